import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Form } from '#app/forms/Form.tsx';
import { useFormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Useful } from '#app/screens/member/useful/Useful.tsx';
import { Button } from '#app/ui/Button.tsx';
import type { SavedType } from '#services/members/saved/shared.ts';
import { Filters } from './Filters.tsx';
import { type ListAsked, listPath, mostAtFirst, nextItem } from './list-address.ts';
import { SavedCard } from './SavedCard.tsx';
import css from './SavedList.module.css';
import { SearchWithin, useSearch } from './SearchWithin.tsx';
import { savedForms } from './saved-forms.ts';
import type { ShownItem } from './saved-items.ts';

type Reading = { title: string; path: string; teaser: string };
type Props = ListAsked & {
  items: readonly ShownItem[];
  counts: Readonly<Record<SavedType, number>>;
  /** What was just removed, and can be brought back. */
  removed: { record: string; key: string } | null;
  reading: readonly Reading[];
  screens: readonly { title: string; path: string; screen: 'topics' | 'search' }[];
};

/** What a member has saved: to filter, to sort, to search, and to take things off. */
export function SavedList({ items, counts, removed, reading, screens, types, sort, isWhole }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { found, ...search } = useSearch(items);
  const shown = isWhole || search.term.trim() !== '' ? found : found.slice(0, mostAtFirst);
  useAgreement(items);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className={css.saved}>
      <Told removed={removed} />
      {total === 0 ? (
        <Useful
          drawn="bookmark"
          heading="saved.heading"
          text="saved.text"
          reading={reading}
          screens={screens.map(({ screen, ...link }) => ({ ...link, text: screen === 'topics' ? 'saved.topics' : 'saved.search.screen' }))}
        />
      ) : (
        <>
          <Filters types={types} sort={sort} counts={counts} />
          {items.length === 0 ? (
            <div className="empty flush-end">
              <h2>{t('saved.nothingFits')}</h2>
              <p>{t('saved.nothingFits.text')}</p>
              <Button href={listPath(locale, { types: [], sort })} styling="Secondary">
                {t('saved.showAll')}
              </Button>
            </div>
          ) : (
            <>
              <SearchWithin {...search} count={found.length} />
              <ul className={`plain-list ${css.list}`}>
                {shown.map((item, index) => (
                  <SavedCard key={item.record} item={item} id={index === mostAtFirst ? nextItem : undefined} />
                ))}
              </ul>
              {shown.length === found.length ? null : (
                <div>
                  <p>{t('saved.first', { count: shown.length })}</p>
                  <Button href={`${listPath(locale, { types, sort, isWhole: true })}#${nextItem}`} styling="Secondary">
                    {t('saved.whole', { count: found.length })}
                  </Button>
                </div>
              )}
            </>
          )}
        </>
      )}
    </div>
  );
}

/** What came of what was done before, here or on the way here. */
const outcomes = { kept: 'saved.kept', missing: 'saved.notKept', full: 'saved.full' } as const satisfies Record<string, PlainMessageId>;
const isOutcome = (done: string): done is keyof typeof outcomes => Object.hasOwn(outcomes, done);

function Told({ removed }: Pick<Props, 'removed'>) {
  const t = useTranslate();
  const { done } = useFormsOfPage();
  const { remove, restore } = savedForms;
  return (
    <>
      <Problems of={remove} title={t('saved.notDone')} />
      <Problems of={restore} title={t('saved.notDone')} />
      {done && isOutcome(done) ? <Notice>{t(outcomes[done])}</Notice> : null}
      {done === restore.intent ? <Notice>{t('saved.restored')}</Notice> : null}
      {done === remove.intent && removed ? (
        <div key={removed.record} className={css.undo}>
          <Notice>{t('saved.removed')}</Notice>
          <Form of={restore} initial={removed} isQuiet />
        </div>
      ) : null}
    </>
  );
}

/** Another tab may change the list; and what is changed here, the marks of this page and of others show. */
function useAgreement(items: readonly ShownItem[]): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const loadAnew = useRef(() => {});
  loadAnew.current = () => void navigate(pathname + search, { replace: true, preventScrollReset: true });
  useEffect(() => {
    let isShown = true;
    import('#app/features/saving/saving.ts').then(({ followSaved }) => followSaved(() => isShown && loadAnew.current()));
    return () => {
      isShown = false;
    };
  }, []);
  const now = items.map(({ record }) => record).join();
  const before = useRef(now);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    // Where it fails, the marks are as they were; the list is right.
    import('#app/features/saving/saving.ts').then(({ refreshSaved }) => refreshSaved()).catch(() => {});
  }, [now]);
}
