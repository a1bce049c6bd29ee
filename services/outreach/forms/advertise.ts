import { defineOutreach } from '../define-outreach.ts';
import { email, longText, personName, text, website } from '../fields.ts';
import { arrived } from './answers.ts';

/** Advertise with us: there are no ads, and whoever asks is told so by a person. */
export const advertiseForm = defineOutreach({
  id: 'advertise',
  name: 'Advertise with us',
  fields: {
    organisation: text({
      label: { en: 'Your company or organization', es: 'Su empresa u organización' },
      autoComplete: 'organization',
      most: 120,
    }),
    website: website({ label: { en: 'Its website', es: 'Su sitio web' }, isOptional: true }),
    message: longText({
      label: { en: 'What would you like to show, to whom, and when?', es: '¿Qué quiere mostrar, a quién y cuándo?' },
      hint: { en: 'Up to 3,000 characters.', es: 'Hasta 3,000 caracteres.' },
      most: 3_000,
    }),
    name: personName({ label: { en: 'Your name', es: 'Su nombre' } }),
    email: email({ label: { en: 'Your email address', es: 'Su correo electrónico' } }),
  },
  submit: { en: 'Send my question', es: 'Enviar mi consulta' },
  desk: () => 'partners',
  acknowledge: { to: (told) => told.email, mail: () => arrived() },
  keptDays: 365,
});
