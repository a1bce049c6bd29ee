import { helplines } from '#config/organisation.ts';
import { useLocale, useTranslate } from '../../i18n/I18n.tsx';
import { pathTo } from '../../paths.ts';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { openingHours } from '../helplines/hours.ts';
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
      <ul className={css.list}>
        {helplines(locale).map((helpline) => (
          <li key={helpline.id}>
            <PhoneLink {...helpline} className={css.phone} />
            <span className={css.name}>{helpline.name}</span>
            <span className={css.hours}>{openingHours(helpline, t, locale)}</span>
          </li>
        ))}
      </ul>
      <p className={css.more}>
        <strong>{t('helplines.emergency')}</strong> <a href={pathTo('helplines', locale)}>{t('home.call.more')}</a>
      </p>
    </section>
  );
}
