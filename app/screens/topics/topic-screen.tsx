import { data, type HeadersArgs, type LoaderFunctionArgs } from 'react-router';
import type { Entry } from '#services/content/store.ts';
import { CardGrid } from '../../cards/CardGrid.tsx';
import type { CardProps } from '../../cards/card.ts';
import { loadCards } from '../../cards/load-cards.ts';
import { entryPath } from '../../entry-path.ts';
import { useTranslate } from '../../i18n/I18n.tsx';
import { type LinkedEntries, LinkedEntriesContext } from '../../rich-text/EntryLink.tsx';
import { type LinkedAssets, LinkedAssetsContext } from '../../rich-text/LinkedAssets.tsx';
import { Sections } from '../../sections/Sections.tsx';
import type { Page } from '../../shell/page.ts';
import { Shell } from '../../shell/Shell.tsx';
import { linkedAssets, linkedEntries } from '../entry/entry-screen.tsx';
import { PreviewBar } from '../entry/PreviewBar.tsx';
import { entryPage, findEntry, gone, movedTo, notFound, type Preview, requestOf, unsent } from '../load-page.ts';

type Loaded = { page: Page; topic: Entry; linked: LinkedEntries; assets: LinkedAssets; cards: CardProps[]; preview: Preview | null };

export async function loader(args: LoaderFunctionArgs) {
  const request = requestOf(args);
  const { alba, match } = request;
  const { found, preview, headers } = await findEntry(request);
  if (found.kind === 'moved') throw movedTo(entryPath(found.to));
  if (found.kind === 'gone') throw gone();
  if (found.kind !== 'found') throw notFound();
  const topic = found.entry;
  const page = entryPage(alba, match, topic);
  const [above, assets, entries] = await Promise.all([
    alba.content.topicsAbove(topic.id, match.locale),
    linkedAssets(alba, topic),
    alba.content.underTopic(topic.id, match.locale),
  ]);
  const loaded: Loaded = {
    page: { ...page, breadcrumbs: [...page.breadcrumbs, ...above.map((each) => ({ name: each.title, path: entryPath(each) ?? '' }))] },
    topic,
    linked: linkedEntries(topic, assets),
    assets,
    // A person or a term has no page to lead to.
    cards: await loadCards(
      alba,
      entries.filter((entry) => entryPath(entry) !== null),
      match.locale,
    ),
    preview,
  };
  return data(unsent(loaded), { headers });
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export default function TopicScreen({ loaderData }: { loaderData: { loaded: Loaded } }) {
  const { page, topic, linked, assets, cards, preview } = loaderData.loaded;
  const t = useTranslate();
  return (
    <LinkedEntriesContext value={linked}>
      {preview ? <PreviewBar {...preview} /> : null}
      <Shell page={page}>
        <h1>{topic.title}</h1>
        <LinkedAssetsContext value={assets}>
          <Sections sections={topic.sections} />
        </LinkedAssetsContext>
        {cards.length > 0 ? (
          <>
            <h2>{t('topics.under')}</h2>
            <CardGrid cards={cards} />
          </>
        ) : null}
      </Shell>
    </LinkedEntriesContext>
  );
}
