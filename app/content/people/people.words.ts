import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of people who have a bio. */
export const peopleWords = words({
  'people.sample': { en: 'Sample profile: this person is made up', es: 'Perfil de muestra: esta persona no existe' },
  'people.group.team': { en: 'Team', es: 'Equipo' },
  'people.group.board': { en: 'Board', es: 'Junta directiva' },
  'people.group.advisory-board': { en: 'Professional advisory board', es: 'Consejo asesor profesional' },
  'people.group.guest': { en: 'Guests', es: 'Personas invitadas' },
  'people.group.writer': { en: 'Writers', es: 'Quienes escriben' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof peopleWords> {}
}
