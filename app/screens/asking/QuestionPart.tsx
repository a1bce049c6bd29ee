import { useId } from 'react';
import { Link, useNavigation } from 'react-router';
import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useFocus } from '#app/forms/use-focus.ts';
import { useTyped } from '#app/forms/use-typed.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { Progress } from '#app/ui/Progress.tsx';
import type { QuestionPage } from '#services/members/asking/asked.ts';
import type { FlowId } from '#services/members/drafts.ts';
import { AskedInputs } from './AskedInputs.tsx';
import { areDateParts, DiagnosisDate } from './DiagnosisDate.tsx';
import css from './Flow.module.css';
import { type FlowAddress, flowPath } from './flow-address.ts';
import { toldFields } from './told-fields.ts';
import { useTapToGoOn } from './use-tap-to-go-on.ts';
import { WhereToFind } from './WhereToFind.tsx';

type Props = {
  asked: QuestionPage;
  flow: FlowId;
  address: FlowAddress;
  /** Something else is told above, which has the focus. */
  isTold: boolean;
};

/** One question, with why it is asked and where its answer stands. */
export function QuestionPart({ isTold, ...props }: Props) {
  const { asked } = props;
  const { chapter, number, of, ask, why, fields } = asked;
  const t = useTranslate();
  const id = useId();
  const heading = useFocus<HTMLHeadingElement>(asked);
  return (
    <>
      <header className={css.head}>
        <p className={css.progress}>
          <span>{chapter}</span> <span>{t('flow.progress', { number, of })}</span>
        </p>
        <Progress value={number} of={of} />
        <h1 ref={isTold ? null : heading} id={id} tabIndex={-1}>
          {ask}
        </h1>
        <Disclosure summary={t('flow.why')} className={css.aside}>
          <p>{why}</p>
        </Disclosure>
        <WhereToFind fields={fields} />
      </header>
      <Question key={asked.id} {...props} askedBy={id} />
    </>
  );
}

type QuestionProps = Omit<Props, 'isTold'> & { askedBy: string };

function Question({ asked, flow, address, askedBy }: QuestionProps) {
  const { fields, draft, id } = asked;
  const shape = { intent: 'answer', fields: toldFields(fields), submit: 'flow.next', problems: {} } as const;
  const typed = useTyped(shape, Object.assign({}, ...fields.map(({ told }) => told)));
  const t = useTranslate();
  const [first] = fields;
  const isOne = fields.length === 1;
  const tap = useTapToGoOn(isOne);
  return (
    <div className={css.card} {...tap}>
      <Problems of={shape} />
      <Form of={shape} buttons={<Buttons {...{ asked, flow, address }} />}>
        {() => (
          <>
            <input type="hidden" name="draft" value={draft} />
            <input type="hidden" name="question" value={id} />
            {isOne && first.question.kind === 'choice' ? <p className={`${css.tap} needs-script`}>{t('flow.tap')}</p> : null}
            {areDateParts(fields) ? (
              <DiagnosisDate typed={typed} askedBy={askedBy} />
            ) : (
              fields.map((field) => (
                <AskedInputs
                  key={field.question.field}
                  asked={field}
                  typed={typed}
                  askedBy={isOne || field === first ? askedBy : undefined}
                />
              ))
            )}
          </>
        )}
      </Form>
    </div>
  );
}

function Buttons({ asked: { number, isRequired, fields }, flow, address }: Omit<Props, 'isTold'>) {
  const t = useTranslate();
  const locale = useLocale();
  const isBusy = useNavigation().state === 'submitting';
  const hasUnknown = fields.some(({ question: { choices } }) => choices.some(({ code }) => code === 'unknown'));
  const back =
    number > 1 && !address.isCheck
      ? { ...address, at: number - 1 }
      : address.isCheck
        ? { ...address, at: 'check' as const, isCheck: false }
        : null;
  return (
    <div className={css.buttons}>
      <span className={buttonClass()}>
        <button type="submit" name="go" value="next" aria-disabled={isBusy || undefined}>
          {t(address.isCheck ? 'flow.back-to-summary' : 'flow.next')}
        </button>
      </span>
      {isRequired || (hasUnknown && flow !== 'wizard') ? null : (
        <span className={buttonClass('Secondary')}>
          <button type="submit" name="go" value="unknown">
            {t(flow === 'wizard' || fields[0].question.isLong ? 'flow.skip' : 'flow.unknown')}
          </button>
        </span>
      )}
      <p className={css.ways}>
        {back ? (
          <Link to={flowPath(flow, locale, back)} viewTransition={false}>
            {t('flow.back')}
          </Link>
        ) : null}
        {isRequired || address.isCheck ? null : (
          <Link to={flowPath(flow, locale, { ...address, at: 'check' })}>{t('flow.to-summary')}</Link>
        )}
        <button type="submit" name="go" value="exit" className={css.plain}>
          {t('flow.exit')}
        </button>
      </p>
    </div>
  );
}
