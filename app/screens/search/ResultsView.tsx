import { entryPath } from '#app/addresses/entry-path.ts';
import { pathTo, screenName } from '#app/addresses/paths.ts';
import { hook } from '#app/browser/hook.ts';
import { CrisisCard } from '#app/features/search/CrisisCard.tsx';
import { countedSearch, forgottenSearch } from '#app/features/search/hooks.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Island } from '#app/islands/Island.tsx';
import type { EntryTeaser } from '#services/content/library/store.ts';
import { Filters } from './Filters.tsx';
import type { Ways } from './load-popular.ts';
import type { Results } from './load-results.ts';
import MoreResults from './MoreResults.island.tsx';
import { pageSize } from './page-size.ts';
import { ResultItem } from './ResultItem.tsx';
import css from './ResultsView.module.css';
import { pagesOf, searchPath, typesOf } from './search-query.ts';
import { WaysOn } from './WaysOn.tsx';

/** What was found, or what to do where nothing was; `ways` are there where there is room for them. */
export function ResultsView({ results, ways }: { results: Results; ways: Ways | null }) {
  const { query, answer, shown, definition, other, crisis, term } = results;
  const t = useTranslate();
  const locale = useLocale();
  const isNarrowed = query.types.length > 0;
  // What was counted for the term; where a spelling was mended, nobody searched for it.
  const isCounted = query.page === 1 && answer.total > 0 && answer.correction === null;
  const told = crisis ? hook(forgottenSearch, term) : isCounted ? hook(countedSearch, term) : {};
  const isFirstHeading = !crisis && !other?.isFirst;
  const elsewhere = <InOtherLanguage other={other} query={query} term={term} />;
  return (
    <div className={css.results} {...told}>
      {crisis ? <CrisisCard crisis={crisis} heading="h1" /> : null}
      {other?.isFirst && !crisis ? <h1 className={css.outcome}>{t('results.title')}</h1> : null}
      {other?.isFirst ? elsewhere : null}
      {crisis && answer.total === 0 ? null : <Outcome results={results} heading={isFirstHeading ? 'h1' : 'h2'} />}
      {definition ? <DefinitionOf word={definition} /> : null}
      {answer.breakdown.length > 0 ? <Filters query={query} breakdown={answer.breakdown} isExact={answer.isBreakdownExact} /> : null}
      {shown.length > 0 ? (
        <>
          {isFirstHeading ? <h2 className="visually-hidden">{t('results.title')}</h2> : null}
          <ol className={css.list} start={(query.page - 1) * pageSize + 1}>
            {shown.map((result) => (
              <ResultItem key={result.id} result={result} locale={locale} />
            ))}
          </ol>
          {answer.total > shown.length ? (
            <Island
              of={MoreResults}
              when="touch"
              props={{
                search: { term: results.term, types: typesOf(query), sort: query.sort },
                first: searchPath(locale, { ...query, page: 1 }),
                page: query.page,
                pages: pagesOf(answer.total),
                total: answer.total,
                isExact: answer.isExact,
                ids: shown.map(({ id }) => id),
              }}
            />
          ) : null}
        </>
      ) : null}
      {shown.length === 0 && isNarrowed ? (
        <p>
          <a href={searchPath(locale, { ...query, types: [], page: 1 })}>{t('results.all')}</a>
        </p>
      ) : null}
      {other?.isFirst ? null : elsewhere}
      {answer.total === 0 && !isNarrowed && !crisis && !other ? <Help /> : null}
      {ways ? <WaysOn {...ways} /> : null}
    </div>
  );
}

/** How many there are, and for which words. */
function Outcome({ results: { answer, term, query }, heading: Heading }: { results: Results; heading: 'h1' | 'h2' }) {
  const t = useTranslate();
  const { total, isExact, correction } = answer;
  if (total === 0)
    return <Heading className={css.outcome}>{t(query.types.length > 0 ? 'results.noneOfType' : 'results.none', { term })}</Heading>;
  const count = t(isExact ? 'results.count' : 'results.countOfMore', { count: total, term: correction ?? term });
  return (
    <>
      <Heading className={css.outcome}>{count}</Heading>
      {correction === null ? null : <p className={css.correction}>{t('searchBox.correction', { term, correction })}</p>}
    </>
  );
}

/** Who searches for a word alone may only want to know what it means: two lines, and its page for the rest. */
function DefinitionOf({ word }: { word: EntryTeaser }) {
  return (
    <section className={css.definition}>
      <div className={css.lines}>
        <h2>
          <a href={entryPath(word) ?? undefined}>{word.title}</a>
        </h2>{' '}
        <p>{word.teaser}</p>
      </div>
    </section>
  );
}

function InOtherLanguage({ other, query, term }: Pick<Results, 'other' | 'query' | 'term'>) {
  const t = useTranslate();
  if (!other) return null;
  const { correction } = other;
  return (
    <section aria-labelledby="other-language">
      <h2 id="other-language" className={css.other}>
        {t('searchBox.other')}
      </h2>
      {correction === null ? null : <p className={css.correction}>{t('searchBox.correction', { term, correction })}</p>}
      <ol className={css.list}>
        {other.shown.map((result) => (
          <ResultItem key={result.id} result={result} locale={other.locale} />
        ))}
      </ol>
      {other.total > other.shown.length ? (
        <p className={css.all}>
          <a href={searchPath(other.locale, query)} hrefLang={other.locale}>
            {t('searchBox.otherAll')}
          </a>
        </p>
      ) : null}
    </section>
  );
}

/** Where nothing was found: that it is nobody's fault, and what may help. */
function Help() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <section className={css.help}>
      <h2>{t('results.help')}</h2>
      <ul>
        <li>{t('results.help.words')}</li>
        <li>{t('results.help.drug')}</li>
        <li>
          <a href={pathTo('glossary', locale)}>{t('results.help.glossary')}</a>
        </li>
        <li>
          <a href={pathTo('topics', locale)}>{t('results.help.topics')}</a>
        </li>
        <li>
          <a href={pathTo('helplines', locale)}>{t('results.help.call')}</a>
        </li>
        <li>
          <a href={pathTo('contact', locale)}>{screenName('contact', locale)}</a>
        </li>
      </ul>
    </section>
  );
}
