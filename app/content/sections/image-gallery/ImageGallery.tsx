import { use } from 'react';
import { hook } from '#app/browser/hook.ts';
import { LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import { Gated } from '#app/features/gated-content/Gated.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import { Enlarged } from './Enlarged.tsx';
import { gallery } from './hooks.ts';
import css from './ImageGallery.module.css';
import { Controls, type Slide, Slides } from './Slides.tsx';

/**
 * Pictures one beside the other, which scroll and snap by themselves. `gallery.enhance.ts` adds the buttons, the arrow
 * keys and the enlarged view; where a gallery stands is its scroll position, so there is no other state.
 */
export function ImageGallery({ section: { id, data } }: { section: SectionOf<'imageGallery'> }) {
  const t = useTranslate();
  const assets = use(LinkedAssetsContext);
  const slides: Slide[] = data.images.flatMap(({ assetId, alt, caption }, index) => {
    const asset = assets[assetId];
    return asset ? [{ id: `${id}-${index + 1}`, asset, alt: alt ?? asset.alt, caption }] : [];
  });
  if (slides.length === 0) return <UnknownSection />;
  const pictures = (
    <div className={css.gallery} {...hook(gallery, 0)}>
      <Slides slides={slides} />
      {slides.length > 1 ? <Controls slides={slides} /> : null}
      <Enlarged label={data.title ?? t('gallery.pictures')} several={slides.length > 1} />
    </div>
  );
  return (
    <>
      {data.title ? <h2 className="first-heading">{data.title}</h2> : null}
      <Gated
        id={id}
        title={t('gallery.membersOnly')}
        sensitive={data.sensitive}
        membersOnly={data.membersOnly}
        facts={<Files slides={slides} />}
      >
        {pictures}
      </Gated>
    </>
  );
}

/** Without a script nobody knows here who is signed in: the files are given to members alone. */
function Files({ slides }: { slides: readonly Slide[] }) {
  const t = useTranslate();
  return (
    <noscript>
      <p>{t('gallery.files')}</p>
      <ul>
        {slides.map(({ id, asset, alt }) => (
          <li key={id}>
            <a href={asset.url}>{alt}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
