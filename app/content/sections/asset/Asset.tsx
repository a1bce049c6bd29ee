import { use } from 'react';
import { AssetLink, LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './Asset.module.css';

/** A file to take home, with its type and size. */
export function Asset({ section: { data } }: { section: SectionOf<'asset'> }) {
  const assets = use(LinkedAssetsContext);
  if (!assets[data.assetId]) return <UnknownSection />;
  return (
    <div className={`whole ${css.file}`}>
      <Sheet />
      <span>
        <AssetLink id={data.assetId}>{data.label}</AssetLink>
      </span>
    </div>
  );
}

/** A sheet with its corner turned down, and an arrow down to whoever wants it. */
function Sheet() {
  return (
    <svg className={css.sheet} viewBox="0 0 44 56" aria-hidden="true">
      <path className={css.paper} d="M6 2h22l14 14v34a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z" />
      <path className={css.corner} d="M28 2v10a4 4 0 0 0 4 4h10Z" />
      <path className={css.arrow} d="M22 23v15m-7-6.5 7 7 7-7M13 46h18" />
    </svg>
  );
}
