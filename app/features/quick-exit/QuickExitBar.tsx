import { pathTo } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import css from './QuickExitBar.module.css';
import { LeaveLink } from './QuickExitLink.tsx';

/**
 * The way out, in reach on every page: a bar that stays at the top of the window, and counts along how often Shift was pressed
 * (`enhance/leave-by-keys.ts`).
 */
export function LeaveQuickly() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <section className={css.bar} aria-label={t('leave.label')}>
      <div className={css.inner}>
        <a href={`${pathTo('calm-reading', locale)}#leaving`}>{t('leave.what')}</a>
        <p role="status" className={css.count} data-enhance="leave-count" data-first={t('leave.first')} data-second={t('leave.second')} />
        <LeaveLink className={css.leave} />
      </div>
    </section>
  );
}
