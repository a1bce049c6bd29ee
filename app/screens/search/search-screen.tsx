import { screenName } from '#app/addresses/paths.ts';
import { Sections } from '#app/content/sections/Sections.tsx';
import { EntryContents } from '#app/entries/EntryContents.tsx';
import { loadEntry, type ShownEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { SearchForm } from '#app/features/search/SearchForm.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { document } from '#app/pages/document.ts';
import type { Page } from '#app/pages/page.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import { screenPage } from '#app/pages/screen-page.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { longestTerm } from '#services/search/shared.ts';
import type { Route } from './+types/search-screen.ts';
import { Abbreviations } from './Abbreviations.tsx';
import { loadWays, type Ways } from './load-popular.ts';
import { loadResults, type NotSearched, type Results } from './load-results.ts';
import { ResultsView } from './ResultsView.tsx';
import css from './search.module.css';
import { lengthOf, parseQuery, searchParameters } from './search-query.ts';
import { WaysOn } from './WaysOn.tsx';

type Start = ShownEntry & { ways: Ways };
type Asked = { kind: 'asked'; page: Page; results: Results | NotSearched; ways: Ways | null };

/** Where there is room for more than the results: fewer than a page of them. */
const fewResults = 5;

/** The page without a term, which is everybody's, or what is found for one. */
export const loader = document(async (request): Promise<Start | Asked> => {
  const query = parseQuery(request.url.searchParams);
  if (query.typed !== '') return loadAsked(request, query);
  const [entry, ways] = await Promise.all([loadEntry(request), loadWays(request.alba, request.match.locale)]);
  return { ...entry, page: { ...entry.page, hasSearch: true }, ways };
});

async function loadAsked(request: PageRequest, query: ReturnType<typeof parseQuery>): Promise<Asked> {
  const { alba, match } = request;
  const results = await loadResults(alba, query, match.locale);
  // Beside whom to call there is no place for what others look for.
  const isCrisis = results.kind === 'found' && results.crisis !== null;
  const hasRoom = results.kind === 'short' || (!isCrisis && results.answer.total < fewResults);
  const messages = messagesFor(match.locale);
  const page = screenPage(request, { title: String(messages['results.title']), description: String(messages['results.hint']) });
  return {
    kind: 'asked',
    page: { ...page, query: searchParameters(query), offersLanguage: !isCrisis, hasSearch: true },
    results,
    ways: hasRoom ? await loadWays(alba, match.locale) : null,
  };
}

export default function SearchScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  switch (shown.kind) {
    case 'untranslated':
      return <Untranslated {...shown} />;
    case 'entry':
      return (
        <EntryContents {...shown}>
          <Opening title={shown.entry.title} />
          <WaysOn {...shown.ways} />
          <div className={css.help}>
            <Sections sections={shown.entry.sections} />
          </div>
        </EntryContents>
      );
    case 'asked':
      return <FoundFor {...shown} />;
  }
}

function Opening({ title }: { title: string }) {
  const t = useTranslate();
  return (
    <div className={css.start}>
      <h1>{title}</h1>
      <SearchForm label="shown">{t('results.hint')}</SearchForm>
    </div>
  );
}

function FoundFor({ page, results, ways }: Asked) {
  return (
    <Shell page={page}>
      {results.kind === 'found' ? (
        <>
          <TypedForm typed={results.query.typed} />
          <ResultsView results={results} ways={ways} />
        </>
      ) : (
        <NothingSearched results={results} ways={ways} />
      )}
    </Shell>
  );
}

function NothingSearched({ results, ways }: { results: NotSearched; ways: Ways | null }) {
  const locale = useLocale();
  return (
    <>
      <h1 className={css.title}>{screenName('search', locale)}</h1>
      <TypedForm typed={results.query.typed} />
      <Abbreviations {...results} />
      {ways ? <WaysOn {...ways} /> : null}
    </>
  );
}

/** The box with what was typed, all of it; and what became of it where it was too short or too long. */
function TypedForm({ typed }: { typed: string }) {
  const t = useTranslate();
  const length = lengthOf(typed);
  return (
    <SearchForm typed={typed} label="heard">
      {length === 'right' ? null : <strong>{t(`results.${length}`, { count: longestTerm })}</strong>}
    </SearchForm>
  );
}
