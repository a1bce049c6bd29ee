import { useEffect, useReducer, useRef, useState } from 'react';
import { reduceSearch, type SearchState, startingWith } from '#app/features/search/search.ts';
import { type SearchArticlesQuery, searchArticles } from '#app/graphql/documents.ts';
import { request } from '#app/graphql/request.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { PageLinks } from '#app/ui/PageLinks.tsx';
import { languageTags } from '#config/locale.ts';
import { type ContentType, contentTypes, type SearchSort } from '#services/search/shared.ts';
import css from './MoreResults.module.css';
import { moreMessages } from './messages.ts';
import { pageSize } from './page-size.ts';
import { ResultItem } from './ResultItem.tsx';
import type { ShownResult } from './shown-result.ts';

type Props = {
  search: { term: string; types: readonly ContentType[]; sort: SearchSort };
  /** The path of the first page of results, with its query. */
  first: string;
  page: number;
  pages: number;
  total: number;
  isExact: boolean;
  /** What the page shows already. */
  ids: readonly string[];
};

/** What comes after the results of the page, put below them when somebody asks for it; without a script, links to the other pages. */
export default function MoreResults({ search, first, page, pages, total, isExact, ids }: Props) {
  const t = useTranslate(moreMessages);
  const locale = useLocale();
  const [state, dispatch] = useReducer(reduceSearch, search.term, nothingMore);
  const [last, setLast] = useState(page);
  const list = useRef<HTMLOListElement>(null);
  const question = useRef(0);
  /** How many results stood here before the last came. */
  const seen = useRef(0);
  const { isLoading, hasFailed, found } = state.page;
  const known = new Set(ids);
  const later = (found?.results ?? []).flatMap((result) => (known.has(result.id) ? [] : asShown(result)));
  const shown = (page - 1) * pageSize + ids.length + later.length;

  const load = async () => {
    if (isLoading) return;
    question.current += 1;
    const asked = { place: 'page', question: question.current } as const;
    dispatch({ type: 'asked', ...asked });
    const { term, types, sort } = search;
    try {
      const { searchArticles: answer } = await request(searchArticles, {
        search: { term, locale: languageTags[locale], sort, filter: { contentType: types }, limit: pageSize, offset: last * pageSize },
        withImages: true,
      });
      dispatch({ type: 'answered', ...asked, term, answer, combine: true });
      setLast(last + 1);
    } catch (error) {
      console.error('More results could not be loaded', error);
      dispatch({ type: 'failed', ...asked });
    }
  };

  // The focus goes on with what is new: who listens would have to go back for it.
  useEffect(() => {
    const links = list.current?.querySelectorAll<HTMLElement>('h3 a');
    if (last > page) links?.[seen.current]?.focus();
    seen.current = links?.length ?? 0;
  }, [last, page]);

  return (
    <>
      <ol className="plain-list" ref={list} start={(page - 1) * pageSize + ids.length + 1}>
        {later.map((result) => (
          <ResultItem key={result.id} result={result} locale={locale} />
        ))}
      </ol>
      <div className={`${css.more} needs-script`}>
        {last < pages ? (
          <button type="button" onClick={load} aria-disabled={isLoading || undefined}>
            {isLoading ? t('results.loading') : t('results.more', { count: Math.min(pageSize, total - last * pageSize) })}
          </button>
        ) : null}
        <p role="status">
          {hasFailed ? t('results.failed') : last > page ? t(isExact ? 'results.shown' : 'results.shownOfMore', { shown, total }) : ''}
        </p>
      </div>
      <PageLinks first={first} pages={pages} page={last} />
    </>
  );
}
MoreResults.messages = moreMessages;

function nothingMore(term: string): SearchState {
  return startingWith({ term, results: [], meta: { total: 0, exact: true, breakdown: [], correction: null } });
}

function asShown({ contentType, image, ...result }: SearchArticlesQuery['searchArticles']['results'][number]): ShownResult[] {
  const known = contentTypes.find((each) => each === contentType);
  return known ? [{ ...result, contentType: known, image: image ?? null }] : [];
}
