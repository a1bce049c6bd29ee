import { type LinkedEntries, LinkedEntriesContext } from '#app/content/links/EntryLink.tsx';
import { type LinkedAssets, LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { Sections } from '#app/content/sections/Sections.tsx';
import { Dates } from '#app/entries/EntryDates.tsx';
import { Sources } from '#app/entries/EntrySources.tsx';
import { PreviewBar } from '#app/entries/PreviewBar.tsx';
import { Definition } from '#app/features/glossary/WordsOnThisPage.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Preview } from '#app/pages/load-page.ts';
import type { Page } from '#app/pages/page.ts';
import { Shell } from '#app/shell/Shell.tsx';
import type { Entry, EntryTeaser } from '#services/content/library/store.ts';
import { byLetter, type Letter } from './alphabet.ts';
import { definedTermSet } from './defined-term-set.ts';
import { GlossaryFilter } from './GlossaryFilter.tsx';
import css from './glossary.module.css';

type Props = {
  page: Page;
  entry: Entry;
  linked: LinkedEntries;
  assets: LinkedAssets;
  terms: readonly EntryTeaser[];
  preview: Preview | null;
};

/** Every term under its letter. What the entry says first introduces them, the rest of it stands below. */
export function GlossaryView({ page, entry, linked, assets, terms, preview }: Props) {
  const locale = useLocale();
  const letters = byLetter(terms, locale);
  const [introduction, ...rest] = entry.sections;
  return (
    <LinkedEntriesContext value={linked}>
      <LinkedAssetsContext value={assets}>
        {preview ? <PreviewBar {...preview} /> : null}
        <Shell page={page}>
          <article className={css.glossary}>
            <h1>{entry.title}</h1>
            <p className={css.lead}>{entry.teaser}</p>
            <Dates entry={entry} />
            <Sections sections={introduction ? [introduction] : []} />
            <div data-glossary>
              <GlossaryFilter total={terms.length} />
              <LetterIndex letters={letters} />
              {letters.map((each) => (
                <LetterTerms key={each.letter} {...each} />
              ))}
            </div>
            <Sections sections={rest} />
            <Sources entry={entry} />
          </article>
          <script type="application/ld+json">{JSON.stringify(definedTermSet(page, terms))}</script>
        </Shell>
      </LinkedAssetsContext>
    </LinkedEntriesContext>
  );
}

function LetterIndex({ letters }: { letters: readonly Letter<EntryTeaser>[] }) {
  const t = useTranslate();
  return (
    <nav className={css.letters} aria-label={t('glossary.letters')} data-glossary-letters>
      <ul>
        {letters.map(({ letter, terms }) => (
          <li key={letter}>{terms.length > 0 ? <a href={`#${idOf(letter)}`}>{letter}</a> : <span>{letter}</span>}</li>
        ))}
      </ul>
    </nav>
  );
}

function LetterTerms({ letter, terms }: Letter<EntryTeaser>) {
  if (terms.length === 0) return null;
  const id = idOf(letter);
  return (
    <section aria-labelledby={id} data-glossary-letter>
      <h2 id={id} className={css.letter}>
        {letter}
      </h2>
      <dl className={css.terms}>
        {terms.map((term) => (
          <div key={term.id} id={term.id} className={css.term} data-glossary-term>
            <dt>{term.title}</dt>
            <dd>
              <Definition text={term.teaser} alsoCalled={term.card.alsoCalled} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** No term is called so: an id of an entry has no upper-case letters. */
function idOf(letter: string): string {
  return `letter-${letter === '#' ? 'OTHER' : letter}`;
}
