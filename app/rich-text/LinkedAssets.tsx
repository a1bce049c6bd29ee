import { createContext, type ReactNode, use } from 'react';
import { languageTags } from '#config/locale.ts';
import type { Asset } from '#services/media/store.ts';
import { useLocale, useTranslate } from '../i18n/I18n.tsx';
import css from './LinkedAssets.module.css';

/** The pictures, sounds, films and downloads that a page shows, by id. */
export type LinkedAssets = Readonly<Record<string, Asset>>;
export const LinkedAssetsContext = createContext<LinkedAssets>({});

/** An asset in its place: a picture is shown, anything else can be opened. One that is not published shows nothing. */
export function AssetView({ id, alt }: { id: string; alt?: string | undefined }) {
  const asset = use(LinkedAssetsContext)[id];
  if (!asset) return null;
  if (asset.mediaType.startsWith('image/')) return <Picture asset={asset} alt={alt} />;
  return (
    <p>
      <Download asset={asset} />
    </p>
  );
}

function Picture({ asset, alt }: { asset: Asset; alt: string | undefined }) {
  return (
    <figure className={css.figure}>
      <img
        className={css.picture}
        src={asset.url}
        alt={alt ?? asset.alt}
        width={asset.width ?? undefined}
        height={asset.height ?? undefined}
        loading="lazy"
        decoding="async"
      />
      {asset.credit ? <figcaption className={css.credit}>{asset.credit}</figcaption> : null}
    </figure>
  );
}

/** A link to an asset by id, with its type and size; without words it shows the asset's title. */
export function AssetLink({ id, children }: { id: string; children?: ReactNode }) {
  const asset = use(LinkedAssetsContext)[id];
  return asset ? <Download asset={asset}>{children}</Download> : <>{children}</>;
}

function Download({ asset, children }: { asset: Asset; children?: ReactNode }) {
  const locale = useLocale();
  const t = useTranslate();
  const type = asset.mediaType.split('/').at(-1)?.toUpperCase() ?? '';
  const size = new Intl.NumberFormat(languageTags[locale], { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.ceil(asset.bytes / 1000),
  );
  return (
    <a href={asset.url} hrefLang={asset.language ?? undefined} download>
      {children ?? asset.title} {t('link.file', { type, size })}
    </a>
  );
}
