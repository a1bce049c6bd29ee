/** What `words-plugin.ts` makes of a module that lists messages. */
declare module '*?words' {
  import type { Messages } from '#app/i18n/catalogue.ts';
  import type { Locale } from '#config/locale.ts';

  const words: Readonly<Record<Locale, Messages>>;
  export default words;
}
