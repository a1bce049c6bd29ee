import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Said } from '#services/outreach/fields.ts';

/** What a form says: a message of the website, or a text that the definition of the form brings in every language. */
export type Sayable = PlainMessageId | Said;

/** Says either in the language of the page. */
export function useSay(): (text: Sayable) => string {
  const [t, locale] = [useTranslate(), useLocale()];
  return (text) => (typeof text === 'string' ? t(text) : text[locale]);
}
