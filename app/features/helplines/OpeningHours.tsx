import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Helpline } from '#config/organisation.ts';
import { openingHours } from './opening-hours.ts';

/** When somebody answers, in words. */
export function OpeningHours({ helpline }: { helpline: Helpline }) {
  return openingHours(helpline, useTranslate(), useLocale());
}
