import { type WordsOf, words } from '#app/i18n/words.ts';

/** What the ways into the forum are called. */
export const forumWords = words({
  'forum.ways': { en: 'Into the forum', es: 'Entrar al foro' },
  'forum.ways.text': {
    en: 'The forum is a site of its own, with an account of its own. You can read without one.',
    es: 'El foro es un sitio aparte, con su propia cuenta. Para leer no hace falta.',
  },
  'forum.discussions': { en: 'Latest discussions', es: 'Conversaciones recientes' },
  'forum.discussions.about': { en: 'What people write about today.', es: 'De qué escribe la gente hoy.' },
  'forum.categories': { en: 'All categories', es: 'Todas las categorías' },
  'forum.categories.about': { en: 'Find the corner that fits you.', es: 'Busque el rincón que le queda mejor.' },
  'forum.memberSearch': { en: 'Find a member', es: 'Buscar a alguien' },
  'forum.memberSearch.about': { en: 'By the name that they use there.', es: 'Por el nombre que usa allí.' },
  'forum.registration': { en: 'Join the forum', es: 'Registrarse en el foro' },
  'forum.registration.about': { en: 'To write, and to get answers.', es: 'Para escribir y recibir respuestas.' },
  'forum.profileEdit': { en: 'Edit your forum profile', es: 'Cambiar su perfil del foro' },
  'forum.profileEdit.about': {
    en: 'What others there see of you. Your profile on this site is another.',
    es: 'Lo que otros ven de usted allí. Su perfil en este sitio es otro.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof forumWords> {}
}
