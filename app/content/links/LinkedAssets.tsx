import { createContext, type ReactNode, use } from 'react';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { sizesFrom } from '#app/ui/breakpoints.ts';
import { Picture } from '#app/ui/Picture.tsx';
import { type Locale, languageTags } from '#config/locale.ts';
import type { Asset } from '#services/media/store.ts';
import css from './LinkedAssets.module.css';

/** The pictures, sounds, films and downloads that a page shows, by id. */
export type LinkedAssets = Readonly<Record<string, Asset>>;
export const LinkedAssetsContext = createContext<LinkedAssets>({});

/** An asset in its place: a picture is shown, anything else can be opened. One that is not published shows nothing. */
export function AssetView({ id, alt }: { id: string; alt?: string | undefined }) {
  const asset = use(LinkedAssetsContext)[id];
  if (!asset) return null;
  if (asset.mediaType.startsWith('image/')) return <Figure asset={asset} alt={alt} />;
  return (
    <p>
      <Download asset={asset} />
    </p>
  );
}

function Figure({ asset, alt }: { asset: Asset; alt: string | undefined }) {
  const t = useTranslate();
  return (
    <figure className={css.figure}>
      <Picture className={css.picture} asset={asset} alt={alt} sizes={sizesFrom({ MD: '656px', SM: 'calc(100vw - 32px)' })} />
      {asset.credit ? <figcaption className="quiet">{t('picture.credit', { credit: asset.credit })}</figcaption> : null}
    </figure>
  );
}

/** A link to an asset by id, with its type and size; without words it shows the asset's title. */
export function AssetLink({ id, children }: { id: string; children?: ReactNode }) {
  const asset = use(LinkedAssetsContext)[id];
  return asset ? <Download asset={asset}>{children}</Download> : children;
}

function Download({ asset, children }: { asset: Asset; children?: ReactNode }) {
  const locale = useLocale();
  const t = useTranslate();
  // As people call it: of a Word file the media type is a sentence.
  const type = asset.url.split('.').at(-1)?.toUpperCase() ?? '';
  const size = sizeInWords(asset.bytes, locale);
  return (
    <a href={asset.url} hrefLang={asset.language ?? undefined} download>
      {children ?? asset.title} {t('link.file', { type, size })}
    </a>
  );
}

/** Whole kilobytes; from 1,000 on megabytes with one decimal. */
function sizeInWords(bytes: number, locale: Locale): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000 ? formats[locale].kilobytes.format(kilobytes) : formats[locale].megabytes.format(kilobytes / 1000);
}

const formatsOf = (tag: string) => ({
  kilobytes: new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte' }),
  megabytes: new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
});
const formats = { en: formatsOf(languageTags.en), es: formatsOf(languageTags.es) };
