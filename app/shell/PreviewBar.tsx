import { pathTo } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Preview } from '#app/pages/page.ts';
import { type Locale, languageTags } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import { timeZoneName } from '#config/time-zone-names.ts';
import css from './PreviewBar.module.css';

const { timeZone } = organisation;

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
            time: `${timeIn(locale, until)} ${timeZoneName(timeZone, locale)}`,
          })}
        </span>
      )}
      <a href={pathTo('home', locale)}>{t('preview.leave')}</a>
    </div>
  );
}

function timeIn(locale: Locale, moment: Date | number): string {
  return new Intl.DateTimeFormat(languageTags[locale], { hour: 'numeric', minute: '2-digit', hour12: true, timeZone }).format(moment);
}
