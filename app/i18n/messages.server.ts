import { type Locale, locales } from '#config/locale.ts';
import type { Catalogue, Message, MessageId, Messages, Written } from './catalogue.ts';
import { compile } from './compile.server.ts';
import { en } from './en.ts';
import { es } from './es.ts';

const written = { en, es } satisfies { en: Written<typeof en>; es: Written<typeof es> };
const catalogues: Record<Locale, Catalogue> = written;

const compiled = new Map<Locale, Messages>(
  locales.map((locale) => [
    locale,
    Object.fromEntries(Object.entries(catalogues[locale]).map(([id, text]): [string, Message] => [id, compile(text)])),
  ]),
);

/** Every message of a language, for rendering on the server. */
export function messagesFor(locale: Locale): Messages {
  return compiled.get(locale) ?? {};
}

/** Only these messages: what an island or an application page takes to the browser. */
export function pickMessages(locale: Locale, ids: readonly MessageId[] = []): Messages {
  const all = messagesFor(locale);
  return Object.fromEntries(ids.map((id) => [id, all[id]]));
}

/** These messages in every language: for a `words.at-build.ts`, whose words travel with the code. */
export function wordsFor(ids: readonly MessageId[]): Readonly<Record<Locale, Messages>> {
  return { en: pickMessages('en', ids), es: pickMessages('es', ids) };
}
