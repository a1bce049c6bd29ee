import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './RecentTools.module.css';
import type { SearchMessageId } from './search.words.ts';

type Props = { terms: readonly string[]; onRemove: (term: string) => void; onClear: () => void };

/** Beside the recent searches, which as options can hold no buttons: one that clears them, and one that removes each. */
export function RecentTools({ terms, onRemove, onClear }: Props) {
  const t = useTranslate<SearchMessageId>();
  return (
    <ul className={css.tools}>
      <li>
        <button type="button" onClick={onClear}>
          {t('searchBox.clear')}
        </button>
      </li>
      {terms.map((term) => (
        <li key={term}>
          <button type="button" className={css.remove} aria-label={t('searchBox.remove', { term })} onClick={() => onRemove(term)} />
        </li>
      ))}
    </ul>
  );
}
