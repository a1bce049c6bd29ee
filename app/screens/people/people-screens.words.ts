import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the pages about people. */
export const peopleScreensWords = words({
  'people.listed.team': { en: 'Who is in the team', es: 'Quiénes forman el equipo' },
  'people.listed.board': { en: 'Who is on the board', es: 'Quiénes están en la junta' },
  'people.listed.advisory-board': { en: 'Who is on the advisory board', es: 'Quiénes están en el consejo asesor' },
  'people.listed.writer': { en: 'Who writes stories here', es: 'Quiénes escriben historias aquí' },
  'people.listed.guest': { en: 'Who speaks here as a guest', es: 'Quiénes hablan aquí por invitación' },
  'bio.wrote': { en: 'Written by {name}', es: 'Textos de {name}' },
  'bio.said': { en: 'Hear or see {name}', es: 'Para oír o ver a {name}' },
  'bio.reviewed': { en: 'Reviewed by {name}', es: 'Páginas revisadas por {name}' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof peopleScreensWords> {}
}
