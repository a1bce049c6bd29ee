import { defineOutreach } from '../define-outreach.ts';
import { email, longText, oneOf, personName, text, website } from '../fields.ts';
import { arrived } from './answers.ts';

/** Partner with us: a proposal, in the four points by which it is judged. */
export const partnerForm = defineOutreach({
  id: 'partner',
  name: 'Partner with us',
  fields: {
    kind: oneOf({
      label: { en: 'Who are you?', es: '¿Quiénes son ustedes?' },
      options: [
        { value: 'clinic', label: { en: 'A clinic or hospital', es: 'Una clínica u hospital' } },
        { value: 'patients', label: { en: 'A group of patients or families', es: 'Un grupo de pacientes o familias' } },
        {
          value: 'community',
          label: {
            en: 'A library, school, parish or other community group',
            es: 'Una biblioteca, escuela, parroquia u otro grupo de la comunidad',
          },
        },
        { value: 'nonprofit', label: { en: 'Another nonprofit', es: 'Otra organización sin fines de lucro' } },
        { value: 'company', label: { en: 'A company', es: 'Una empresa' } },
        { value: 'else', label: { en: 'Something else', es: 'Otra cosa' } },
      ],
    }),
    organisation: text({
      label: { en: 'Its name', es: 'Cómo se llama' },
      autoComplete: 'organization',
      most: 120,
    }),
    website: website({ label: { en: 'Its website', es: 'Su sitio web' }, isOptional: true }),
    idea: longText({
      label: { en: 'The one thing you would like to do with us', es: 'Lo que les gustaría hacer con nosotros' },
      hint: {
        en: 'Whom it is for, who would do the work, and by when. Up to 3,000 characters.',
        es: 'Para quién es, quién haría el trabajo y para cuándo. Hasta 3,000 caracteres.',
      },
      most: 3_000,
    }),
    money: longText({
      label: { en: 'Where your money comes from', es: 'De dónde viene su dinero' },
      hint: {
        en: 'For instance gifts, fees, grants or sales, and from whom. Up to 1,000 characters.',
        es: 'Por ejemplo donaciones, cuotas, subvenciones o ventas, y de quién. Hasta 1,000 caracteres.',
      },
      most: 1_000,
    }),
    name: personName({ label: { en: 'Your name', es: 'Su nombre' } }),
    email: email({ label: { en: 'Your email address', es: 'Su correo electrónico' } }),
  },
  submit: { en: 'Send our proposal', es: 'Enviar nuestra propuesta' },
  desk: () => 'partners',
  acknowledge: { to: (told) => told.email, mail: () => arrived() },
  keptDays: 730,
});
