import { useTranslate } from '#app/i18n/I18n.tsx';
import { CrisisCard } from './CrisisCard.tsx';
import { RecentTools } from './RecentTools.tsx';
import css from './SearchPanel.module.css';
import { SearchWords } from './SearchWords.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { SearchMessageId } from './search.words.ts';
import type { SearchBox } from './use-search-box.ts';

/** What lies open under the box: whom to call, what is to be said, what can be chosen, and the buttons beside the recent searches. */
export function SearchPanel({ box, className }: { box: SearchBox; className: string | undefined }) {
  const t = useTranslate<SearchMessageId>();
  const { typed, nav, again, groups, recent, isExpanded, crisis } = box;
  const showsRecent = isExpanded && groups.some(({ name }) => name === 'recent');
  return (
    <div className={className} data-loading={nav.isLoading || undefined}>
      {crisis ? <CrisisCard crisis={crisis} heading="p" /> : null}
      <SearchWords typed={typed} nav={nav} onAgain={again} />
      {isExpanded ? (
        <div className={css.list}>
          <Suggestions id={box.listId} typed={typed} groups={groups} active={box.active} idOf={box.idOf} onChoose={box.choose} />
          {showsRecent ? <RecentTools terms={recent} onRemove={box.forget} onClear={() => box.forget(null)} /> : null}
        </div>
      ) : null}
      {showsRecent ? <p className={css.kept}>{t('searchBox.kept')}</p> : null}
    </div>
  );
}
