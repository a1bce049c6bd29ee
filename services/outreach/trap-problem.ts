import type { Locale } from '#config/locale.ts';
import type { FieldProblem } from './read-told.ts';

const words: Record<Locale, string> = {
  en: 'Something was typed in a field that stays empty. It is empty again: please send the form once more.',
  es: 'Se escribió algo en un campo que debe quedar vacío. Ya está vacío: envíe el formulario otra vez, por favor.',
};

/**
 * What is said where the honeypot was filled in of a form whose answer is a mail, and which nobody reviews: people who meet the field send
 * the form once more. It is told of the whole form, as what is wrong with a field that nobody sees.
 */
export const trapProblem = (locale: Locale): FieldProblem => ({ field: 'token', code: 'required', text: words[locale] });
