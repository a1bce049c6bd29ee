import type { Locale } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import { desks } from '#config/outreach.ts';
import type { Mail } from '#services/mail/mail.types.ts';
import type { OutreachFields, OutreachForm, Told } from './define-outreach.ts';
import type { Reason } from './suspicion.ts';

/** What is said of a submission in mails. */
export type Stored = { id: string; locale: Locale; reasons: readonly Reason[] };

/** Short enough to be typed, by which visitor and staff mean the same submission. */
export const referenceOf = (id: string) => id.slice(0, 8);

/** To the desk: that something came in, and how to read it. What was told stays where it is sealed. */
export function staffMail<Fields extends OutreachFields>(
  form: OutreachForm<Fields>,
  told: Told<Fields>,
  { id, locale, reasons }: Stored,
): Mail {
  const desk = form.desk(told);
  const reference = referenceOf(id);
  const language = { en: 'English', es: 'Spanish' }[locale];
  return {
    to: desks[desk],
    locale: 'en',
    content: {
      kind: 'letter',
      words: {
        subject: `${form.name}: something came in for ${desk} (${reference})`,
        preview: `In ${language}. It is read with script/outreach.`,
        heading: `${form.name}: something came in`,
        hello: 'Hello,',
        paragraphs: [
          `Somebody sent the form “${form.name}” in ${language}. It is for the desk “${desk}”.`,
          `Read it with: script/outreach show ${reference}`,
          'What was told is not in this email, since it may be personal.',
          ...(reasons.length > 0
            ? [`Please look at it with care before you answer, it waits in the queue for review: ${reasons.join(', ')}.`]
            : []),
        ],
        why: `This email goes to the desk “${desk}” of ${organisation.name}.`,
      },
    },
  };
}

const frame = {
  en: {
    hello: 'Hello,',
    reference: (reference: string) => `If you write to us about it, or want it erased, this is its number: ${reference}`,
    notYou: 'If you sent us nothing, somebody probably typed your address by mistake. You can ignore this email.',
    why: `This email answers what was sent by a form of ${organisation.name}. No others follow on their own.`,
  },
  es: {
    hello: 'Hola:',
    reference: (reference: string) => `Si quiere escribirnos sobre esto o pedirnos que lo borremos, este es su número: ${reference}`,
    notYou: 'Si usted no nos envió nada, es probable que alguien haya escrito su dirección por error. No haga caso de este correo.',
    why: `Este correo responde a lo que se envió por un formulario de ${organisation.name}. No le enviaremos otros por nuestra cuenta.`,
  },
} as const satisfies Record<Locale, object>;

/** To whoever sent it: that it arrived. Nothing that they typed is in it, so that nobody can make us mail words of theirs to others. */
export function acknowledgement<Fields extends OutreachFields>(
  { acknowledge }: OutreachForm<Fields>,
  told: Told<Fields>,
  { id, locale }: Stored,
  withdrawUrl: (id: string, locale: Locale) => string,
): Mail | null {
  const to = acknowledge?.to(told) ?? null;
  if (!acknowledge || to === null) return null;
  const { subject, heading, paragraphs } = acknowledge.mail(told);
  const { hello, reference, notYou, why } = frame[locale];
  const { withdraw } = acknowledge;
  const [first = ''] = paragraphs[locale];
  return {
    to,
    locale,
    content: {
      kind: 'letter',
      words: {
        subject: subject[locale],
        preview: first,
        heading: heading[locale],
        hello,
        paragraphs: [...paragraphs[locale], reference(referenceOf(id))],
        ...(withdraw && { link: { url: withdrawUrl(id, locale), button: withdraw.button[locale] }, afterButton: [withdraw.after[locale]] }),
        notYou: [notYou],
        why,
      },
    },
  };
}
