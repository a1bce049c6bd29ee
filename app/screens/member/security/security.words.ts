import { type WordsOf, words } from '#app/i18n/words.ts';

export const securityWords = words({
  'security.title': { en: 'Security', es: 'Seguridad' },
  'security.lead': {
    en: 'What leads into your account. Nobody else sees this page.',
    es: 'Lo que da entrada a su cuenta. Nadie más ve esta página.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof securityWords> {}
}
