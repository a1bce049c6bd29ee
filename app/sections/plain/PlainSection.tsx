import { use } from 'react';
import type { SectionOf } from '#services/content/sections/sections.ts';
import { Card } from '../../cards/Card.tsx';
import type { CardProps } from '../../cards/card.ts';
import { LinkedEntriesContext } from '../../rich-text/EntryLink.tsx';
import { LinkedAssetsContext } from '../../rich-text/LinkedAssets.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import bodyCopy from '../body-copy/BodyCopy.module.css';
import { UnknownSection } from '../unknown/UnknownSection.tsx';
import css from './PlainSection.module.css';

/** What is played or embedded, without a player: the card that leads to it, or its words. */
export function PlainSection({ section }: { section: SectionOf<'video' | 'podcast' | 'videoEmbed' | 'instagramPost'> }) {
  switch (section.kind) {
    case 'video':
    case 'podcast':
      return <Entry {...section.data} />;
    case 'videoEmbed':
      return <Film {...section.data} />;
    case 'instagramPost':
      return <Post {...section.data} />;
    default:
      return section satisfies never;
  }
}

function Entry({ entryId }: SectionOf<'video' | 'podcast'>['data']) {
  return <Shown card={use(LinkedEntriesContext)[entryId]?.card} />;
}

function Film({ title, url, duration, posterAssetId }: SectionOf<'videoEmbed'>['data']) {
  const assets = use(LinkedAssetsContext);
  const imageSource = posterAssetId === undefined ? undefined : assets[posterAssetId];
  // The still of a film says no more than its title does.
  return <Shown card={{ type: 'large', label: 'Video', title, link: url, duration, imageSource, imageAlt: '' }} />;
}

function Shown({ card }: { card: CardProps | undefined }) {
  if (!card) return <UnknownSection />;
  return (
    <div className={css.card}>
      <Card {...card} type="large" isFeaturedCard={false} level="h2" />
    </div>
  );
}

function Post({ text, author }: SectionOf<'instagramPost'>['data']) {
  return (
    <figure className={`${bodyCopy.text} ${css.post}`}>
      <blockquote>
        <RichText node={text} />
      </blockquote>
      {author ? <figcaption>{author}</figcaption> : null}
    </figure>
  );
}
