import { pathTo } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Preview } from '#app/pages/page.ts';
import { languageTags } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import css from './PreviewBar.module.css';

/** Loud, so that nobody takes a draft for what readers see. */
export function PreviewBar({ until }: Preview) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className={css.bar} role="status">
      <strong>{t('preview.bar')}</strong>
      {until === null ? null : (
        <span>
          {t('preview.until', {
            time: new Intl.DateTimeFormat(languageTags[locale], {
              hour: 'numeric',
              minute: '2-digit',
              timeZone: organisation.timeZone,
              timeZoneName: 'short',
            }).format(until),
          })}
        </span>
      )}
      <a href={pathTo('home', locale)}>{t('preview.leave')}</a>
    </div>
  );
}
