import { localeOfValue } from '#config/locale.ts';
import type { EntryTeaser } from '#services/content/library/store.ts';
import { networkOf } from '#services/rate-limits/network.ts';
import { crisisOf } from '#services/search/crisis.ts';
import type { Builder, GraphQLContext } from './builder.ts';
import { contentTypeOf } from './entry-content-type.ts';

/** Maximum length of an id or a term: no longer one has a result. */
const maxIdLength = 200;

type PopularArticle = EntryTeaser & { path: string };
type Count = (network: string) => Promise<boolean>;

/** Adds the queries of popular articles and searches, and the mutations that count them. */
export function addPopular(builder: Builder): void {
  const article = builder.objectRef<PopularArticle>('PopularArticle').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      contentType: t.string({ resolve: contentTypeOf }),
      slug: t.exposeString('slug'),
      path: t.exposeString('path'),
    }),
  });

  builder.queryFields((t) => ({
    popularArticles: t.field({
      type: [article],
      args: { locale: t.arg.string({ required: true }) },
      resolve: async (_, { locale }, { sources }) => {
        const articles = await sources.popularity.articles(localeOfValue(locale));
        return articles.flatMap((each): PopularArticle[] => {
          const path = sources.pathOf(each);
          return path === null ? [] : [{ ...each, path }];
        });
      },
    }),
    popularSearches: t.stringList({
      args: { locale: t.arg.string({ required: true }) },
      resolve: (_, { locale }, { sources }) => sources.popularity.searches(localeOfValue(locale)),
    }),
  }));

  builder.mutationFields((t) => ({
    updatePopularArticles: t.boolean({
      description: 'Somebody opened an article from search or a popular list; `id` is the article’s. False where nothing was counted.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) =>
        countSafely(id, 'updatePopularArticles', context, (network) => context.sources.popularity.countArticle(id, network)),
    }),
    updatePopularSearches: t.boolean({
      description:
        'Somebody searched and found something; `id` is the term. Without a locale it counts in each language. False where nothing was counted.',
      args: { id: t.arg.id({ required: true }), locale: t.arg.string() },
      resolve: (_, { id, locale }, context) =>
        countSafely(id, 'updatePopularSearches', context, async (network) =>
          // What speaks of dying is nothing to be popular.
          crisisOf(id) === null
            ? context.sources.popularity.countSearch(id, network, typeof locale === 'string' ? localeOfValue(locale) : undefined)
            : false,
        ),
    }),
  }));
}

/** Counts as a best effort: logs an error instead of failing, since the reader loses nothing. */
async function countSafely(id: string, field: string, context: GraphQLContext, count: Count): Promise<boolean> {
  if (id.length > maxIdLength || id.includes('\0')) return false;
  try {
    // What a browser calls itself tells nobody apart who makes it up. Only a hash of the network is stored.
    return await count(networkOf(context.visitor));
  } catch (error) {
    context.report(error, field);
    return false;
  }
}
