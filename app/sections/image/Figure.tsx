import { use } from 'react';
import type { SectionOf } from '#services/content/sections/sections.ts';
import { useTranslate } from '../../i18n/I18n.tsx';
import { LinkedAssetsContext } from '../../rich-text/LinkedAssets.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { UnknownSection } from '../unknown/UnknownSection.tsx';
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
