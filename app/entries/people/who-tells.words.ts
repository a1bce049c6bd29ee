import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of who tells a story. */
export const whoTellsWords = words({
  'story.kind': { en: 'Personal story:', es: 'Historia personal:' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof whoTellsWords> {}
}
