import type { Locale } from '#config/locale.ts';
import { email } from '#services/outreach/fields.ts';

/** What somebody tells who wants to hear of a page. */
export const followFields = {
  email: email({
    label: { en: 'Email address', es: 'Correo electrónico' },
    hint: {
      en: 'First you get an email with a button, so that nobody else can sign you up. No subject says which page it is.',
      es: 'Primero recibe un correo con un botón, para que nadie le apunte sin que usted quiera. Ningún asunto dice de qué página se trata.',
    },
  }),
};

/** What is said where the page is no page any more. */
export const goneWords: Record<Locale, string> = {
  en: 'That page is not there any more. Nothing was changed.',
  es: 'Esa página ya no existe. No se cambió nada.',
};
