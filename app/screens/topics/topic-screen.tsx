import type { LoaderFunctionArgs } from 'react-router';
import type { Entry, EntryTeaser } from '#services/content/store.ts';
import { entryPath } from '../../entry-path.ts';
import { useTranslate } from '../../i18n/I18n.tsx';
import { type LinkedEntries, LinkedEntriesContext } from '../../rich-text/EntryLink.tsx';
import { Sections } from '../../sections/Sections.tsx';
import type { Page } from '../../shell/page.ts';
import { Shell } from '../../shell/Shell.tsx';
import { linkedEntries } from '../entry/entry-screen.tsx';
import { entryPage, movedTo, notFound, publicCache, requestOf } from '../load-page.ts';
import { TeaserList } from './TeaserList.tsx';

type Loaded = { page: Page; topic: Entry; linked: LinkedEntries; entries: EntryTeaser[] };

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { alba, match } = requestOf(args);
  const found = await alba.content.atSlug('topic', match.parameters.slug ?? '', match.locale);
  if (found.kind === 'moved') throw movedTo(entryPath(found.to));
  if (found.kind !== 'found') throw notFound();
  const topic = found.entry;
  return {
    page: entryPage(alba, match, topic),
    topic,
    linked: linkedEntries(topic),
    entries: await alba.content.underTopic(topic.id, match.locale),
  };
}

export const headers = () => publicCache;

export default function TopicScreen({ loaderData: { page, topic, linked, entries } }: { loaderData: Loaded }) {
  const t = useTranslate();
  return (
    <LinkedEntriesContext value={linked}>
      <Shell page={page}>
        <h1>{topic.title}</h1>
        <Sections sections={topic.sections} />
        <h2>{t('topics.under')}</h2>
        <TeaserList teasers={entries} level="h3" />
      </Shell>
    </LinkedEntriesContext>
  );
}
