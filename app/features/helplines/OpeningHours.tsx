import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { openingHours, type ZonedHours } from './opening-hours.ts';

/** When somebody answers, in words. */
export function OpeningHours({ helpline }: { helpline: ZonedHours }) {
  return openingHours(helpline, useTranslate(), useLocale());
}
