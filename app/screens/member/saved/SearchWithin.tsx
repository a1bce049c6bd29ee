import { useEffect, useRef, useState } from 'react';
import { useFormsOfPage } from '#app/forms/forms-of-page.ts';
import { idOf, mistakesOf } from '#app/forms/shown-mistakes.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import css from './SavedList.module.css';
import { savedForms } from './saved-forms.ts';
import { itemsWith, type ShownItem } from './saved-items.ts';

const { search } = savedForms;

type Search = { term: string; setTerm(term: string): void };

/** What is searched for within the list: what was posted, and what is typed since. */
export function useSearch(items: readonly ShownItem[]): Search & { found: readonly ShownItem[] } {
  const { wrong } = useFormsOfPage();
  const [term, setTerm] = useState(mistakesOf(search, wrong)?.values.term ?? '');
  return { term, setTerm, found: itemsWith(items, term) };
}

/** Filters the list as somebody types; without a script it is posted. */
export function SearchWithin({ term, setTerm, count }: Search & { count: number }) {
  const t = useTranslate();
  const { action, owner } = useFormsOfPage();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before React had the page.
  useEffect(() => {
    if (field.current?.value) setTerm(field.current.value);
  }, [setTerm]);
  return (
    <search>
      <form className={css.search} method="post" action={action} onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="intent" value={search.intent} />
        <input type="hidden" name="member" value={owner} />
        <div className={css.term}>
          <label htmlFor={idOf(search, 'term')}>{t('saved.search')}</label>
          <input
            ref={field}
            id={idOf(search, 'term')}
            name="term"
            type="search"
            autoComplete="off"
            value={term}
            onChange={({ target }) => setTerm(target.value)}
          />
        </div>
        <noscript>
          <span className={buttonClass('Secondary')}>
            <button type="submit">{t('saved.search.submit')}</button>
          </span>
        </noscript>
      </form>
      <p className={css.found} role="status">
        {term.trim() === '' ? null : t('saved.found', { count })}
      </p>
    </search>
  );
}
