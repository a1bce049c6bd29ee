import type { ReactNode } from 'react';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { isSaved, isTakenOff, notSaved, saveForm, saveStatus } from './hooks.ts';
import css from './Saving.module.css';
import { SavePlace, savePaths } from './save-place.ts';

/** `page` is the path that marks lead back to; `list` is where a member's list stands. */
type Props = { page: string; list: string; children: ReactNode };

/**
 * A page with marks, and the one form of all of them. What is said afterwards is on the page already, since that is everybody's: on the
 * way back from the form the address shows it (`:target`), and a script where one runs.
 */
export function Saving({ page, list, children }: Props) {
  const t = useTranslate();
  return (
    <SavePlace value={page}>
      {children}
      <form id={saveForm} method="post" action={savePaths[useLocale()]} hidden>
        <input type="hidden" name="page" value={page} />
      </form>
      <div className={`${css.notes} unprinted`}>
        <Note id={isSaved}>
          <span>{t('saving.saved')}</span> <a href={list}>{t('saving.list')}</a>
        </Note>
        <Note id={notSaved}>
          <span>{t('saving.notSaved')}</span> <a href={list}>{t('saving.list')}</a>
        </Note>
        <Note id={isTakenOff}>
          <span>{t('saving.takenOff')}</span>
        </Note>
        <p id={saveStatus} className={css.status} role="status" />
      </div>
    </SavePlace>
  );
}

function Note({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={css.note}>
      {children}
    </p>
  );
}
