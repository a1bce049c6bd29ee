import { Link, useNavigation } from 'react-router';
import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useFocus } from '#app/forms/use-focus.ts';
import { useTyped } from '#app/forms/use-typed.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import type { SummaryLine, SummaryPage } from '#services/members/asking/asked.ts';
import type { FlowId } from '#services/members/drafts.ts';
import { AskedInputs } from './AskedInputs.tsx';
import css from './Flow.module.css';
import { type FlowAddress, flowPath } from './flow-address.ts';
import { toldFields } from './told-fields.ts';

type Props = {
  asked: SummaryPage;
  flow: FlowId;
  address: FlowAddress;
  /** Something else is told above, which has the focus. */
  isTold: boolean;
};

/** All that was answered, to look over and to change, and the button that saves it. */
export function SummaryPart({ asked, flow, address, isTold }: Props) {
  const { chapters, fields, draft, version } = asked;
  const t = useTranslate();
  const heading = useFocus<HTMLHeadingElement>(asked);
  // What is wrong is told of the question that it concerns, which stands above.
  const answers = Object.fromEntries(fields.length === 0 ? [] : Object.entries(toldFields(fields)));
  const shape = { intent: 'save', fields: answers, submit: 'flow.save', problems: {} } as const;
  const typed = useTyped(shape, Object.assign({}, ...fields.map(({ told }) => told)));
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <header className={css.head}>
        <h1 ref={isTold ? null : heading} tabIndex={-1}>
          {t('flow.summary')}
        </h1>
        <p>{t('flow.summary.lead')}</p>
      </header>
      <Problems of={shape} />
      {chapters.map(({ name, lines }) => (
        <section key={name} className={css.card}>
          <h2>{name}</h2>
          <dl className={css.answers}>
            {lines.map((line) => (
              <Line key={line.label} line={line} {...{ flow, address }} />
            ))}
          </dl>
        </section>
      ))}
      <div className={css.card}>
        <Form
          of={shape}
          buttons={
            <span className={buttonClass()}>
              <button type="submit">{t(isBusy ? 'flow.saving' : 'flow.save')}</button>
            </span>
          }
        >
          {() => (
            <>
              <input type="hidden" name="draft" value={draft} />
              <input type="hidden" name="version" value={version} />
              {fields.map((field) => (
                <AskedInputs key={field.question.field} asked={field} typed={typed} />
              ))}
            </>
          )}
        </Form>
        <p className="visually-hidden" role="status">
          {isBusy ? t('flow.saving') : ''}
        </p>
      </div>
    </>
  );
}

function Line({ line: { number, label, answer, problem }, flow, address }: { line: SummaryLine } & Pick<Props, 'flow' | 'address'>) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className={css.line}>
      <dt>{label}</dt>
      <dd>
        <span className={answer === null ? css.none : undefined}>{answer ?? t('flow.unanswered')}</span>
        {problem === null ? null : <strong className={css.problem}>{problem}</strong>}
      </dd>
      <dd className={css.change}>
        <Link to={flowPath(flow, locale, { ...address, at: number, isCheck: true })}>
          {t(answer === null ? 'flow.answer' : 'flow.change')}
          <span className="visually-hidden"> {label}</span>
        </Link>
      </dd>
    </div>
  );
}
