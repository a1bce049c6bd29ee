import { pathTo, screenName } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { EmergencyLine } from './EmergencyLine.tsx';
import { HelplineList } from './HelplineList.tsx';
import css from './Helplines.module.css';

/** Someone to call now: who answers, at which number and when, on every page. */
export function Helplines() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <section className={css.helplines} aria-labelledby="call-someone">
      <h2 id="call-someone" className={css.title}>
        {t('shell.callNow')}
      </h2>
      <HelplineList className={css.list} />
      <p className={css.more}>
        <EmergencyLine /> <a href={pathTo('helplines', locale)}>{screenName('helplines', locale)}</a>
      </p>
    </section>
  );
}
