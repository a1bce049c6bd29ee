import { entryPath } from '#app/addresses/entry-path.ts';
import { pathTo, screenName } from '#app/addresses/paths.ts';
import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import { type CardProps, lastingCard } from '#app/content/cards/card.ts';
import { loadCards } from '#app/content/cards/load-cards.ts';
import type { Linked } from '#app/content/LinkedContent.tsx';
import { LinkedTerms } from '#app/content/links/LinkedTerms.tsx';
import { Sections } from '#app/content/sections/Sections.tsx';
import type { Alba } from '#app/context.ts';
import { EntryContents } from '#app/entries/EntryContents.tsx';
import { entryPage } from '#app/entries/entry-page.ts';
import { findEntry } from '#app/entries/find-entry.ts';
import { readable } from '#app/entries/load-entry.ts';
import { loadLinked } from '#app/entries/load-linked.ts';
import { type TopicLink, TopicList } from '#app/features/topics/TopicList.tsx';
import { topicLink, topicsUnder } from '#app/features/topics/topics.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { document } from '#app/pages/document.ts';
import type { Page } from '#app/pages/page.ts';
import { notFound } from '#app/pages/responses.ts';
import type { Locale } from '#config/locale.ts';
import type { Entry } from '#services/content/library/store.ts';
import type { Route } from './+types/topic-screen.ts';
import { type Group, groupsOf } from './topic-groups.ts';
import css from './topics.module.css';

type Loaded = {
  page: Page;
  topic: Entry;
  linked: Linked;
  groups: Group<CardProps>[];
  /** Those that stand beside it. */
  neighbors: TopicLink[];
};

export const loader = document(async (request): Promise<Loaded> => {
  const { alba, match } = request;
  const { found, preview } = await findEntry(request);
  const { entry: topic } = readable(found);
  if (!topic) throw notFound();
  const [above, linked, groups, topics] = await Promise.all([
    alba.content.topicsAbove(topic.id, match.locale),
    loadLinked(alba, topic),
    loadGroups(alba, topic.id, match.locale),
    alba.content.topics(match.locale),
  ]);
  const page = entryPage(alba, match, topic, { preview });
  const steps = above.map((each) => ({ name: each.title, path: entryPath(each) ?? '' }));
  const parent = topics.find(({ id }) => id === above.at(-1)?.id)?.id ?? null;
  return {
    page: { ...page, breadcrumbs: [...page.breadcrumbs, ...steps] },
    topic,
    linked,
    groups,
    neighbors: topicsUnder(topics, parent).map(topicLink),
  };
});

/** The cards of what stands under a topic, with all their pictures in one question. */
async function loadGroups(alba: Alba, topicId: string, locale: Locale): Promise<Group<CardProps>[]> {
  const groups = groupsOf(await alba.content.underTopic(topicId, locale));
  const cards = await loadCards(
    alba,
    groups.flatMap(({ entries }) => entries),
    locale,
  );
  return groups.map((group) => {
    const own = cards.splice(0, group.entries.length);
    return { ...group, entries: group.title === 'topics.start' || group.title === 'topics.within' ? own.map(lastingCard) : own };
  });
}

export default function TopicScreen({ loaderData }: Route.ComponentProps) {
  const { page, topic, linked, groups, neighbors } = loaderData.loaded;
  const t = useTranslate();
  return (
    <EntryContents page={page} linked={linked}>
      <h1>{topic.title}</h1>
      <p className="lead">{topic.teaser}</p>
      <div className={css.text}>
        <Sections sections={topic.sections} />
        <LinkedTerms />
      </div>
      {groups.length > 0 ? groups.map((group) => <TopicGroup key={group.id} {...group} />) : <Empty />}
      <TopicList title={t('topics.others')} topics={neighbors} current={topic.id} withAll />
    </EntryContents>
  );
}

function TopicGroup({ id, title, entries }: Group<CardProps>) {
  const t = useTranslate();
  return (
    <section id={id}>
      <h2>{t(title)}</h2>
      <CardGrid cards={entries.map((card) => ({ ...card, type: 'small', isFeaturedCard: false }))} />
    </section>
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
