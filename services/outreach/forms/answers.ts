import type { Acknowledgement } from '../define-outreach.ts';
import { email } from '../fields.ts';

/** Where an answer goes to, of a form that needs none. */
export const forAnAnswer = email({
  label: { en: 'Your email address', es: 'Su correo electrónico' },
  hint: { en: 'Only if you want an answer.', es: 'Solo si quiere una respuesta.' },
  isOptional: true,
});

/** By when a person answers what was sent by the forms to write to us. */
export const withinFiveDays = {
  en: 'A person reads it, and answers within five working days.',
  es: 'Lo lee una persona, y le contesta en un plazo de cinco días hábiles.',
};

/** The mail that says that something arrived, and by when it is answered. */
export function arrived(by: { en: string; es: string } = withinFiveDays): Acknowledgement {
  return {
    subject: { en: 'Your message arrived', es: 'Su mensaje llegó' },
    heading: { en: 'Thank you, your message arrived', es: 'Gracias, su mensaje llegó' },
    paragraphs: { en: [by.en], es: [by.es] },
  };
}
