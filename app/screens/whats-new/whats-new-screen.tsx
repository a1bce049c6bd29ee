import { pathTo, screenName } from '#app/addresses/paths.ts';
import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry, type ShownEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/whats-new-screen.ts';
import { LibraryMonths } from './LibraryMonths.tsx';
import { type Month, monthsOf } from './months.ts';

/** As many as a page holds within its weight. */
const most = 240;

export const loader = document(async (request): Promise<ShownEntry & { months: Month[] }> => {
  const { alba, match } = request;
  const [shown, news] = await Promise.all([loadEntry(request), alba.content.whatsNew(match.locale, most)]);
  return { ...shown, months: monthsOf(news) };
});

/** What was added to the library and what changed in it, by month, before what its dates mean. */
export default function WhatsNewScreen({ loaderData }: Route.ComponentProps) {
  const { months, ...shown } = loaderData.loaded;
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} lead={<Lead months={months} />} />;
}

function Lead({ months }: { months: readonly Month[] }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <LibraryMonths months={months} />
      <p>
        {t('whatsNew.earlier')} <a href={pathTo('topics', locale)}>{screenName('topics', locale)}</a>
      </p>
    </>
  );
}
