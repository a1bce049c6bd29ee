import { hook } from '#app/browser/hook.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { Asset } from '#services/media/store.ts';
import { galleryPicture, gallerySlides, galleryStatus, galleryThumbnail } from './hooks.ts';
import css from './ImageGallery.module.css';
import { Step } from './Step.tsx';

export type Slide = { id: string; asset: Asset; alt: string; caption: string | undefined };

/** The pictures. Each leads to its own file, which `gallery.enhance.ts` shows enlarged instead. */
export function Slides({ slides }: { slides: readonly Slide[] }) {
  const t = useTranslate();
  const frame = `${css.frame} ${frameFor(slides)}`;
  return (
    <ol className={css.slides} {...hook(gallerySlides)}>
      {slides.map(({ id, asset, alt, caption }, index) => (
        <li key={id} id={id} className={css.slide}>
          <figure className={css.figure}>
            <a className={frame} href={asset.url} {...hook(galleryPicture)}>
              <Picture asset={asset} alt={alt} sizes="(min-width: 50rem) 48rem, 100vw" className={css.picture} />
              <span className="visually-hidden">{t('gallery.enlarge')}</span>
            </a>
            <figcaption className={css.caption}>
              <span className={css.count}>{t('gallery.count', { number: index + 1, total: slides.length })}</span>
              {caption ? <span>{caption}</span> : null}
              {asset.credit ? <span>{t('picture.credit', { credit: asset.credit })}</span> : null}
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}

function frameFor(slides: readonly Slide[]): string | undefined {
  const tallest = Math.max(...slides.map(({ asset: { width, height } }) => (width && height ? height / width : 0)));
  return tallest > 1 ? css.tall : tallest > 0.6 ? css.high : css.wide;
}

/** One picture on or back, or straight to one: the small pictures are links, so they work without a script. */
export function Controls({ slides }: { slides: readonly Slide[] }) {
  const t = useTranslate();
  return (
    <div className={css.controls}>
      <div className={css.steps}>
        <Step by={-1} />
        <Step by={1} />
      </div>
      <ol className={css.thumbnails}>
        {slides.map(({ id, asset }, index) => (
          <li key={id}>
            <a className={css.thumbnail} href={`#${id}`} aria-current={index === 0 ? 'true' : undefined} {...hook(galleryThumbnail)}>
              <Picture asset={asset} alt="" sizes="56px" />
              <span className="visually-hidden">{t('gallery.count', { number: index + 1, total: slides.length })}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status" {...hook(galleryStatus)} />
    </div>
  );
}
