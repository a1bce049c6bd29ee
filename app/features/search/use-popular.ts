import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type PopularArticlesQuery, popularArticles, popularSearches } from '#app/graphql/documents.ts';
import { gatewayQuery, queryClient } from '#app/graphql/query-client.ts';
import { type Locale, languageTags } from '#config/locale.ts';

const most = 4;

export type Popular = { searches: readonly string[]; articles: PopularArticlesQuery['popularArticles'] };

/** What is searched for and read most, once it is wanted; nothing where it cannot be had. */
export function usePopular(locale: Locale, isWanted: boolean): Popular {
  const variables = { locale: languageTags[locale] };
  const { data: searches } = useQuery({ ...gatewayQuery(popularSearches, variables), enabled: isWanted }, queryClient);
  const { data: articles } = useQuery({ ...gatewayQuery(popularArticles, variables), enabled: isWanted }, queryClient);
  return useMemo(
    () => ({ searches: searches?.popularSearches.slice(0, most) ?? [], articles: articles?.popularArticles.slice(0, most) ?? [] }),
    [searches, articles],
  );
}
