import { data, type HeadersArgs, type LoaderFunctionArgs } from 'react-router';
import { LinkedEntriesContext } from '#app/content/links/EntryLink.tsx';
import { LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { Sections } from '#app/content/sections/Sections.tsx';
import { PreviewBar } from '#app/entries/PreviewBar.tsx';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { screenNames } from '#app/i18n/screen-names.ts';
import { privateCache, requestOf, screenPage, unsent } from '#app/pages/load-page.ts';
import type { Page } from '#app/pages/page.ts';
import { loader as loadEntry } from '#app/screens/entry/entry-screen.tsx';
import { Shell } from '#app/shell/Shell.tsx';
import { loadWays, type Ways } from './load-popular.ts';
import { loadResults, type NotSearched, type Results } from './load-results.ts';
import { ResultsView } from './ResultsView.tsx';
import { SearchForm } from './SearchForm.tsx';
import css from './search.module.css';
import { parseQuery } from './search-query.ts';
import { WaysOn } from './WaysOn.tsx';

type LoadedEntry = Awaited<ReturnType<typeof loadEntry>>['data']['loaded'];
type Loaded =
  | { kind: 'start'; entry: LoadedEntry; ways: Ways }
  | { kind: 'asked'; page: Page; results: Results | NotSearched; ways: Ways | null };

/** Where there is room for more than the results: fewer than a page of them. */
const fewResults = 5;

/** What somebody typed is theirs: no cache keeps the page, and no other site is told its address. */
const privateHeaders = { ...privateCache, 'Referrer-Policy': 'strict-origin' };

/** The page without a term, which is everybody's, or what is found for one. */
export async function loader(args: LoaderFunctionArgs) {
  const request = requestOf(args);
  const { alba, match, url } = request;
  const query = parseQuery(url.searchParams);
  if (query.typed === '') {
    const [answer, ways] = await Promise.all([loadEntry(args), loadWays(alba, match.locale)]);
    return data(unsent<Loaded>({ kind: 'start', entry: answer.data.loaded, ways }), answer.init ?? {});
  }
  const results = await loadResults(alba, query, match.locale);
  const hasRoom = results.kind === 'short' || results.answer.total < fewResults;
  const ways = hasRoom ? await loadWays(alba, match.locale) : null;
  const description = String(messagesFor(match.locale)['results.hint']);
  const page = screenPage(request, { title: String(messagesFor(match.locale)['results.title']), description });
  page.query = `?${new URLSearchParams({ q: query.typed })}`;
  return data(unsent<Loaded>({ kind: 'asked', page, results, ways }), { headers: privateHeaders });
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export default function SearchScreen({ loaderData }: { loaderData: { loaded: Loaded } }) {
  const { loaded } = loaderData;
  if (loaded.kind === 'start') return <Start {...loaded} />;
  const { page, results, ways } = loaded;
  return (
    <Shell page={page}>
      <SearchForm title={screenNames[page.locale].search} typed={results.query.typed} />
      {results.kind === 'found' ? <ResultsView results={results} ways={ways} /> : ways ? <WaysOn {...ways} /> : null}
    </Shell>
  );
}

/** The field, what others look for, and below it the other ways to find something. */
function Start({ entry: loaded, ways }: Extract<Loaded, { kind: 'start' }>) {
  if (loaded.kind === 'untranslated') return <Untranslated {...loaded} />;
  const { page, entry, linked, assets, preview } = loaded;
  return (
    <LinkedEntriesContext value={linked}>
      <LinkedAssetsContext value={assets}>
        {preview ? <PreviewBar {...preview} /> : null}
        <Shell page={page}>
          <SearchForm title={entry.title} typed="" />
          <WaysOn {...ways} />
          <div className={css.help}>
            <Sections sections={entry.sections} />
          </div>
        </Shell>
      </LinkedAssetsContext>
    </LinkedEntriesContext>
  );
}
