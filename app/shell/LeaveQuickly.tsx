import { organisation } from '#config/organisation.ts';
import { useLocale, useTranslate } from '../i18n/I18n.tsx';
import { pathTo } from '../paths.ts';
import css from './LeaveQuickly.module.css';

/**
 * The way out, in reach on every page: a bar that stays at the top of the window. `enhance/leave.ts` makes it replace the page and
 * `leave-by-keys.ts` counts Shift along; without a script it is a link.
 */
export function LeaveQuickly() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <section className={css.bar} aria-label={t('leave.label')}>
      <div className={css.inner}>
        <a href={`${pathTo('calm-reading', locale)}#leaving`}>{t('leave.what')}</a>
        <p role="status" className={css.count} data-enhance="leave-count" data-first={t('leave.first')} data-second={t('leave.second')} />
        <a className={css.leave} href={organisation.leaveTo[locale]} rel="noreferrer nofollow" data-enhance="leave">
          {t('leave.leave')}
        </a>
      </div>
    </section>
  );
}
