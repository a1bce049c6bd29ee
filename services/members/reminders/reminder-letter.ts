import type { Locale } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import type { Mail } from '#services/mail/mail.types.ts';
import type { Due } from './due.ts';

const { name } = organisation;

/** Where the mail leads: the section of the profile, and where one press in a mail program ends the mails. */
export type ReminderWays = { url: string; oneClick: string };

const words = {
  en: {
    subject: 'Your reminder',
    preview: 'You asked us to remind you.',
    heading: 'Your reminder',
    hello: 'Hello,',
    tomorrow: 'You wrote down something for tomorrow.',
    now: 'You wrote down something for about this time.',
    where: 'What it is stands in your account alone. We never write that in an email.',
    button: 'See what it is',
    afterButton: ['You want no more of these? Sign in by the same button and switch them off, or use “unsubscribe” in your mail program.'],
    why: `You get this email because you switched on reminders in your account at ${name}.`,
  },
  es: {
    subject: 'Su recordatorio',
    preview: 'Nos pidió que le avisáramos.',
    heading: 'Su recordatorio',
    hello: 'Hola:',
    tomorrow: 'Usted anotó algo para mañana.',
    now: 'Usted anotó algo para más o menos esta hora.',
    where: 'Qué es está solo en su cuenta. Nunca lo escribimos en un correo.',
    button: 'Ver qué es',
    afterButton: [
      '¿Ya no los quiere? Inicie sesión con el mismo botón y apáguelos, o use «cancelar suscripción» en su programa de correo.',
    ],
    why: `Recibe este correo porque encendió los recordatorios en su cuenta de ${name}.`,
  },
} as const satisfies Record<Locale, unknown>;

/** That there is something to think of: never what, with whom, or where. */
export function reminderLetter({ to, locale }: Pick<Mail, 'to' | 'locale'>, due: Due, { url, oneClick }: ReminderWays): Mail {
  const { tomorrow, now, where, button, ...said } = words[locale];
  const paragraphs = [...(due.tomorrow ? [tomorrow] : []), ...(due.now ? [now] : []), where];
  const list = { id: `reminders.${new URL(url).hostname}`, leave: oneClick };
  return { to, locale, content: { kind: 'letter', words: { ...said, paragraphs, link: { url, button } }, list } };
}
