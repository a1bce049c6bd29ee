import { entryPath } from '#app/addresses/entry-path.ts';
import { loadPictures, type Pictures, type ShownPicture, shownPictureOnCard } from '#app/content/cards/pictures.ts';
import { formatDuration, formatShortDate, formatShortDay } from '#app/i18n/dates.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { newKey } from '#app/screens/member/change-key.ts';
import type { Locale } from '#config/locale.ts';
import type { SavedItem } from '#services/members/saved/saved-content.ts';
import type { SavedType } from '#services/members/saved/shared.ts';

/** A saved entry as the list shows it. */
export type ShownItem = {
  /** Its number on the list, which says nothing of the entry. */
  record: string;
  type: SavedType;
  title: string;
  locale: Locale;
  /** Null where it is no longer published. */
  path: string | null;
  teaser: string | null;
  picture: ShownPicture | null;
  /** How long a recording takes, as mm:ss; or about how many minutes it takes to read. */
  length: { duration: string } | { minutes: number } | null;
  savedOn: string;
  /** What changed since then that a reader should know of, in the language of the entry. */
  changed: { on: string; text: string } | null;
  /** Of its removal. */
  key: string;
};

const isRecording: Readonly<Record<SavedType, boolean>> = {
  page: false,
  researchNews: false,
  personalStory: false,
  video: true,
  podcast: true,
};

/** What is saved, with all pictures in one question. */
export async function shownItems({ alba, locale }: AccountRequest, items: readonly SavedItem[]): Promise<ShownItem[]> {
  const teasers = items.flatMap(({ teaser }) => teaser ?? []);
  const pictures = await loadPictures(alba, teasers, locale);
  return items.map((item) => shownItem(item, pictures, locale));
}

function shownItem(item: SavedItem, pictures: Pictures, locale: Locale): ShownItem {
  const { id, type, title, teaser, contentLength, savedAt, changed } = item;
  return {
    ...{ record: id, type, title, locale: item.locale, path: teaser && entryPath(teaser), teaser: teaser?.teaser ?? null },
    picture: teaser && shownPictureOnCard(teaser, pictures),
    length: lengthOf(type, contentLength),
    savedOn: formatShortDay(savedAt, locale),
    changed: changed && { on: formatShortDate(changed.date, locale), text: changed.text },
    key: newKey(),
  };
}

function lengthOf(type: SavedType, seconds: number | null): ShownItem['length'] {
  if (seconds === null) return null;
  return isRecording[type] ? { duration: formatDuration(seconds) } : { minutes: Math.max(1, Math.round(seconds / 60)) };
}

/** How many there are of each type. */
export function countsOf(items: readonly Pick<SavedItem, 'type'>[]): Record<SavedType, number> {
  const counts = { page: 0, researchNews: 0, video: 0, podcast: 0, personalStory: 0 } satisfies Record<SavedType, number>;
  for (const { type } of items) counts[type] += 1;
  return counts;
}

/** Those whose title or teaser holds every word that is searched for; accents and capitals make no difference. */
export function itemsWith(items: readonly ShownItem[], term: string): readonly ShownItem[] {
  const words = folded(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ title, teaser }) => {
    const text = folded(`${title} ${teaser ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
