import { isPhotograph, type PictureFormat, widthsOf } from '#services/media/shared.ts';
import type { Asset } from '#services/media/store.ts';
import css from './Picture.module.css';

/**
 * A picture in its place. A photograph comes in several widths and formats, of which the browser takes the smallest that serves;
 * `sizes` says how wide it is shown, as the attribute of HTML does. Only what is in view at first is `eager`.
 */
export function Picture({
  asset,
  sizes,
  alt = asset.alt,
  eager = false,
  className,
}: {
  asset: Pick<Asset, 'url' | 'alt' | 'width' | 'height' | 'mediaType'>;
  sizes: string;
  alt?: string | undefined;
  eager?: boolean | undefined;
  className?: string | undefined;
}) {
  const shape = { width: asset.width ?? undefined, height: asset.height ?? undefined };
  const loading = eager ? ({ fetchPriority: 'high', decoding: 'async' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  const addresses = addressesOf(asset, sizes);
  if (!addresses) return <img className={className} src={asset.url} alt={alt} {...shape} {...loading} />;
  return (
    <picture className={css.picture}>
      <source type="image/avif" srcSet={addresses.avif} sizes={sizes} />
      <source type="image/webp" srcSet={addresses.webp} sizes={sizes} />
      <img className={className} src={addresses.plain} alt={alt} {...shape} {...loading} />
    </picture>
  );
}

/** One address that shows a picture at up to 1200 pixels, where no more than one can be said: a poster. */
export function plainAddress(asset: Pick<Asset, 'url' | 'width' | 'mediaType'>): string {
  return addressesOf(asset, '100vw')?.plain ?? asset.url;
}

/** Where a photograph is in each format, and for what knows neither `source` nor `srcset`; null for what is no photograph. */
function addressesOf({ url, width, mediaType }: Pick<Asset, 'url' | 'width' | 'mediaType'>, sizes: string) {
  if (width === null || !isPhotograph(mediaType)) return null;
  const all = widthsOf(width);
  const widths = neededOf(all, sizes);
  const srcSet = (format: PictureFormat) => widths.map((each) => `${url}/${each}.${format} ${Math.min(each, width)}w`).join(', ');
  return { avif: srcSet('avif'), webp: srcSet('webp'), plain: `${url}/${all.filter((each) => each <= 1200).at(-1)}.webp` };
}

/** Of these widths those that a screen can need: three pixels for one where the size is fixed, and otherwise all but the smallest. */
function neededOf(widths: readonly number[], sizes: string): number[] {
  const fixed = sizes.split(',').map((size) => Number(/(?:^|\s)(\d+)px$/.exec(size.trim())?.[1]));
  const [least, most] = fixed.some(Number.isNaN) ? [256, Number.POSITIVE_INFINITY] : [Math.min(...fixed), 3 * Math.max(...fixed)];
  return widths.filter((each, index) => (each >= least || index === widths.length - 1) && (widths[index - 1] ?? 0) < most);
}
