import { useTranslate } from '#app/i18n/I18n.tsx';
import records from '#app/screens/member/records/records.module.css';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { ShownRecord } from '#services/members/public-page/shown-records.ts';
import css from './member-page.module.css';

/** A diagnosis or a treatment as anybody sees it: what it is, when, and, folded, what its member told of it. */
export function PublicRecordCard({ record: { title, detail, status, when, lines } }: { record: ShownRecord }) {
  const t = useTranslate();
  return (
    <article className={records.card}>
      <header className={records.cardHead}>
        <h3>{title}</h3>
        {status || when ? (
          <p className={records.facts}>
            {status ? <strong className={`${records.status} ${records[status.code]}`}>{status.inWords}</strong> : null}
            {when ? <span>{when}</span> : null}
          </p>
        ) : null}
        {detail ? <p className={records.detail}>{detail}</p> : null}
      </header>
      {lines.length === 0 ? null : (
        <Disclosure className={css.more} summary={<span className={records.subtitle}>{t('memberPage.lines')}</span>}>
          <dl className={records.answers}>
            {lines.map(({ label, answer }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </article>
  );
}
