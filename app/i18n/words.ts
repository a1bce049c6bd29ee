import type { Locale } from '#config/locale.ts';

/** Messages by their ids, each in every language, in ICU message syntax. */
export type Words = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** `never` for what was left empty, and for a language that the site does not have, so that neither compiles. */
export type Written<Group> = {
  readonly [Id in keyof Group]: {
    readonly [Language in keyof Group[Id]]: Language extends Locale
      ? Group[Id][Language] extends ''
        ? never
        : Group[Id][Language]
      : never;
  };
};

/**
 * A group of messages: what a page or an island is sent. It is exported by a file named `*.words.ts` beside the components that say
 * them, and added there to `Catalogue`, which gives `t` its ids.
 */
export function words<const Group extends Words>(group: Group & Written<Group>): Group {
  return group;
}

/** What a group adds to `Catalogue`. */
export type WordsOf<Group extends Words> = Group;
