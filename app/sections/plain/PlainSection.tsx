import { Fragment } from 'react';
import { useTranslate } from '../../i18n/I18n.tsx';
import { ContentLink } from '../../rich-text/ContentLink.tsx';
import { AssetLink, AssetView } from '../../rich-text/LinkedAssets.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import bodyCopy from '../body-copy/BodyCopy.module.css';
import { type Contents, contentsOf, type PlainSectionData } from './contents.ts';
import css from './PlainSection.module.css';

/** The words and links of a section whose kind has no component of its own yet. */
export function PlainSection({ section }: { section: PlainSectionData }) {
  const t = useTranslate();
  const { title, quote, text, lines = [], links = [], assets = [], sensitive, download } = contentsOf(section);
  return (
    <div className={`${bodyCopy.text} ${css.plain}`}>
      {title ? <h2 className={css.title}>{title}</h2> : null}
      {quote ? (
        <blockquote>
          <RichText node={quote} />
        </blockquote>
      ) : null}
      {sensitive && assets.length > 0 ? (
        <details>
          <summary>{t('gallery.sensitive')}</summary>
          <Pictures assets={assets} />
        </details>
      ) : (
        <Pictures assets={assets} />
      )}
      {download ? (
        <p>
          <AssetLink id={download.id}>{download.words}</AssetLink>
        </p>
      ) : null}
      {lines.map((line, index) => (line ? <p key={index}>{line}</p> : null))}
      {text ? <RichText node={text} /> : null}
      {links.length > 0 ? (
        <ul className={css.links}>
          {links.map(({ href, words, after }, index) => (
            <li key={index}>
              <ContentLink href={href}>{words ?? (href.startsWith('entry:') ? undefined : t('quote.readMore'))}</ContentLink>
              {after ? ` ${after}` : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Pictures({ assets }: { assets: NonNullable<Contents['assets']> }) {
  return assets.map(({ assetId, alt, caption }, index) => (
    <Fragment key={index}>
      <AssetView id={assetId} alt={alt} />
      {caption ? <p>{caption}</p> : null}
    </Fragment>
  ));
}
