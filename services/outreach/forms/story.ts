import { organisation } from '#config/organisation.ts';
import { defineOutreach } from '../define-outreach.ts';
import { consent, email, hidden, longText, text } from '../fields.ts';

const { name } = organisation;

/** As the pictures of stories are named (`services/stories/story-pictures.ts`). */
const pictureName = /^[0-9a-f]{32}$/;

/** A story that somebody lived, to be published with their name as they choose it; they can take it back by a link in the mail. */
export const storyForm = defineOutreach({
  id: 'story',
  name: 'Share your story',
  fields: {
    story: longText({
      label: { en: 'Your story', es: 'Su historia' },
      hint: {
        en: 'In English, in Spanish or in both; up to 20,000 characters, which is about eight pages. Please leave out the names of doctors and hospitals. What you write stays on this device while you write it.',
        es: 'En español, en inglés o en los dos; hasta 20,000 caracteres, unas ocho páginas. No ponga nombres de médicos ni de hospitales. Lo que escribe queda en este aparato mientras lo escribe.',
      },
      most: 20_000,
    }),
    called: text({
      label: { en: 'The name to put to it', es: 'El nombre con que saldría' },
      hint: {
        en: 'Your own, a first name or one that you make up. Leave it empty for none.',
        es: 'El suyo, uno de pila o uno inventado. Si no quiere ninguno, deje el espacio vacío.',
      },
      autoComplete: 'off',
      most: 60,
      isOptional: true,
    }),
    picture: hidden({ most: 32, pattern: pictureName }),
    email: email({
      label: { en: 'Your email address', es: 'Su correo electrónico' },
      hint: {
        en: 'There you see the final text first, and there goes the link by which you take the story back. It is never published.',
        es: 'Ahí ve usted primero el texto final, y ahí le llega el enlace para retirar la historia. Nunca se publica.',
      },
    }),
    consent: consent({
      label: {
        en: `${name} may keep my story and publish it, once I have seen the final text and said yes to it. I am 18 or older. I wrote it myself, and whoever can be recognized in it or in the picture agrees. I can take all of this back whenever I like, and need not say why.`,
        es: `${name} puede guardar mi historia y publicarla, después de que yo haya visto el texto final y dicho que sí. Tengo 18 años o más. La escribí yo, y quien se pueda reconocer en ella o en la foto está de acuerdo. Puedo retirar todo esto cuando quiera, sin explicar por qué.`,
      },
    }),
  },
  submit: { en: 'Send my story', es: 'Enviar mi historia' },
  desk: () => 'content',
  acknowledge: {
    to: (told) => told.email,
    mail: () => ({
      subject: { en: 'Your story arrived', es: 'Su historia llegó' },
      heading: { en: 'Thank you for your story', es: 'Gracias por su historia' },
      paragraphs: {
        en: [
          'A person reads it, and writes to you within ten working days, whether or not we can publish it.',
          'Nothing is published before you have seen the final text and said yes to it. Until then it is encrypted, and only the people who work on stories can open it.',
          'You can take it back whenever you like, also after it was published: then we delete it, with its picture, and take it off the site.',
        ],
        es: [
          'La lee una persona, y le escribe en un plazo de diez días hábiles, la podamos publicar o no.',
          'Nada se publica antes de que usted haya visto el texto final y dicho que sí. Hasta entonces está cifrada, y solo pueden abrirla quienes trabajan con las historias.',
          'Puede retirarla cuando quiera, también después de publicada: la borramos junto con la foto y la quitamos del sitio.',
        ],
      },
    }),
    withdraw: {
      button: { en: 'Take my story back', es: 'Retirar mi historia' },
      after: {
        en: 'The button opens a page with one more button: nothing happens before you press that. Keep this email; the link works for as long as the story is here.',
        es: 'El botón abre una página con otro botón: no pasa nada antes de que lo oprima. Guarde este correo; el enlace sirve mientras la historia esté aquí.',
      },
    },
  },
  keptDays: 3 * 365,
});
