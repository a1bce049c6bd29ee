import { entryPath } from '#app/addresses/entry-path.ts';
import type { Entry } from '#services/content/library/store.ts';

/** An entry in the other language: what it is called there, where it stands, and when it was last changed. */
export type Translation = Pick<Entry, 'locale' | 'title' | 'updatedAt'> & { path: string };

/** The other language of an entry; null where there is none to read. */
export function translationOf({ locale, translations }: Pick<Entry, 'locale' | 'translations'>): Translation | null {
  const other = translations.find((each) => each.locale !== locale);
  const path = other ? entryPath(other) : null;
  return other && path !== null ? { ...other, path } : null;
}

/** The types that stand as they are: a gallery says little, and a check-list is one list to tick, whatever its language. */
const alone: ReadonlySet<Entry['type']> = new Set(['gallery', 'check-list']);

/** The address that shows both languages of an entry side by side; null where it has but one, or is none to be read that way. */
export function besidePath(entry: Pick<Entry, 'type' | 'locale' | 'translations'>): string | null {
  const own = entry.translations.find(({ locale }) => locale === entry.locale);
  const path = own ? entryPath(own) : null;
  const other = translationOf(entry);
  return path === null || other === null || alone.has(entry.type) ? null : `${path}?with=${other.locale}`;
}
