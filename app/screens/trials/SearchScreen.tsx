import { useTranslate } from '#app/i18n/I18n.tsx';
import { Shell } from '#app/shell/Shell.tsx';
import type { Answered } from './answer-search.server.ts';
import type { SearchPage } from './load-search-page.ts';
import { SearchAnswer } from './SearchAnswer.tsx';

/** What was found, in the place of the text of the screen. Nothing of what was asked stands in its head. */
export function SearchScreen({ shown, answered, isTool = false }: { shown: SearchPage; answered: Answered; isTool?: boolean }) {
  const t = useTranslate();
  const { page, isSample } = shown;
  const { shared: _, structuredData: __, ...plain } = page;
  return (
    <Shell page={{ ...plain, title: t('trials.found.title'), indexed: false }}>
      <SearchAnswer answered={answered} action={page.alternates[page.locale] ?? ''} isTool={isTool} isSample={isSample} />
    </Shell>
  );
}
