import { type Locale, locales } from '#config/locale.ts';
import type { Message, MessageId, Messages } from './catalogue.ts';
import { compileWords } from './compile.server.ts';
import type { Words } from './words.ts';

/** Every group that an `*.words.ts` exports. */
export const everyGroup: readonly Words[] = Object.values(
  import.meta.glob<Readonly<Record<string, Words>>>('/app/**/*.words.ts', { eager: true }),
).flatMap((exported) => Object.values(exported));

const compiled = new Map<Locale, Readonly<Record<string, Message>>>(locales.map((locale) => [locale, compileWords(locale, everyGroup)]));

/** Every message of a language, for rendering on the server. */
export function messagesFor(locale: Locale): Messages {
  return compiled.get(locale) ?? {};
}

/** Only these messages: what an island takes to the browser. */
export function pickMessages(locale: Locale, ids: readonly MessageId[] = []): Messages {
  return picked(locale, ids);
}

/** The messages of these groups: what an application page takes to the browser. */
export function messagesOf(locale: Locale, groups: readonly Words[]): Messages {
  return picked(
    locale,
    groups.flatMap((group) => Object.keys(group)),
  );
}

function picked(locale: Locale, ids: readonly string[]): Messages {
  const all = compiled.get(locale) ?? {};
  return Object.fromEntries(ids.map((id) => [id, all[id]]));
}
