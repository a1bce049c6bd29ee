import { use } from 'react';
import { embedOf } from '#app/addresses/embeds.ts';
import { Card } from '#app/content/cards/Card.tsx';
import { EmbedFrame } from '#app/content/embeds/EmbedFrame.tsx';
import { LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { sizesFrom } from '#app/ui/breakpoints.ts';
import { Picture } from '#app/ui/Picture.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';

/** A film or a map that another site shows: in its place where that site is configured, else as a card that leads there. */
export function VideoEmbed({ section }: { section: SectionOf<'videoEmbed'> }) {
  const { title, url, duration, posterAssetId } = section.data;
  const assets = use(LinkedAssetsContext);
  const poster = posterAssetId === undefined ? undefined : assets[posterAssetId];
  const embed = embedOf(url);
  if (!embed) {
    // The still of a film says no more than its title does.
    const card = { type: 'large', label: 'Video', title, link: url, duration, imageSource: poster, imageAlt: '' } as const;
    return (
      <div className="measure">
        <Card {...card} isFeaturedCard={false} level="h2" />
      </div>
    );
  }
  return (
    <>
      <h2 className="first-heading">{title}</h2>
      <EmbedFrame
        embed={embed}
        title={title}
        duration={duration}
        poster={poster ? <Picture asset={poster} alt="" sizes={sizesFrom({ MD: '768px', SM: '94vw' })} /> : null}
      />
    </>
  );
}
