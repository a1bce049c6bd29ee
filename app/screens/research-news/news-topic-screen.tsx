import { type CardProps, cardOfTeaser } from '#app/content/cards/card.ts';
import { EntryList } from '#app/content/cards/EntryList.tsx';
import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry, type ShownEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/news-topic-screen.ts';

/** As many as a page can hold that is read from its top. */
const most = 100;

export const loader = document(async (request): Promise<ShownEntry & { news: CardProps[] }> => {
  const { alba, match } = request;
  const { locale } = match;
  const [shown, news] = await Promise.all([loadEntry(request), alba.content.productNewsTeasers(locale, most)]);
  const place = { pictures: {}, locale, now: Date.now() };
  return { ...shown, news: news.map((each) => cardOfTeaser(each, place)) };
});

/** All research news, the newest first, before what helps to judge it. */
export default function ResearchNewsScreen({ loaderData }: Route.ComponentProps) {
  const { news, ...shown } = loaderData.loaded;
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} lead={<AllNews news={news} />} />;
}

function AllNews({ news }: { news: readonly CardProps[] }) {
  const t = useTranslate();
  if (news.length === 0) return null;
  return (
    <section id="all-news">
      <h2>{t('researchNews.all')}</h2>
      <EntryList cards={news} />
    </section>
  );
}
