import type { ReactNode } from 'react';
import { LinkedContent } from '#app/content/LinkedContent.tsx';
import { SectionView } from '#app/content/sections/Sections.tsx';
import { Dates } from '#app/entries/EntryDates.tsx';
import { Sources } from '#app/entries/EntrySources.tsx';
import { TypeContents } from '#app/entries/TypeContents.tsx';
import { TypeDetails } from '#app/entries/TypeDetails.tsx';
import { EventFacts } from '#app/entries/task/TaskCard.tsx';
import { CalmNotice } from '#app/features/calm-reading/CalmNotice.tsx';
import { GatedPlaceContext } from '#app/features/gated-content/GatedPlace.tsx';
import ShareEntry from '#app/features/sharing/ShareEntry.island.tsx';
import { I18nProvider, useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Island } from '#app/islands/Island.tsx';
import type { Page } from '#app/pages/page.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { languageTags } from '#config/locale.ts';
import type { Beside, Half } from './load-beside.ts';
import { type Pair, pairSections, suffixOf } from './pair-sections.ts';
import css from './SideBySide.module.css';

/** What needs more width than half a page: there one language stands below the other. */
const wide: ReadonlySet<string> = new Set([
  'table',
  'migratedTable',
  'imageGallery',
  'recirculationModule',
  'thumbnailTriplex',
  'survivalNumbers',
]);

/** Both languages of an entry, section by section: for families who read in both, and for a visit where another one is spoken. */
export function SideBySide({ page, here, there }: Beside & { page: Page }) {
  const t = useTranslate();
  const suffix = suffixOf(there.entry.locale);
  const path = page.alternates[page.locale] ?? '';
  const title = t('beside.title', { title: here.entry.title });
  const url = `${page.origin}${path}?with=${there.entry.locale}`;
  return (
    <Shell page={{ ...page, title, indexed: false, offersLanguage: false }}>
      <article className={css.page}>
        <div className={css.bar}>
          <p>{t('beside.lead')}</p>
          <a href={path}>{t('beside.back')}</a>
          <Island of={ShareEntry} when="touch" props={{ title, url, actions: ['share', 'copy', 'print'] }} />
        </div>
        <CalmNotice sections={[...here.entry.sections, ...there.entry.sections]} />
        <header className={`${css.pair} ${css.head}`}>
          <Side of={here}>
            <h1 className={css.title}>{here.entry.title}</h1>
            <Head of={here} />
          </Side>
          <Side of={there}>
            <p className={css.title}>{there.entry.title}</p>
            <Head of={there} />
          </Side>
        </header>
        {/* Who signs in, or agrees without a script, comes back to the page in one language. */}
        <GatedPlaceContext value={{ path, showsSensitive: false }}>
          {pairSections(here.entry.sections, there.entry.sections, suffix).map((pair) => (
            <SectionPair key={pair.id} pair={pair} here={here} there={there} />
          ))}
        </GatedPlaceContext>
        <div className={css.pair}>
          <Side of={here}>
            <TypeContents entry={here.entry} />
            <Sources entry={here.entry} />
          </Side>
          <Side of={there}>
            <TypeContents entry={there.entry} />
            <Sources entry={there.entry} id={`sources${suffix}`} />
          </Side>
        </div>
      </article>
    </Shell>
  );
}

function SectionPair({ pair: { first, second }, here, there }: { pair: Pair; here: Half; there: Half }) {
  const isWide = wide.has(first?.kind ?? second?.kind ?? '');
  return (
    <div className={isWide ? `${css.pair} ${css.wide}` : css.pair}>
      {first ? (
        <Side of={here}>
          <SectionView section={first} />
        </Side>
      ) : null}
      {second ? (
        <Side of={there}>
          <SectionView section={second} />
        </Side>
      ) : null}
    </div>
  );
}

/** Words in one language of the two, marked as such for the eye and for who listens. */
function Side({ of: { entry, linked, messages }, children }: { of: Half; children: ReactNode }) {
  const isForeign = useLocale() !== entry.locale;
  return (
    <div className={isForeign ? `${css.side} ${css.foreign}` : css.side} lang={languageTags[entry.locale]}>
      <I18nProvider locale={entry.locale} messages={messages}>
        <LinkedContent {...linked}>
          <Language />
          {children}
        </LinkedContent>
      </I18nProvider>
    </div>
  );
}

/** The language in its own words. */
function Language() {
  return <p className={css.language}>{useTranslate()('beside.language')}</p>;
}

function Head({ of: { entry, isOver } }: { of: Half }) {
  return (
    <>
      <p className={css.lead}>{entry.teaser}</p>
      <Dates entry={entry} />
      {entry.type === 'event' ? <EventFacts event={entry} isOver={isOver} /> : <TypeDetails entry={entry} />}
    </>
  );
}
