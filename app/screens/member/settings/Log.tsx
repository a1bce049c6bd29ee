import { useTranslate } from '#app/i18n/I18n.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { AuditLine } from '#services/members/audit.ts';
import css from './Settings.module.css';

/** A line of the log; `when` is its moment in words. */
export type ShownLine = Pick<AuditLine, 'actor' | 'action' | 'kind'> & { when: string };

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
            {lines.map(({ when, actor, action, kind }, index) => (
              <li key={index}>
                <strong>{t(`log.${action}`, { what: t(`log.of.${kind}`) })}</strong>
                <span>
                  {when} · {t(`log.by.${actor}`)}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
