import { use } from 'react';
import { hook } from '#app/browser/hook.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { ownMark, saveForm } from './hooks.ts';
import css from './SaveMark.module.css';
import { SavePlace } from './save-place.ts';

type Props = {
  /** Its id. */
  entry: string;
  /** Of the entry, where the mark stands among others. */
  title?: string;
};

/**
 * Saves an entry, by the form of the page: on the page of the entry in words, on a card as a sign. It is the same for everybody; for a
 * member a script says which are saved (`saving.ts`), in a place that is there already. So are the words of a page that is saved.
 */
export function SaveMark({ entry, title }: Props) {
  const t = useTranslate();
  if (use(SavePlace) === null) return null;
  return (
    <button
      className={title === undefined ? css.worded : css.mark}
      type="submit"
      form={saveForm}
      name="entry"
      value={entry}
      {...(title === undefined ? hook(ownMark) : {})}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3.5h12V21l-6-5-6 5z" />
      </svg>
      {title === undefined ? (
        <span className={css.words}>
          <span>{t('saving.savePage')}</span>
          <span>
            {t('saving.pageIsSaved')}
            <span className="visually-hidden"> {t('saving.takeOff')}</span>
          </span>
        </span>
      ) : (
        <span className="visually-hidden">{t('saving.save', { title })}</span>
      )}
    </button>
  );
}
