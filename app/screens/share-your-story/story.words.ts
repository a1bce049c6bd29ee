import { type WordsOf, words } from '#app/i18n/words.ts';

/** What is said where a story is sent, and taken back. */
export const shareYourStoryWords = words({
  'story.photo': { en: 'A picture', es: 'Una foto' },
  'story.photo.hint': {
    en: 'JPEG, PNG or WebP, up to 5 MB. Only of people who agree, and not of your body. We keep nothing of where or when it was taken, and it stands nowhere on the site before you said yes.',
    es: 'JPEG, PNG o WebP, hasta 5 MB. Solo de personas que estén de acuerdo, y no de su cuerpo. No guardamos nada de dónde ni cuándo se tomó, y no sale en el sitio antes de que usted diga que sí.',
  },
  'story.photo.kept': {
    en: 'Keep the picture that you chose. Untick this to leave it out, or choose another above.',
    es: 'Dejar la foto que eligió. Quite la marca para no mandarla, o elija otra arriba.',
  },
  'story.photo.busy': {
    en: 'We cannot take a picture at the moment. Please wait a few minutes, or send your story without one.',
    es: 'En este momento no podemos recibir la foto. Espere unos minutos o mande su historia sin ella.',
  },
  'story.sent.title': { en: 'Your story arrived', es: 'Su historia llegó' },
  'story.sent': {
    en: 'Thank you. Your story arrived, and it is stored encrypted.',
    es: 'Gracias. Su historia llegó y se guardó cifrada.',
  },
  'story.sent.mail': {
    en: 'We have just sent you an email that says so. Please keep it: its link takes the story back, at any time.',
    es: 'Acabamos de mandarle un correo que lo confirma. Guárdelo, por favor: con su enlace puede retirar la historia cuando quiera.',
  },
  'story.sent.after': {
    en: 'A person reads it, and writes to you within ten working days. Nothing appears before you have seen the final text and said yes to it.',
    es: 'La lee una persona, y le escribe en un plazo de diez días hábiles. Nada sale antes de que usted haya visto el texto final y dicho que sí.',
  },
  'story.read': { en: 'Read the stories on this site', es: 'Leer las historias de este sitio' },
  'story.withdraw': {
    en: 'Press the button, and we delete your story and its picture. If it was published, we take it off the site. You need not say why.',
    es: 'Oprima el botón, y borramos su historia y la foto. Si ya estaba publicada, la quitamos del sitio. No tiene que decir por qué.',
  },
  'story.withdraw.submit': { en: 'Take my story back', es: 'Retirar mi historia' },
  'story.withdraw.invalid': {
    en: 'This link is none of ours, or part of it is missing. Please open it from the email once more, or copy all of it.',
    es: 'Este enlace no es nuestro, o le falta una parte. Ábralo otra vez desde el correo, o cópielo completo.',
  },
  'story.withdrawn.title': { en: 'Your story was taken back', es: 'Su historia se retiró' },
  'story.withdrawn': {
    en: 'Done. Your story and its picture are deleted. If it was published, we have been told, and take it off the site.',
    es: 'Listo. Borramos su historia y la foto. Si estaba publicada, ya recibimos el aviso y la quitamos del sitio.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof shareYourStoryWords> {}
}
