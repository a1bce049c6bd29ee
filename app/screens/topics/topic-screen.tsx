import type { LoaderFunctionArgs } from 'react-router';
import type { Entry, EntryTeaser } from '#services/content/store.ts';
import { entryPath } from '../../entry-path.ts';
import { useTranslate } from '../../i18n/I18n.tsx';
import { type LinkedEntries, LinkedEntriesContext } from '../../rich-text/EntryLink.tsx';
import { type LinkedAssets, LinkedAssetsContext } from '../../rich-text/LinkedAssets.tsx';
import { Sections } from '../../sections/Sections.tsx';
import type { Page } from '../../shell/page.ts';
import { Shell } from '../../shell/Shell.tsx';
import { linkedAssets, linkedEntries } from '../entry/entry-screen.tsx';
import { entryPage, gone, movedTo, notFound, publicCache, requestOf } from '../load-page.ts';
import { TeaserList } from './TeaserList.tsx';

type Loaded = { page: Page; topic: Entry; linked: LinkedEntries; assets: LinkedAssets; entries: EntryTeaser[] };

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { alba, match } = requestOf(args);
  const content = alba.showsDrafts ? alba.drafts : alba.content;
  const found = await content.atSlug('topic', match.parameters.slug ?? '', match.locale);
  if (found.kind === 'moved') throw movedTo(entryPath(found.to));
  if (found.kind === 'gone') throw gone();
  if (found.kind !== 'found') throw notFound();
  const topic = found.entry;
  const page = entryPage(alba, match, topic);
  const above = await content.topicsAbove(topic.id, match.locale);
  return {
    page: { ...page, breadcrumbs: [...page.breadcrumbs, ...above.map((each) => ({ name: each.title, path: entryPath(each) ?? '' }))] },
    topic,
    linked: linkedEntries(topic),
    assets: await linkedAssets(alba, topic),
    entries: await content.underTopic(topic.id, match.locale),
  };
}

export const headers = () => publicCache;

export default function TopicScreen({ loaderData: { page, topic, linked, assets, entries } }: { loaderData: Loaded }) {
  const t = useTranslate();
  return (
    <LinkedEntriesContext value={linked}>
      <Shell page={page}>
        <h1>{topic.title}</h1>
        <LinkedAssetsContext value={assets}>
          <Sections sections={topic.sections} />
        </LinkedAssetsContext>
        <h2>{t('topics.under')}</h2>
        <TeaserList teasers={entries} level="h3" />
      </Shell>
    </LinkedEntriesContext>
  );
}
