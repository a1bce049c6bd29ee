import { type ReactNode, use } from 'react';
import { entryPath } from '#app/addresses/entry-path.ts';
import type { CardProps } from '#app/content/cards/card.ts';
import { type LinkedEntries, LinkedEntriesContext } from '#app/content/links/EntryLink.tsx';
import { type LinkedAssets, LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { Sections } from '#app/content/sections/Sections.tsx';
import { WordsOnThisPage } from '#app/features/glossary/WordsOnThisPage.tsx';
import { ShareBar } from '#app/features/sharing/ShareBar.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Preview } from '#app/pages/load-page.ts';
import type { Page } from '#app/pages/page.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { Entry, EntryAddress } from '#services/content/library/store.ts';
import { linksIn } from '#services/content/model/links.ts';
import { AboutEntry, NewerTranslation } from './AboutEntry.tsx';
import { Dates } from './EntryDates.tsx';
import { Sources } from './EntrySources.tsx';
import css from './EntryView.module.css';
import { type Heading, headingsOf } from './headings.ts';
import { OnThisPage } from './OnThisPage.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { RelatedEntries } from './RelatedEntries.tsx';
import { type Half, SideBySide } from './side-by-side/SideBySide.tsx';
import { TypeContents } from './TypeContents.tsx';
import { TypeDetails } from './TypeDetails.tsx';
import { besidePath, translationOf } from './translation-of.ts';

const articles: ReadonlySet<Entry['type']> = new Set(['page', 'researchNews', 'op-ed']);

export type EntryProps = {
  page: Page;
  entry: Entry;
  linked: LinkedEntries;
  assets: LinkedAssets;
  preview: Preview | null;
  /** What to read next. */
  related: readonly CardProps[];
  /** The same in both languages, where that was asked for: the page then shows them side by side, and nothing else. */
  beside: { here: Half; there: Half } | null;
  /** An event that has ended. */
  isOver?: boolean;
  /** What a screen shows of its own: before the text, and below it, with the headings of that. */
  lead?: ReactNode;
  below?: { headings: readonly Heading[]; content: ReactNode };
};

/** An entry to be read: title, teaser, dates, its sections, sources and topics; or in both languages side by side. */
export function EntryView({ beside, ...alone }: EntryProps) {
  return beside ? <SideBySide page={alone.page} {...beside} /> : <EntryAlone {...alone} />;
}

function EntryAlone({ page, entry, linked, assets, preview, related, isOver, lead, below }: Omit<EntryProps, 'beside'>) {
  const headings = useHeadings(entry, below?.headings);
  const address = page.origin + (page.alternates[page.locale] ?? '');
  const other = translationOf(entry);
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
              <TypeDetails entry={entry} isOver={isOver} />
              <NewerTranslation entry={entry} />
              <ShareBar
                sent={{ title: entry.title, url: address }}
                inOther={other && { title: other.title, url: page.origin + other.path }}
                beside={besidePath(entry)}
              />
              <HeadPicture entry={entry} />
            </header>
            {headings ? (
              <div className={css.contents}>
                <OnThisPage headings={headings} />
              </div>
            ) : null}
            <div className={css.body}>
              {lead}
              <Body entry={entry} />
              {below?.content}
              <WordsOnThisPage />
              <RelatedEntries cards={related} />
              <footer>
                <Sources entry={entry} />
                <AboutEntry entry={entry} address={address} />
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
function useHeadings(entry: Entry, below: readonly Heading[] = []): Heading[] | null {
  const t = useTranslate();
  const headings = entry.type === 'gallery' ? [] : [...headingsOf(entry.sections), ...below];
  if (headings.length < 3) return null;
  return entry.sources.length > 0 ? [...headings, { id: 'sources', title: t('entry.sources') }] : headings;
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
