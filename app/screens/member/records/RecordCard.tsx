import type { ReactNode } from 'react';
import { Form } from '#app/forms/Form.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { ShownRecord } from './record-cards.ts';
import { type Kind, recordForms } from './record-forms.ts';
import css from './records.module.css';

/** More answers than these are folded, and so are those of several records. */
const mostUnfolded = 12;

type Props = { kind: Kind; record: ShownRecord; isAlone: boolean; children?: ReactNode };

/** A diagnosis or a treatment: what it is, all that was answered, and what can be done with it. `children` stand before the answers. */
export function RecordCard({ kind, record, isAlone, children }: Props) {
  const t = useTranslate();
  const { id, version, key, title, lines, when, status, isPublic, isBeingChanged, edit } = record;
  const titleId = `record-${id}`;
  const { remove } = recordForms[kind];
  return (
    <article className={css.card} aria-labelledby={titleId}>
      <header className={css.cardHead}>
        <h2 id={titleId}>{title}</h2>
        <p className={css.facts}>
          {status ? <strong className={`${css.status} ${css[status.code]}`}>{status.inWords}</strong> : null}
          {when ? <span>{when}</span> : null}
          <span className={`${css.seen} ${isPublic ? css.byAll : ''}`}>{t(isPublic ? 'records.public' : 'records.private')}</span>
        </p>
      </header>
      {children}
      {lines.length === 0 ? null : (
        <Disclosure
          summary={<h3 className={css.subtitle}>{t('records.answers', { count: lines.length })}</h3>}
          open={isAlone && lines.length <= mostUnfolded}
        >
          <dl className={css.answers}>
            {lines.map(({ label, answer }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      <div className={css.actions}>
        <Button href={edit} styling={isBeingChanged ? 'Primary' : 'Secondary'}>
          {t(isBeingChanged ? 'records.goOnChanging' : 'records.change')}
          <span className="visually-hidden">: {title}</span>
        </Button>
        <Form of={remove} initial={{ record: id, version: String(version), key }} describedBy={titleId} isQuiet />
      </div>
    </article>
  );
}
