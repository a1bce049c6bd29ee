import { use } from 'react';
import { Card } from '#app/content/cards/Card.tsx';
import type { CardProps } from '#app/content/cards/card.ts';
import { LinkedCardsContext } from '#app/content/cards/linked-cards.ts';
import { LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { RichText } from '#app/content/rich-text/RichText.tsx';
import bodyCopy from '#app/content/sections/body-copy/BodyCopy.module.css';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
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
  return <Shown card={use(LinkedCardsContext)[entryId]} />;
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
    <div className="measure">
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
