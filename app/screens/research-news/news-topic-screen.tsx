import { listParameters } from '#app/addresses/list-query.ts';
import { pathTo, screenName } from '#app/addresses/paths.ts';
import type { ShownList } from '#app/content/lists/load-list.ts';
import { NarrowedList } from '#app/content/lists/NarrowedList.tsx';
import type { Alba } from '#app/context.ts';
import { createTranslate } from '#app/i18n/format.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { document } from '#app/pages/document.ts';
import type { Page } from '#app/pages/page.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import { notFound } from '#app/pages/responses.ts';
import { breadcrumbsOf } from '#app/pages/screen-page.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { locales } from '#config/locale.ts';
import type { TopicTeaser } from '#services/content/library/store.ts';
import type { Route } from './+types/news-topic-screen.ts';
import { loadNews, topicPath } from './load-news.ts';

type Loaded = { page: Page; news: ShownList; topic: { title: string; path: string } };

export const loader = document(async (request): Promise<Loaded> => {
  const { alba, match } = request;
  const topics = await alba.content.topics(match.locale);
  const topic = topics.find(({ slug }) => slug === match.parameters.slug);
  if (!topic) throw notFound();
  const [news, alternates] = await Promise.all([loadNews(request, topics, topic), alternatesOf(alba, topic)]);
  return { page: pageOf(request, { topic, news, alternates }), news, topic: { title: topic.title, path: topicPath(topic) } };
});

/** A topic has a slug of its own in each language. */
async function alternatesOf({ content }: Alba, { id }: TopicTeaser): Promise<Page['alternates']> {
  const found = await Promise.all(locales.map((locale) => content.teasers([id], locale)));
  return Object.fromEntries(found.flat().map(({ locale, slug }) => [locale, pathTo('research-news.topic', locale, { slug })]));
}

type Shown = { topic: TopicTeaser; news: ShownList; alternates: Page['alternates'] };

function pageOf({ alba, match }: PageRequest, { topic, news, alternates }: Shown): Page {
  const t = createTranslate(match.locale, messagesFor(match.locale));
  const query = listParameters(news.query);
  return {
    locale: match.locale,
    origin: alba.origin,
    alternates,
    breadcrumbs: breadcrumbsOf(match),
    title: t('researchNews.topic', { topic: topic.title }),
    description: t('researchNews.topicLead'),
    // A topic without news has nothing to be found for.
    indexed: !news.isNarrowed && news.total > 0,
    ...(news.isNarrowed && { query }),
  };
}

/** The research news of a topic. */
export default function NewsTopicScreen({ loaderData }: Route.ComponentProps) {
  const { page, news, topic } = loaderData.loaded;
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Shell page={page}>
      <h1>{page.title}</h1>
      <p className="lead">{page.description}</p>
      <NarrowedList id="topic-news" list={news} title={t('researchNews.found', { count: news.total })} />
      <p>
        <a href={topic.path}>{t('researchNews.ofTopic', { topic: topic.title })}</a>
      </p>
      <p>
        <a href={pathTo('research-news', locale)}>{screenName('research-news', locale)}</a>
      </p>
    </Shell>
  );
}
