import type { ReactNode } from 'react';
import { entryPath } from '#app/addresses/entry-path.ts';
import { LinkedTerms } from '#app/content/links/LinkedTerms.tsx';
import { Sections, SectionView } from '#app/content/sections/Sections.tsx';
import { Helpful } from '#app/features/about-page/Helpful.tsx';
import { Gated } from '#app/features/gated-content/Gated.tsx';
import { SaveMark } from '#app/features/saving/SaveMark.tsx';
import { ShareBar } from '#app/features/sharing/ShareBar.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Entry, EntryAddress } from '#services/content/library/store.ts';
import { savedTypeOf } from '#services/members/saved/shared.ts';
import { AboutEntry } from './AboutEntry.tsx';
import { EntryChanges } from './EntryChanges.tsx';
import { EntryContents } from './EntryContents.tsx';
import { EntryEvidence } from './EntryEvidence.tsx';
import { EntryHead, useHeadPicture } from './EntryHead.tsx';
import { Sources } from './EntrySources.tsx';
import css from './EntryView.module.css';
import { FeedLine } from './FeedLine.tsx';
import { type Heading, headingsOf } from './headings.ts';
import { InThisSection, Neighbors } from './InThisSection.tsx';
import type { ReadableEntry } from './load-entry.ts';
import { informs } from './medical.ts';
import { OnThisPage } from './OnThisPage.tsx';
import { WhoTells } from './people/WhoTells.tsx';
import { RelatedEntries } from './RelatedEntries.tsx';
import type { Shelf } from './shelves/load-shelves.ts';
import { Shelves } from './shelves/Shelves.tsx';
import { SideBySide } from './side-by-side/SideBySide.tsx';
import { TypeContents } from './TypeContents.tsx';
import { TypeDetails } from './TypeDetails.tsx';
import { TaskCard } from './task/TaskCard.tsx';
import { isBrief, rowAt, templateOf } from './template.ts';
import { besidePath, translationOf } from './translation-of.ts';

export type EntryProps = ReadableEntry & {
  /** What a screen shows of its own before the text. */
  lead?: ReactNode;
  /** What it shows of its own after the text. */
  below?: ReactNode;
  /** Its cards may be as wide as the page, since nothing stands beside them. */
  isWide?: boolean;
};

/** An entry to be read: its head, its sections, sources and topics; or in both languages side by side. */
export function EntryView(props: EntryProps) {
  return props.beside ? <SideBySide page={props.page} {...props.beside} /> : <EntryAlone {...props} />;
}

function EntryAlone(props: EntryProps) {
  return (
    <EntryContents page={props.page} linked={props.linked}>
      <EntryOnGrid {...props} />
    </EntryContents>
  );
}

/** The one grid of every template: the text, and beside it on a wide screen what leads through it and on from it. */
function EntryOnGrid({ page, entry, section, related, shelves, isOver, lead, below, isWide = false }: EntryProps) {
  const headings = useHeadings(entry, shelves);
  const picture = useHeadPicture(entry);
  const template = templateOf(entry);
  const isShort = isBrief(template, entry);
  // Where there is something to do, that comes first.
  // A form stands in the text itself.
  const hasCard = template === 'task' && !rowAt(entry.screen).hasForm;
  const isSavable = template !== 'task' && savedTypeOf(entry.type) !== null;
  const address = page.origin + (page.alternates[page.locale] ?? '');
  const other = translationOf(entry);
  // A story is read from its beginning.
  const isStory = entry.type === 'personalStory';
  const hasContents = headings !== null && !isShort && !isStory;
  const [first, ...rest] = entry.sections;
  // What to do now comes before all else of a page that begins with it.
  const urgent = first?.kind === 'callBox' && first.data.shows ? first : null;
  const classes = [
    css.article,
    picture || hasCard ? css.accompanied : null,
    hasContents ? css.withContents : null,
    isWide ? css.wide : null,
  ];
  return (
    <article className={classes.filter(Boolean).join(' ')}>
      <EntryHead entry={entry} picture={template === 'task' ? null : picture} who={<WhoTells entry={entry} />}>
        {urgent ? (
          <div className={css.urgent}>
            <SectionView section={urgent} />
          </div>
        ) : null}
        {isShort || isStory ? null : <EntryEvidence entry={entry} />}
        <TypeDetails entry={entry} />
      </EntryHead>
      {hasCard ? (
        <div className={css.task}>
          <TaskCard entry={entry} isOver={isOver} />
        </div>
      ) : null}
      {isShort && !isSavable ? null : (
        <div className={css.tools}>
          {hasContents ? (
            <div className={css.contents}>
              <OnThisPage headings={headings} />
            </div>
          ) : null}
          <div className={css.hands}>
            {isShort ? null : (
              <ShareBar
                sent={{ title: entry.title, url: address }}
                inOther={other && { title: other.title, url: page.origin + other.path }}
                beside={besidePath(entry)}
              />
            )}
            {isSavable ? <SaveMark entry={entry.id} /> : null}
          </div>
        </div>
      )}
      <div className={css.body}>
        {lead}
        <Body entry={entry} sections={urgent ? rest : entry.sections} />
        {below}
        <FeedLine page={page} />
        <Shelves shelves={shelves} />
        <LinkedTerms />
        {template === 'article' && !isStory && informs(entry) ? <Helpful entry={entry.id} /> : null}
      </div>
      <div className={css.section}>
        <InThisSection id={entry.id} section={section} />
      </div>
      <div className={css.end}>
        <Neighbors section={section} />
        <RelatedEntries type={entry.type} cards={related} />
        <footer>
          <EntryChanges entry={entry} />
          <Sources entry={entry} />
          <AboutEntry entry={entry} page={page} />
          <Topics topics={entry.topics} />
        </footer>
      </div>
    </article>
  );
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

/** The text of an entry. This page is everybody's: what is for members, and what is hard to see, waits to be asked for. */
function Body({ entry, sections }: { entry: Entry; sections: Entry['sections'] }) {
  const t = useTranslate();
  const body = (
    <>
      <Sections sections={sections} />
      <TypeContents entry={entry} />
    </>
  );
  if (entry.type !== 'gallery') return body;
  return (
    <Gated id="pictures" title={t('gallery.membersOnly')} {...entry.fields}>
      {body}
    </Gated>
  );
}
