import { entryPath } from '#app/addresses/entry-path.ts';
import { loadPictures, type ShownPicture, shownPictureOnCard } from '#app/content/cards/pictures.ts';
import { formatShortDate } from '#app/i18n/dates.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import type { ForYouList, Item } from '#services/members/for-you/for-you.ts';
import { mostFirst } from '#services/members/for-you/shared.ts';
import { type SavedType, savedTypeOf } from '#services/members/saved/shared.ts';

/** An entry as the section shows it. */
export type ShownItem = {
  entry: string;
  type: SavedType;
  title: string;
  path: string;
  teaser: string;
  picture: ShownPicture | null;
  /** Why it is here, in words. */
  why: string[];
  /** Of research news: when it was published. */
  publishedOn: string | null;
  hasNumbers: boolean;
};

export type ShownList = {
  first: ShownItem[];
  more: ShownItem[];
  ofSurvival: ShownItem[];
  dismissed: { entry: string; title: string; path: string }[];
};

/** What is for a member, in words, with all pictures in one question. */
export async function shownList({ alba, locale }: AccountRequest, list: ForYouList): Promise<ShownList> {
  const teasers = [...list.items, ...list.ofSurvival].map(({ teaser }) => teaser);
  const pictures = await loadPictures(alba, teasers, locale);
  const shown = (items: readonly Item[]) =>
    items.flatMap(({ teaser, why, hasSurvivalNumbers }): ShownItem[] => {
      const [path, type] = [entryPath(teaser), savedTypeOf(teaser.type)];
      if (path === null || type === null) return [];
      return [
        {
          ...{ entry: teaser.id, type, title: teaser.title, path, teaser: teaser.teaser },
          picture: shownPictureOnCard(teaser, pictures),
          why: [...why],
          publishedOn: teaser.type === 'researchNews' ? formatShortDate(teaser.publishedAt, locale) : null,
          hasNumbers: hasSurvivalNumbers,
        },
      ];
    });
  const items = shown(list.items);
  return {
    first: items.slice(0, mostFirst),
    more: items.slice(mostFirst),
    ofSurvival: shown(list.ofSurvival),
    dismissed: list.dismissed.flatMap((teaser) => {
      const path = entryPath(teaser);
      return path === null ? [] : [{ entry: teaser.id, title: teaser.title, path }];
    }),
  };
}
