import type { Locale } from '#config/locale.ts';
import { drain } from './drain.ts';
import { thermometer } from './thermometer.ts';

/** What films show that no page of the library does. */
export const drawings = ['thermometer', 'drain-open', 'drain-pour', 'drain-close', 'drain-read'] as const;
export type Drawing = (typeof drawings)[number];

/** The SVG of a drawing, which the film's page animates by its classes. */
export function drawn(drawing: Drawing, locale: Locale): string {
  switch (drawing) {
    case 'thermometer':
      return thermometer(locale);
    case 'drain-open':
      return drain('open');
    case 'drain-pour':
      return drain('pour');
    case 'drain-close':
      return drain('close');
    case 'drain-read':
      return drain('read');
  }
}
