import { data, type HeadersArgs, type LoaderFunctionArgs } from 'react-router';
import { entryPath } from '#app/addresses/entry-path.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { CardGrid } from '#app/content/cards/CardGrid.tsx';
import { type CardProps, lastingCard } from '#app/content/cards/card.ts';
import { loadCards } from '#app/content/cards/load-cards.ts';
import { type LinkedEntries, LinkedEntriesContext } from '#app/content/links/EntryLink.tsx';
import { type LinkedAssets, LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { Sections } from '#app/content/sections/Sections.tsx';
import type { Alba } from '#app/context.ts';
import { PreviewBar } from '#app/entries/PreviewBar.tsx';
import { WordsOnThisPage } from '#app/features/glossary/WordsOnThisPage.tsx';
import { topicLink, topicsUnder } from '#app/features/topics/load-topics.ts';
import { type TopicLink, TopicList } from '#app/features/topics/TopicList.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { screenNames } from '#app/i18n/screen-names.ts';
import { entryPage, findEntry, gone, movedTo, notFound, type Preview, requestOf, unsent } from '#app/pages/load-page.ts';
import type { Page } from '#app/pages/page.ts';
import { linkedAssets, linkedEntries } from '#app/screens/entry/entry-screen.tsx';
import { Shell } from '#app/shell/Shell.tsx';
import type { Locale } from '#config/locale.ts';
import type { Entry } from '#services/content/library/store.ts';
import { type Group, groupsOf } from './topic-groups.ts';
import css from './topics.module.css';

type Loaded = {
  page: Page;
  topic: Entry;
  linked: LinkedEntries;
  assets: LinkedAssets;
  groups: Group<CardProps>[];
  /** Those that stand beside it. */
  neighbors: TopicLink[];
  preview: Preview | null;
};

export async function loader(args: LoaderFunctionArgs) {
  const request = requestOf(args);
  const { alba, match } = request;
  const { found, preview, headers } = await findEntry(request);
  if (found.kind === 'moved') throw movedTo(entryPath(found.to));
  if (found.kind === 'gone') throw gone();
  if (found.kind !== 'found') throw notFound();
  const topic = found.entry;
  const [above, assets, groups, topics] = await Promise.all([
    alba.content.topicsAbove(topic.id, match.locale),
    linkedAssets(alba, topic),
    loadGroups(alba, topic.id, match.locale),
    alba.content.topics(match.locale),
  ]);
  const page = entryPage(alba, match, topic);
  const steps = above.map((each) => ({ name: each.title, path: entryPath(each) ?? '' }));
  const parent = topics.find(({ id }) => id === above.at(-1)?.id)?.id ?? null;
  const loaded: Loaded = {
    page: { ...page, breadcrumbs: [...page.breadcrumbs, ...steps] },
    topic,
    linked: linkedEntries(topic, assets),
    assets,
    groups,
    neighbors: topicsUnder(topics, parent).map(topicLink),
    preview,
  };
  return data(unsent(loaded), { headers });
}

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

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export default function TopicScreen({ loaderData }: { loaderData: { loaded: Loaded } }) {
  const { page, topic, linked, assets, groups, neighbors, preview } = loaderData.loaded;
  const t = useTranslate();
  return (
    <LinkedEntriesContext value={linked}>
      {preview ? <PreviewBar {...preview} /> : null}
      <Shell page={page}>
        <h1>{topic.title}</h1>
        <p className={css.lead}>{topic.teaser}</p>
        <LinkedAssetsContext value={assets}>
          <div className={css.text}>
            <Sections sections={topic.sections} />
            <WordsOnThisPage />
          </div>
        </LinkedAssetsContext>
        {groups.length > 0 ? groups.map((group) => <TopicGroup key={group.id} {...group} />) : <Empty />}
        <TopicList title={t('topics.others')} topics={neighbors} current={topic.id} withAll />
      </Shell>
    </LinkedEntriesContext>
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
      {t('topics.empty')} <a href={pathTo('helplines', locale)}>{screenNames[locale].helplines}</a>
    </p>
  );
}
