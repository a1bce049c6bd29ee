import { pathTo } from '#app/addresses/paths.ts';
import { EmergencyLine } from '#app/features/helplines/EmergencyLine.tsx';
import { HelplineList } from '#app/features/helplines/HelplineList.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import css from './CallSomeone.module.css';

/** Someone to call, near the top: an hour after a diagnosis a voice may help more than a page. */
export function CallSomeone() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <section className={css.call}>
      <div>
        <h2 className={css.title}>{t('home.call')}</h2>
        <p className={css.text}>{t('home.call.text')}</p>
      </div>
      <HelplineList className={css.list} />
      <p className={css.more}>
        <strong>
          <EmergencyLine />
        </strong>{' '}
        <a href={pathTo('helplines', locale)}>{t('home.call.more')}</a>
      </p>
    </section>
  );
}
