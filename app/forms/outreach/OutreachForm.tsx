import { Fragment, type ReactNode } from 'react';
import { hook } from '#app/browser/hook.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { Progress } from '#app/ui/Progress.tsx';
import type { FieldSpecs } from '../define-form.ts';
import { Form, type ShowField } from '../Form.tsx';
import formCss from '../form.module.css';
import { FormsOfPage, type Mistakes } from '../forms-of-page.ts';
import { Problems } from '../Problems.tsx';
import { useSay } from '../say.ts';
import { clearDraft, formOutcome, formTemplate, saysBusy, saysMany, saysOne, saysRestored, saysUnreachable } from './hooks.ts';
import css from './OutreachForm.module.css';
import { hooksOf, type ShownOutreach } from './outreach-form.ts';
import { stepBack, stepButton } from './step-buttons.ts';
import { stepIn } from './steps.ts';

type Props = {
  of: ShownOutreach;
  /** Where it is sent: the path of a screen that answers it. */
  action: string;
  /** What was wrong with it, where it was sent. */
  wrong?: Mistakes | undefined;
  /** What its fields hold before somebody fills them in. */
  initial?: Readonly<Record<string, string>>;
};

/** A form that visitors send. It is complete without a script; with one, nothing that was typed is lost on the way. */
export function OutreachForm({ of: shown, action, wrong, initial = {} }: Props) {
  const { form, of, busy } = shown;
  const locale = useLocale();
  const t = useTranslate();
  const at = stepIn(shown, wrong?.values.step);
  return (
    <FormsOfPage value={{ action, wrong }}>
      <div className={css.form}>
        <div {...hook(formOutcome)}>
          <Problems of={form} />
        </div>
        <Form
          of={form}
          initial={{ ...initial, ...(of.steps ? { step: String(at) } : {}) }}
          hooks={hooksOf(form, of.fields, locale)}
          {...(of.steps ? { buttons: <Buttons of={shown} at={at} /> } : {})}
        >
          {(field) => <Fields of={shown} at={at} field={field} values={wrong?.values ?? {}} />}
        </Form>
        <p className={`${css.kept} needs-script unprinted`}>
          {t('outreach.kept')}{' '}
          <button type="button" className={css.clear} {...hook(clearDraft)}>
            {t('outreach.clear')}
          </button>
        </p>
        <Template busy={busy?.[locale]} />
      </div>
    </FormsOfPage>
  );
}

type FieldsProps = {
  of: ShownOutreach;
  at: number;
  field: ShowField<FieldSpecs>;
  values: Mistakes['values'];
};

/** The fields of the form, or of the page of it that is shown: what was told on the others goes along. */
function Fields({ of: { form, of }, at, field, values }: FieldsProps): ReactNode {
  const say = useSay();
  const t = useTranslate();
  const names = Object.keys(form.fields);
  const step = of.steps?.[at];
  if (!of.steps || !step) return names.map((name) => <Fragment key={name}>{field(name)}</Fragment>);
  const others = of.steps.flatMap(({ fields }) => fields).filter((name) => !step.fields.includes(name));
  const shown = names.filter((name) => !others.includes(name));
  return (
    <>
      <div className={css.step}>
        <p className={css.progress}>
          <Progress value={at + 1} of={of.steps.length} />
          {t('outreach.step', { number: at + 1, of: of.steps.length })}
        </p>
        <h2 className={css.title} tabIndex={-1}>
          {say(step.title)}
        </h2>
        {step.lead ? <p>{say(step.lead)}</p> : null}
      </div>
      {others.map((name) => (values[name] === undefined ? null : <input key={name} type="hidden" name={name} value={values[name]} />))}
      {shown.map((name) => (
        <Fragment key={name}>{field(name)}</Fragment>
      ))}
    </>
  );
}

/** The way on comes first, so that Enter leads on. */
function Buttons({ of: { form, of }, at }: { of: ShownOutreach; at: number }) {
  const say = useSay();
  const t = useTranslate();
  const isLast = at + 1 === of.steps?.length;
  return (
    <div className={css.buttons}>
      <span className={`${buttonClass('Primary')} ${formCss.submit}`}>
        <button type="submit">{isLast ? say(form.submit) : t('outreach.on')}</button>
      </span>
      {at > 0 ? (
        <span className={`${buttonClass('Secondary')} ${formCss.submit}`}>
          <button type="submit" name={stepButton} value={stepBack} formNoValidate>
            {t('outreach.back')}
          </button>
        </span>
      ) : null}
    </div>
  );
}

/** The markup of problems, which the browser fills in where it finds them itself, and gives its role. */
function Template({ busy }: { busy: string | undefined }) {
  const t = useTranslate();
  const says = {
    ...hook(saysOne, t('form.mistakes', { count: 1 })),
    ...hook(saysMany, t('outreach.many')),
    ...hook(saysUnreachable, t('form.unreachable')),
    ...hook(saysBusy, busy ?? t('outreach.busy')),
    ...hook(saysRestored, t('outreach.restored')),
  };
  return (
    <template {...hook(formTemplate)} {...says}>
      <div className={formCss.summary} tabIndex={-1}>
        <h2 className={formCss.summaryTitle}>{t('outreach.many')}</h2>
        <ul />
      </div>
      <p className={formCss.error} />
      <p className={formCss.notice} tabIndex={-1} />
    </template>
  );
}
