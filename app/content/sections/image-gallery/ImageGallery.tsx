import { use } from 'react';
import { hook } from '#app/browser/hook.ts';
import { LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
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
  // This page is everybody's.
  if (data.membersOnly) return <MembersOnly title={data.title} />;
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
      {data.sensitive ? (
        <Disclosure sensitive className={css.sensitive} summary={<span className={css.warning}>{t('gallery.sensitive')}</span>}>
          {pictures}
        </Disclosure>
      ) : (
        pictures
      )}
    </>
  );
}

function MembersOnly({ title }: { title: string | undefined }) {
  const t = useTranslate();
  return (
    <>
      {title ? <h2 className="first-heading">{title}</h2> : null}
      <p className={css.membersOnly}>{t('gallery.membersOnly')}</p>
    </>
  );
}
