import type { Desk } from '#config/outreach.ts';
import { defineOutreach } from '../define-outreach.ts';
import { email, longText, oneOf, personName } from '../fields.ts';
import { arrived, withinFiveDays } from './answers.ts';

/** What somebody may write about, and who reads it. */
const subjects = [
  { value: 'question', label: { en: 'A question about a page', es: 'Una pregunta sobre una página' } },
  { value: 'mistake', label: { en: 'Something on a page is wrong', es: 'Algo en una página está mal' } },
  { value: 'account', label: { en: 'My account', es: 'Mi cuenta' } },
  { value: 'privacy', label: { en: 'My data: see it or have it erased', es: 'Mis datos: verlos o pedir que se borren' } },
  { value: 'gift', label: { en: 'A gift I made', es: 'Una donación que hice' } },
  { value: 'press', label: { en: 'Press', es: 'Prensa' } },
  { value: 'else', label: { en: 'Something else', es: 'Otra cosa' } },
] as const;
type Subject = (typeof subjects)[number]['value'];

const deskOf: Record<Subject, Desk> = {
  question: 'content',
  mistake: 'content',
  account: 'accounts',
  privacy: 'privacy',
  gift: 'giving',
  press: 'press',
  else: 'general',
};

const aboutData = {
  en: 'We answer within 45 days, and mostly much sooner. We may first ask you for something that shows that the data are yours.',
  es: 'Contestamos en un plazo de 45 días, y casi siempre mucho antes. Puede que primero le pidamos algo que muestre que los datos son suyos.',
};
/** Contact us. */
export const contactForm = defineOutreach({
  id: 'contact',
  name: 'Contact us',
  fields: {
    subject: oneOf({ label: { en: 'What is it about?', es: '¿De qué se trata?' }, options: subjects }),
    message: longText({
      label: { en: 'Your message', es: 'Su mensaje' },
      hint: {
        en: 'In English or Spanish. Please leave out test results, your date of birth, and card or insurance numbers. Up to 5,000 characters.',
        es: 'En español o en inglés. No ponga resultados de pruebas, su fecha de nacimiento ni números de tarjeta o de seguro. Hasta 5,000 caracteres.',
      },
      most: 5_000,
    }),
    email: email({
      label: { en: 'Your email address', es: 'Su correo electrónico' },
      hint: { en: 'We answer there, and use it for nothing else.', es: 'Ahí le contestamos; no lo usamos para nada más.' },
    }),
    name: personName({ label: { en: 'What should we call you?', es: '¿Cómo le llamamos?' } }),
  },
  submit: { en: 'Send my message', es: 'Enviar mi mensaje' },
  desk: ({ subject }) => (subject === null ? 'general' : deskOf[subject]),
  acknowledge: {
    to: (told) => told.email,
    mail: ({ subject }) => {
      const { subject: title, heading, paragraphs } = arrived(subject === 'privacy' ? aboutData : withinFiveDays);
      return {
        ...{ subject: title, heading },
        paragraphs: {
          en: [
            ...paragraphs.en,
            'Is it urgent? We do not watch this mailbox day and night: call your care team or your local emergency number.',
          ],
          es: [
            ...paragraphs.es,
            '¿Es urgente? No leemos este correo a toda hora: llame a su equipo médico o al número de emergencias de donde está.',
          ],
        },
      };
    },
  },
  keptDays: 365,
});
