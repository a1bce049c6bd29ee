import { type ReactNode, use } from 'react';
import { entryPath } from '#app/addresses/entry-path.ts';
import { LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { LinkedTerms } from '#app/content/links/LinkedTerms.tsx';
import { Sections, SectionView } from '#app/content/sections/Sections.tsx';
import { ShareBar } from '#app/features/sharing/ShareBar.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { Entry, EntryAddress } from '#services/content/library/store.ts';
import { referencesInSections } from '#services/content/model/sections/sections.ts';
import { AboutEntry, NewerTranslation } from './AboutEntry.tsx';
import { EntryContents } from './EntryContents.tsx';
import { Dates } from './EntryDates.tsx';
import { Sources } from './EntrySources.tsx';
import css from './EntryView.module.css';
import { type Heading, headingsOf } from './headings.ts';
import { InThisSection } from './InThisSection.tsx';
import type { ReadableEntry } from './load-entry.ts';
import { OnThisPage } from './OnThisPage.tsx';
import { RelatedEntries } from './RelatedEntries.tsx';
import type { Shelf } from './shelves/load-shelves.ts';
import { Shelves } from './shelves/Shelves.tsx';
import { SideBySide } from './side-by-side/SideBySide.tsx';
import { TypeContents } from './TypeContents.tsx';
import { TypeDetails } from './TypeDetails.tsx';
import { besidePath, translationOf } from './translation-of.ts';

const articles: ReadonlySet<Entry['type']> = new Set(['page', 'researchNews', 'op-ed']);

export type EntryProps = ReadableEntry & {
  /** What a screen shows of its own before the text. */
  lead?: ReactNode;
};

/** An entry to be read: title, teaser, dates, its sections, sources and topics; or in both languages side by side. */
export function EntryView(props: EntryProps) {
  return props.beside ? <SideBySide page={props.page} {...props.beside} /> : <EntryAlone {...props} />;
}

function EntryAlone({ page, entry, linked, section, related, shelves, isOver, lead }: EntryProps) {
  const headings = useHeadings(entry, shelves);
  const address = page.origin + (page.alternates[page.locale] ?? '');
  const other = translationOf(entry);
  const [first, ...rest] = entry.sections;
  // What to do now comes before all else of a page that begins with it.
  const urgent = first?.kind === 'callBox' && first.data.shows ? first : null;
  return (
    <EntryContents page={page} linked={linked}>
      <article className={headings ? `${css.article} ${css.withContents}` : css.article}>
        <header className={css.head}>
          <h1 className="first-heading">{entry.title}</h1>
          <p className="lead">{entry.teaser}</p>
          {urgent ? (
            <div className={css.urgent}>
              <SectionView section={urgent} />
            </div>
          ) : null}
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
          <Body entry={entry} sections={urgent ? rest : entry.sections} />
          <Shelves shelves={shelves} />
          <LinkedTerms />
          <InThisSection id={entry.id} section={section} />
          <RelatedEntries cards={related} />
          <footer>
            <Sources entry={entry} />
            <AboutEntry entry={entry} address={address} />
            <Topics topics={entry.topics} />
          </footer>
        </div>
      </article>
    </EntryContents>
  );
}

/** The picture of an article, unless the text itself shows it. It is lazy, so that the words come first. */
function HeadPicture({ entry: { type, fields, sections } }: { entry: Entry }) {
  const { image, imageAlt } = fields;
  const asset = use(LinkedAssetsContext)[image ?? ''];
  if (!asset || !articles.has(type) || referencesInSections(sections).assets.includes(asset.id)) return null;
  return <Picture asset={asset} alt={imageAlt} sizes="(min-width: 50rem) 48rem, 100vw" className={css.picture} />;
}

/** What the table of contents names; null for a text that is too short to need one, or is not laid open. */
function useHeadings(entry: Entry, shelves: readonly Shelf[]): Heading[] | null {
  const t = useTranslate();
  const below = shelves.map(({ id, title }) => ({ id, title: t(title) }));
  const headings = entry.type === 'gallery' ? [] : [...headingsOf(entry.sections), ...below];
  if (headings.length < 3) return null;
  return entry.sources.length > 0 ? [...headings, { id: 'sources', title: t('entry.sources') }] : headings;
}

function Topics({ topics }: { topics: readonly EntryAddress[] }) {
  const t = useTranslate();
  if (topics.length === 0) return null;
  return (
    <nav className={`${css.topics} unprinted`} aria-label={t('entry.topics')}>
      <ul className="plain-list chips">
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
function Body({ entry, sections }: { entry: Entry; sections: Entry['sections'] }) {
  const t = useTranslate();
  const body = (
    <>
      <Sections sections={sections} />
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
