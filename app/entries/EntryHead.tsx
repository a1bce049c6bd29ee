import { type ReactNode, use } from 'react';
import { LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { sizesFrom } from '#app/ui/breakpoints.ts';
import { Picture } from '#app/ui/Picture.tsx';
import type { Entry } from '#services/content/library/store.ts';
import { referencesInSections } from '#services/content/model/sections/sections.ts';
import type { Asset } from '#services/media/store.ts';
import { NewerTranslation } from './AboutEntry.tsx';
import css from './EntryHead.module.css';

const illustrated: ReadonlySet<Entry['type']> = new Set(['page', 'researchNews', 'op-ed']);

type Props = {
  entry: Entry;
  picture: Asset | null;
  /** Whose words follow, where that matters more than what they are about. */
  who: ReactNode;
  children: ReactNode;
};

/** What a page begins with: its title, its teaser, and what is known of it, with its picture beside them. */
export function EntryHead({ entry, picture, who, children }: Props) {
  return (
    <header className={picture ? `${css.head} ${css.pictured}` : css.head}>
      <h1 className={css.title}>{entry.title}</h1>
      {picture ? (
        <Picture asset={picture} alt={entry.fields.imageAlt} sizes={sizesFrom({ LG: '380px', SM: '208px' })} className={css.picture} />
      ) : null}
      {who}
      <p className={`lead ${css.lead}`}>{entry.teaser}</p>
      <NewerTranslation entry={entry} />
      {children}
    </header>
  );
}

/** The picture of an article, unless the text itself shows it. */
export function useHeadPicture({ type, fields, sections }: Entry): Asset | null {
  const asset = use(LinkedAssetsContext)[fields.image ?? ''];
  return asset && illustrated.has(type) && !referencesInSections(sections).assets.includes(asset.id) ? asset : null;
}
