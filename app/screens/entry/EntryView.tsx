import { use } from 'react';
import { linksIn } from '#services/content/links.ts';
import type { Entry, EntryAddress, GlossaryTerm } from '#services/content/store.ts';
import { entryPath } from '../../entry-path.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale, useTranslate } from '../../i18n/I18n.tsx';
import { Island } from '../../islands/Island.tsx';
import { type LinkedEntries, LinkedEntriesContext } from '../../rich-text/EntryLink.tsx';
import { type LinkedAssets, LinkedAssetsContext } from '../../rich-text/LinkedAssets.tsx';
import { Sections } from '../../sections/Sections.tsx';
import { type Heading, headingsOf } from '../../shell/headings.ts';
import { OnThisPage } from '../../shell/OnThisPage.tsx';
import type { Page } from '../../shell/page.ts';
import { Shell } from '../../shell/Shell.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Preview } from '../load-page.ts';
import css from './EntryView.module.css';
import { PreviewBar } from './PreviewBar.tsx';
import ShareEntry from './ShareEntry.island.tsx';
import { TypeContents } from './TypeContents.tsx';
import { TypeDetails } from './TypeDetails.tsx';

const articles: ReadonlySet<Entry['type']> = new Set(['page', 'researchNews', 'op-ed']);

type Props = {
  page: Page;
  entry: Entry;
  linked: LinkedEntries;
  assets: LinkedAssets;
  terms: readonly GlossaryTerm[];
  preview: Preview | null;
};

/** An entry to be read: title, teaser, dates, its sections, sources and topics. */
export function EntryView({ page, entry, linked, assets, terms, preview }: Props) {
  const headings = useHeadings(entry);
  return (
    <LinkedEntriesContext value={linked}>
      <LinkedAssetsContext value={assets}>
        {preview ? <PreviewBar {...preview} /> : null}
        <Shell page={page}>
          <article className={headings ? `${css.article} ${css.withContents}` : css.article}>
            <header className={css.head}>
              <h1 className={css.title}>{entry.title}</h1>
              <p className={css.lead}>{entry.teaser}</p>
              <Dates entry={entry} />
              <TypeDetails entry={entry} />
              <Island
                of={ShareEntry}
                when="touch"
                props={{ title: entry.title, url: page.origin + (page.alternates[page.locale] ?? '') }}
              />
              <HeadPicture entry={entry} />
            </header>
            {headings ? (
              <div className={css.contents}>
                <OnThisPage headings={headings} />
              </div>
            ) : null}
            <div className={css.body}>
              <Body entry={entry} />
              <Terms terms={terms} />
              <footer>
                <Sources entry={entry} />
                <Topics topics={entry.topics} />
              </footer>
            </div>
          </article>
        </Shell>
      </LinkedAssetsContext>
    </LinkedEntriesContext>
  );
}

/** The picture of an article, unless the text itself shows it. It is lazy, so that the words come first. */
function HeadPicture({ entry: { type, fields, sections } }: { entry: Entry }) {
  const { image, imageAlt } = fields;
  const asset = use(LinkedAssetsContext)[image ?? ''];
  if (!asset || !articles.has(type) || linksIn(sections).assets.includes(asset.id)) return null;
  return <Picture asset={asset} alt={imageAlt} sizes="(min-width: 50rem) 48rem, 100vw" className={css.picture} />;
}

/** What the table of contents names; null for a text that is too short to need one, or is not laid open. */
function useHeadings(entry: Entry): Heading[] | null {
  const t = useTranslate();
  const headings = entry.type === 'gallery' ? [] : headingsOf(entry.sections);
  if (headings.length < 3) return null;
  return entry.sources.length > 0 ? [...headings, { id: 'sources', title: t('entry.sources') }] : headings;
}

function Dates({ entry: { publishedAt, updatedAt, sourcesCheckedAt, reviewedAt, reviewedBy } }: { entry: Entry }) {
  const t = useTranslate();
  const locale = useLocale();
  const lines = [
    t('entry.published', { date: formatDate(publishedAt, locale) }),
    updatedAt > publishedAt ? t('entry.updated', { date: formatDate(updatedAt, locale) }) : null,
    reviewedBy && reviewedAt
      ? t('entry.reviewedBy', { name: reviewedBy, date: formatDate(reviewedAt, locale) })
      : sourcesCheckedAt && t('entry.sourcesChecked', { date: formatDate(sourcesCheckedAt, locale) }),
  ].filter((line) => line !== null);
  return (
    <ul className={css.dates}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Sources({ entry: { sources, locale } }: { entry: Entry }) {
  const t = useTranslate();
  if (sources.length === 0) return null;
  return (
    <section className={css.sources} id="sources">
      <h2>{t('entry.sources')}</h2>
      <ol>
        {sources.map(({ title, publisher, year, url, language = locale }) => (
          <li key={url}>
            <Anchor href={url} hrefLang={language}>
              <span lang={language === locale ? undefined : language}>{title}</span>
            </Anchor>
            . {publisher}, {year}.
          </li>
        ))}
      </ol>
    </section>
  );
}

function Topics({ topics }: { topics: readonly EntryAddress[] }) {
  const t = useTranslate();
  if (topics.length === 0) return null;
  return (
    <nav className={css.topics} aria-label={t('entry.topics')}>
      <ul>
        {topics.map((topic) => (
          <li key={topic.id}>
            <a href={entryPath(topic) ?? undefined}>{topic.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The text of an entry. This page is everybody's: what is for members only is not on it, and what is hard to see is folded away. */
function Body({ entry }: { entry: Entry }) {
  const t = useTranslate();
  const body = (
    <>
      <Sections sections={entry.sections} />
      <TypeContents entry={entry} />
    </>
  );
  if (entry.type !== 'gallery') return body;
  if (entry.fields.membersOnly) return <p>{t('gallery.membersOnly')}</p>;
  if (!entry.fields.sensitive) return body;
  return (
    <Disclosure sensitive summary={t('gallery.sensitive')}>
      {body}
    </Disclosure>
  );
}

/** Glossary terms in place, each where links to it lead. */
function Terms({ terms }: { terms: readonly GlossaryTerm[] }) {
  const t = useTranslate();
  if (terms.length === 0) return null;
  return (
    <section>
      <h2>{t('entry.terms')}</h2>
      <dl className={css.terms}>
        {terms.map(({ id, title, teaser, alsoCalled }) => (
          <div key={id} id={id}>
            <dt>{title}</dt>
            <dd>
              {teaser} {alsoCalled.length > 0 ? t('entry.alsoCalled', { names: alsoCalled.join(', ') }) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
