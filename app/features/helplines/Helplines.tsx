import { pathTo, screenName } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { EmergencyLine } from './EmergencyLine.tsx';
import { HelplineList } from './HelplineList.tsx';
import css from './Helplines.module.css';

/** Someone to call: who answers, at which number and when, on every page; folded to a line under a page that has just said so. */
export function Helplines({ isFolded }: { isFolded: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  const title = (
    <h2 id="call-someone" className={css.title}>
      {t('shell.callNow')}
    </h2>
  );
  const numbers = (
    <>
      <HelplineList className={css.list} />
      <p className={css.more}>
        <EmergencyLine /> <a href={pathTo('helplines', locale)}>{screenName('helplines', locale)}</a>
      </p>
    </>
  );
  return (
    <section className={css.helplines} aria-labelledby="call-someone">
      {isFolded ? (
        <details>
          <summary className="unfolds">{title}</summary>
          {numbers}
        </details>
      ) : (
        <>
          {title}
          {numbers}
        </>
      )}
    </section>
  );
}
