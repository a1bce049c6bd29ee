import { use } from 'react';
import { ContentLink } from '#app/content/links/ContentLink.tsx';
import { LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { useLeads } from '#app/content/links/use-leads.ts';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import { sizesFrom } from '#app/ui/breakpoints.ts';
import { Picture } from '#app/ui/Picture.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './ThumbnailTriplex.module.css';

/** Three pictures, each a link; one whose picture is missing has a dawn in its place. */
export function ThumbnailTriplex({ section: { data } }: { section: SectionOf<'thumbnailTriplex'> }) {
  const leads = useLeads();
  const assets = use(LinkedAssetsContext);
  const thumbnails = data.thumbnails.filter(({ url }) => leads(url));
  if (thumbnails.length === 0) return <UnknownSection />;
  return (
    <>
      {data.title ? <h2 className="first-heading">{data.title}</h2> : null}
      <ul className={css.thumbnails}>
        {thumbnails.map(({ url, label, assetId, alt }) => {
          const asset = assets[assetId];
          return (
            <li key={url} className={`whole ${css.thumbnail}`}>
              <div className={css.frame}>
                {asset ? <Picture asset={asset} alt={alt} sizes={sizesFrom({ MD: '23rem', SM: '7rem' })} className={css.picture} /> : null}
              </div>
              <span className={css.label}>
                <ContentLink href={url}>{label}</ContentLink>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
