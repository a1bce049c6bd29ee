import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import { type CardProps, lastingCard } from '#app/content/cards/card.ts';
import { loadCards } from '#app/content/cards/load-cards.ts';
import { type TopicLink, TopicList } from '#app/features/topics/TopicList.tsx';
import { loadTopics, topicLink, topicsUnder } from '#app/features/topics/topics.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { document } from '#app/pages/document.ts';
import type { Page } from '#app/pages/page.ts';
import { screenPage } from '#app/pages/screen-page.ts';
import { Shell } from '#app/shell/Shell.tsx';
import type { Route } from './+types/topics-screen.ts';

/** The topics under none, each with its pages counted, and those under one, by that one. */
type Loaded = {
  page: Page;
  topics: { card: CardProps; pages: number }[];
  inner: { above: TopicLink; topics: TopicLink[] }[];
};

export const loader = document(async (request): Promise<Loaded> => {
  const { locale } = request.match;
  const messages = messagesFor(locale);
  const { topics, pages } = await loadTopics(request.alba, locale);
  const outer = topicsUnder(topics, null);
  const cards = await loadCards(request.alba, outer, locale);
  const inner = topics.map((above) => ({ above: topicLink(above), topics: topicsUnder(topics, above.id).map(topicLink) }));
  return {
    page: screenPage(request, { title: String(messages['topics.all']), description: String(messages['topics.lead']) }),
    topics: cards.map((card, at) => ({ card, pages: pages.get(outer[at]?.id ?? '') ?? 0 })),
    inner: inner.filter((each) => each.topics.length > 0),
  };
});

export default function TopicsScreen({
  loaderData: {
    loaded: { page, topics, inner },
  },
}: Route.ComponentProps) {
  const t = useTranslate();
  const cards = topics.map(({ card, pages }) => ({ ...lastingCard(card), eyebrowText: t('topics.count', { count: pages }) }));
  return (
    <Shell page={page}>
      <h1>{page.title}</h1>
      <p className="lead">{t('topics.lead')}</p>
      <CardGrid cards={cards} level="h2" />
      {inner.map(({ above, topics: within }) => (
        <TopicList key={above.id} title={t('topics.withinNamed', { topic: above.title })} topics={within} />
      ))}
    </Shell>
  );
}
