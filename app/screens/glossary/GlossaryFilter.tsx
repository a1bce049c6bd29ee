import { pathTo } from '#app/addresses/paths.ts';
import { hook } from '#app/browser/hook.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import css from './glossary.module.css';
import { foundWords, glossaryNone, glossarySearch, numberMark } from './hooks.ts';

type Props = { total: number; find?: PlainMessageId; found?: 'glossary.found' | 'abbreviations.found' };

/** Narrows the list as one types (`glossary-filter.enhance.ts`); without a script it is not shown, and the browser's own search serves. */
export function GlossaryFilter({ total, find = 'glossary.find', found = 'glossary.found' }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <search className={`${css.filter} needs-script`} aria-label={t(find)}>
        <label className={css.label} htmlFor="find">
          {t(find)}
        </label>
        <p id="find-hint" className={css.hint}>
          {t('glossary.hint')}
        </p>
        <div className={css.field}>
          <input id="find" type="search" autoComplete="off" autoCapitalize="none" spellCheck={false} aria-describedby="find-hint" />
          <button type="button" hidden>
            {t('glossary.clear')}
          </button>
        </div>
        {/* The script puts the number in the place of the mark. */}
        <p role="status" className={css.found} {...hook(foundWords, t(found, { count: numberMark, total: String(total) }))} />
      </search>
      <div className={css.none} {...hook(glossaryNone)} hidden>
        <p>
          <strong>{t('glossary.none')}</strong> {t('glossary.noneHelp')}
        </p>
        <ul>
          <li>
            {/* The script adds what was typed. */}
            <a href={pathTo('search', locale)} {...hook(glossarySearch)}>
              {t('glossary.search')}
            </a>
          </li>
          <li>
            <a href={pathTo('topics', locale)}>{t('topics.all')}</a>
          </li>
          <li>
            <a href={pathTo('helplines', locale)}>{t('glossary.ask')}</a>
          </li>
        </ul>
      </div>
    </>
  );
}
