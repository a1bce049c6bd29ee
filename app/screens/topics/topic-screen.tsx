import { entryPath } from '#app/addresses/entry-path.ts';
import { pathTo, screenName } from '#app/addresses/paths.ts';
import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import { type CardProps, cardOfTeaser, lastingCard } from '#app/content/cards/card.ts';
import { EntryList } from '#app/content/cards/EntryList.tsx';
import { loadCards } from '#app/content/cards/load-cards.ts';
import type { Linked } from '#app/content/LinkedContent.tsx';
import { LinkedTerms } from '#app/content/links/LinkedTerms.tsx';
import { Sections } from '#app/content/sections/Sections.tsx';
import type { Alba } from '#app/context.ts';
import { EntryContents } from '#app/entries/EntryContents.tsx';
import { entryPage, sectionName } from '#app/entries/entry-page.ts';
import { findEntry } from '#app/entries/find-entry.ts';
import { readable } from '#app/entries/load-entry.ts';
import { loadLinked } from '#app/entries/load-linked.ts';
import { type TopicLink, TopicList } from '#app/features/topics/TopicList.tsx';
import { topicLink, topicsUnder } from '#app/features/topics/topics.ts';
import { createTranslate } from '#app/i18n/format.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { document } from '#app/pages/document.ts';
import type { Page } from '#app/pages/page.ts';
import { notFound } from '#app/pages/responses.ts';
import type { Entry, EntryTeaser } from '#services/content/library/store.ts';
import type { Route } from './+types/topic-screen.ts';
import { groupsOf } from './topic-groups.ts';
import css from './topics.module.css';

/** Entries under a heading; of those that are more than are shown, where all of them are. */
type Shown = { id: string; title: string; cards: CardProps[]; all?: { path: string; count: number } | undefined };

/** Of a topic's research news, so many are shown on its page. */
const mostNews = 6;

type Loaded = {
  page: Page;
  topic: Entry;
  linked: Linked;
  /** Where to start, as its editor chose. */
  starts: CardProps[];
  groups: Shown[];
  /** Those that stand beside it. */
  neighbors: TopicLink[];
};

export const loader = document(async (request): Promise<Loaded> => {
  const { alba, match } = request;
  const { found, preview } = await findEntry(request);
  const { entry: topic } = readable(found);
  if (!topic) throw notFound();
  const [above, linked, under, topics] = await Promise.all([
    alba.content.topicsAbove(topic.id, match.locale),
    loadLinked(alba, topic),
    loadUnder(alba, topic),
    alba.content.topics(match.locale),
  ]);
  const page = entryPage(alba, match, topic, { preview });
  const t = createTranslate(match.locale, messagesFor(match.locale));
  const steps = above.map((each) => ({ name: each.title, path: entryPath(each) ?? '' }));
  const parent = topics.find(({ id }) => id === above.at(-1)?.id)?.id ?? null;
  return {
    // A section has the topic's name, too.
    page: { ...page, headTitle: t('topics.titled', { topic: topic.title }), breadcrumbs: [...page.breadcrumbs, ...steps] },
    topic,
    linked,
    ...under,
    neighbors: topicsUnder(topics, parent).map(topicLink),
  };
});

/** Where to start in a topic, and all else that stands under it, in groups. */
async function loadUnder(alba: Alba, { id, type, fields, locale, slug }: Entry): Promise<Pick<Loaded, 'starts' | 'groups'>> {
  const startIds = type === 'topic' ? (fields.startWith ?? []) : [];
  const [first, all] = await Promise.all([alba.content.teasers(startIds, locale), alba.content.underTopic(id, locale)]);
  const others = all.filter((each) => !startIds.includes(each.id));
  const groups = groupsOf(
    others,
    await alba.content.standingOf(
      others.map((each) => each.id),
      locale,
    ),
  );
  const messages = messagesFor(locale);
  return {
    starts: (await loadCards(alba, first, locale)).map((card) => ({ ...lastingCard(card), type: 'small', isFeaturedCard: false })),
    groups: groups
      .map(({ id, title, entries }) => ({
        id,
        title: 'section' in title ? sectionName(title.section) : String(messages[title.message]),
        cards: latestOf(entries).map((entry) => inList(cardOfTeaser(entry, { pictures: {}, locale, now: Date.now() }), entry)),
        all: entries.some(isNews)
          ? { path: pathTo('research-news.topic', locale, { slug }), count: entries.filter(isCurrent).length }
          : undefined,
      }))
      .filter(({ cards }) => cards.length > 0),
  };
}

const isNews = ({ type }: EntryTeaser) => type === 'researchNews';
const isCurrent = ({ card }: EntryTeaser) => !card.archived;

/** Research news, of which there may be hundreds, are the latest few; of all else, all. */
function latestOf(entries: readonly EntryTeaser[]): readonly EntryTeaser[] {
  if (!entries.some(isNews)) return entries;
  return entries
    .filter(isCurrent)
    .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
    .slice(0, mostNews);
}

/** What stays has no date; news and events have. */
function inList(card: CardProps, { type }: EntryTeaser): CardProps {
  return type === 'researchNews' || type === 'event' ? { ...card, label: undefined } : lastingCard(card);
}

export default function TopicScreen({ loaderData }: Route.ComponentProps) {
  const { page, topic, linked, starts, groups, neighbors } = loaderData.loaded;
  const t = useTranslate();
  return (
    <EntryContents page={page} linked={linked}>
      <h1>{topic.title}</h1>
      <p className="lead">{topic.teaser}</p>
      <div className={css.text}>
        <Sections sections={topic.sections} />
        <LinkedTerms />
      </div>
      {starts.length > 0 ? (
        <section id="topics-start">
          <h2>{t('topics.start')}</h2>
          <CardGrid cards={starts} />
        </section>
      ) : null}
      {groups.map(({ id, title, cards, all }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          <EntryList cards={cards} />
          {all ? (
            <p>
              <a href={all.path}>{t('topics.allNews', { topic: topic.title, count: all.count })}</a>
            </p>
          ) : null}
        </section>
      ))}
      {starts.length + groups.length > 0 ? null : <Empty />}
      <TopicList title={t('topics.others')} topics={neighbors} current={topic.id} withAll />
    </EntryContents>
  );
}

function Empty() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <p className={css.text}>
      {t('topics.empty')} <a href={pathTo('helplines', locale)}>{screenName('helplines', locale)}</a>
    </p>
  );
}
