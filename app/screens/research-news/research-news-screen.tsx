import { listParameters } from '#app/addresses/list-query.ts';
import type { ShownList } from '#app/content/lists/load-list.ts';
import { NarrowedList } from '#app/content/lists/NarrowedList.tsx';
import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry, type ShownEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/research-news-screen.ts';
import { loadNews } from './load-news.ts';

export const loader = document(async (request): Promise<ShownEntry & { news: ShownList }> => {
  const { alba, match } = request;
  const [shown, topics] = await Promise.all([loadEntry(request), alba.content.topics(match.locale)]);
  const news = await loadNews(request, topics);
  if (!news.isNarrowed || (shown.kind === 'entry' && shown.beside)) return { ...shown, news };
  return { ...shown, page: { ...shown.page, indexed: false, query: listParameters(news.query) }, news };
});

/** All research news, the newest first, before what helps to judge it. */
export default function ResearchNewsScreen({ loaderData }: Route.ComponentProps) {
  const { news, ...shown } = loaderData.loaded;
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} lead={<AllNews news={news} />} />;
}

function AllNews({ news }: { news: ShownList }) {
  const t = useTranslate();
  const title = t(news.isNarrowed ? 'researchNews.found' : 'researchNews.all', { count: news.total });
  return <NarrowedList id="all-news" list={news} title={title} />;
}
