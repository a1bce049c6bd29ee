import { use } from 'react';
import { LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { RichText } from '#app/content/rich-text/RichText.tsx';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './Figure.module.css';

type CaptionedImage = SectionOf<'sectionImage'>['data'];

/** A picture with its caption and credit. A caption whose picture is not published stands alone. */
export function Figure({
  data: { image, caption },
  sizes,
  className = '',
}: {
  data: CaptionedImage;
  sizes: string;
  className?: string | undefined;
}) {
  const t = useTranslate();
  const asset = use(LinkedAssetsContext)[image.assetId];
  if (!asset && !caption) return <UnknownSection />;
  const credit = asset?.credit;
  return (
    <figure className={`${css.figure} ${className}`}>
      {asset ? <Picture asset={asset} alt={image.alt} sizes={sizes} className={css.picture} /> : null}
      {caption || credit ? (
        <figcaption className={css.caption}>
          {caption ? <RichText node={caption} /> : null}
          {credit ? <p>{t('picture.credit', { credit })}</p> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
