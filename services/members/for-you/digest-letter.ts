import type { Locale } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { Mail } from '#services/mail/mail.types.ts';

const { name } = organisation;

type About = { to: string; locale: Locale; count: number; frequency: 'weekly' | 'monthly' };
/** Where the section stands, where a reader ends the mails on a page of ours, and where their mail program does by one press. */
type Ways = { url: string; leave: string; oneClick: string };

const words = {
  en: (count: number, frequency: About['frequency'], leave: string) => ({
    subject: 'Something new to read',
    preview: 'It waits for you on the site.',
    heading: 'Something new to read',
    hello: 'Hello,',
    paragraphs: [
      count === 1 ? 'There is one new page for you.' : `There are ${count} new pages for you.`,
      'What they are about stands on the site alone, behind your password, so that nobody learns it from this email.',
    ],
    button: 'Sign in and read',
    afterButton: [`You want no more of these emails? Here is a page with one button: ${leave}`],
    why: `You get this email because you asked ${name} for one every ${frequency === 'weekly' ? 'week' : 'month'}, if there is something for you.`,
  }),
  es: (count: number, frequency: About['frequency'], leave: string) => ({
    subject: 'Algo nuevo para leer',
    preview: 'Le espera en el sitio.',
    heading: 'Algo nuevo para leer',
    hello: 'Hola:',
    paragraphs: [
      count === 1 ? 'Hay una página nueva para usted.' : `Hay ${count} páginas nuevas para usted.`,
      'De qué tratan solo se lee en el sitio, con su contraseña, para que nadie lo sepa por este correo.',
    ],
    button: 'Iniciar sesión y leer',
    afterButton: [`¿No quiere más correos como este? Aquí hay una página con un solo botón: ${leave}`],
    why: `Recibe este correo porque le pidió a ${name} uno ${frequency === 'weekly' ? 'por semana' : 'por mes'}, si hay algo para usted.`,
  }),
};

/** That there is something new for a member, and how much: no title and no reason, since either can tell a diagnosis. */
export function digestLetter({ to, locale, count, frequency }: About, { url, leave, oneClick }: Ways): Mail {
  const { button, ...said } = words[locale](count, frequency, leave);
  const list = { id: `for-you.${new URL(url).hostname}`, leave: oneClick };
  return { to, locale, content: { kind: 'letter', words: { ...said, link: { url, button }, links: [leave] }, list } };
}
