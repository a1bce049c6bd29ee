import { entryPath } from '#app/addresses/entry-path.ts';
import { hook } from '#app/browser/hook.ts';
import { Sections } from '#app/content/sections/Sections.tsx';
import { EntryContents } from '#app/entries/EntryContents.tsx';
import { Sources } from '#app/entries/EntrySources.tsx';
import type { ReadableEntry } from '#app/entries/load-entry.ts';
import { Definition } from '#app/features/glossary/Definition.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { EntryTeaser } from '#services/content/library/store.ts';
import { byLetter, type Letter } from './alphabet.ts';
import { GlossaryFilter } from './GlossaryFilter.tsx';
import css from './glossary.module.css';
import { glossary, glossaryLetter, glossaryLetters, glossaryTerm } from './hooks.ts';

type Props = Pick<ReadableEntry, 'page' | 'entry' | 'linked'> & { terms: readonly EntryTeaser[] };

/** Every term under its letter, with the field to find one first. What the entry says stands below. */
export function GlossaryView({ page, entry, linked, terms }: Props) {
  const locale = useLocale();
  const letters = byLetter(terms, locale);
  return (
    <EntryContents page={page} linked={linked}>
      <article className={css.glossary}>
        <h1>{entry.title}</h1>
        <p className="lead">{entry.teaser}</p>
        <div className={css.list} {...hook(glossary)}>
          <GlossaryFilter total={terms.length} />
          <LetterIndex letters={letters} />
          {letters.map((each) => (
            <LetterTerms key={each.letter} {...each} />
          ))}
        </div>
        <Sections sections={entry.sections} />
        <Sources entry={entry} />
      </article>
    </EntryContents>
  );
}

function LetterIndex({ letters }: { letters: readonly Letter<EntryTeaser>[] }) {
  const t = useTranslate();
  return (
    <nav className={`${css.letters} unprinted`} aria-label={t('glossary.letters')} {...hook(glossaryLetters)}>
      <ul className="plain-list scroll-row">
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
    <section aria-labelledby={id} {...hook(glossaryLetter)}>
      <h2 id={id} className={css.letter}>
        {letter}
      </h2>
      <dl className={css.terms}>
        {terms.map((term) => (
          <div key={term.id} id={term.id} className={css.term} {...hook(glossaryTerm)}>
            <dt>
              <a href={entryPath(term) ?? undefined}>{term.title}</a>
            </dt>
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
