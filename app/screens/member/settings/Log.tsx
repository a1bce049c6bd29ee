import { useTranslate } from '#app/i18n/I18n.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import css from './Settings.module.css';

/** A line of the log in words. */
export type ShownLine = { what: string; when: string; who: string };

/** Who read or changed what, the latest first. It never says what was told. */
export function Log({ lines }: { lines: readonly ShownLine[] }) {
  const t = useTranslate();
  return (
    <>
      <p>{t('log.lead')}</p>
      {lines.length === 0 ? (
        <p>{t('log.none')}</p>
      ) : (
        <Disclosure summary={t('log.lines', { count: lines.length })}>
          <ul className={css.log}>
            {lines.map(({ what, when, who }, index) => (
              <li key={index}>
                <strong>{what}</strong>
                <span>
                  {when} · {who}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
