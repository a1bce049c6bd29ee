import { pathTo } from '#app/addresses/paths.ts';
import { hook } from '#app/browser/hook.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { pressCounter, wordsAfterFirst, wordsAfterSecond } from './hooks.ts';
import css from './QuickExitBar.module.css';
import { QuickExitLink } from './QuickExitLink.tsx';

/**
 * The quick exit, in reach on every page: a bar that stays at the top of the window, and counts along how often Shift was pressed
 * (`exit-by-keys.enhance.ts`).
 */
export function QuickExitBar() {
  const t = useTranslate();
  const locale = useLocale();
  const words = { ...hook(wordsAfterFirst, t('quickExit.first')), ...hook(wordsAfterSecond, t('quickExit.second')) };
  return (
    <section className={css.bar} aria-label={t('quickExit.label')}>
      <div className={css.inner}>
        <a href={`${pathTo('calm-reading', locale)}#leaving`}>{t('quickExit.what')}</a>
        <p role="status" className={css.count} {...hook(pressCounter)} {...words} />
        <QuickExitLink className={css.exit} />
      </div>
    </section>
  );
}
