import { pathTo } from '#app/addresses/paths.ts';
import { type CardProps, cardOfTeaser } from '#app/content/cards/card.ts';
import { EntryList } from '#app/content/cards/EntryList.tsx';
import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry, type ShownEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { document } from '#app/pages/document.ts';
import { Changes } from '#app/screens/whats-new/LibraryMonths.tsx';
import type { LibraryNews } from '#services/content/library/store.ts';
import type { Route } from './+types/news-screen.ts';
import css from './news.module.css';

/** Enough to see what there is; the pages that they lead to have the rest. */
const most = { studies: 4, changes: 4 };

type News = { studies: CardProps[]; changes: LibraryNews[] };

export const loader = document(async (request): Promise<ShownEntry & { news: News }> => {
  const { alba, match } = request;
  const { locale } = match;
  const [shown, studies, changes] = await Promise.all([
    loadEntry(request),
    alba.content.productNewsTeasers(locale, most.studies),
    alba.content.latestChanges(locale, most.changes),
  ]);
  const place = { pictures: {}, locale, now: Date.now() };
  return { ...shown, news: { studies: studies.map((each) => cardOfTeaser(each, place)), changes } };
});

/** The latest of research and of this site, before how to read a headline. */
export default function NewsScreen({ loaderData }: Route.ComponentProps) {
  const { news, ...shown } = loaderData.loaded;
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} lead={<Latest {...news} />} />;
}

function Latest({ studies, changes }: News) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      {studies.length > 0 ? (
        <section id="studies" className={css.latest}>
          <h2>{t('news.studies')}</h2>
          <EntryList cards={studies} />
          <p>
            <a href={pathTo('research-news', locale)}>{t('news.studies.all')}</a>
          </p>
        </section>
      ) : null}
      <section id="on-this-site" className={css.latest}>
        <h2>{t('news.site')}</h2>
        {changes.length > 0 ? <Changes changed={changes} /> : null}
        <p>
          <a href={pathTo('about-us.whats-new', locale)}>{t('news.site.all')}</a>
        </p>
      </section>
    </>
  );
}
