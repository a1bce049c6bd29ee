import form from '#app/forms/form.module.css';
import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './AskedInputs.module.css';
import type { AskedInputsProps, InputsProps } from './asked-inputs.ts';
import { Choices } from './Choices.tsx';
import { DateInputs } from './DateInputs.tsx';
import { LineInput } from './LineInput.tsx';

/** The inputs in which a question is answered, with its label unless the page's heading asks it, and what is wrong with the answer. */
export function AskedInputs({ asked, typed, askedBy }: AskedInputsProps) {
  const { question, isLocked } = asked;
  const t = useTranslate();
  const own = typed(question.field);
  const { id } = own;
  const described = [`${id}-meaning`, own.error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const group = { asked, typed, labelledBy: askedBy ?? `${id}-label`, describedBy: described };
  const isGroup = !['text', 'url', 'number', 'region', 'country', 'time-zone', 'flag', 'visibility'].includes(question.kind);
  const isCheck = question.kind === 'flag' || question.kind === 'visibility';
  const label = isGroup ? (
    <span id={`${id}-label`} className={form.label}>
      {question.label}
    </span>
  ) : (
    <label id={`${id}-label`} className={form.label} htmlFor={id}>
      {question.label}
    </label>
  );
  return (
    <div className={css.field}>
      {isCheck || (isGroup && askedBy !== undefined) ? null : label}
      {isCheck ? null : (
        <p id={`${id}-meaning`} className={form.hint}>
          {question.meaning}
        </p>
      )}
      {isLocked ? <p className={`${form.hint} ${css.locked}`}>{t('asked.locked')}</p> : null}
      {own.error ? (
        <p id={`${id}-error`} className={form.error}>
          {own.error}
        </p>
      ) : null}
      {isLocked ? (
        <fieldset className={css.bare} disabled aria-labelledby={group.labelledBy}>
          <Inputs {...group} />
        </fieldset>
      ) : (
        <Inputs {...group} />
      )}
    </div>
  );
}

function Inputs(props: InputsProps) {
  const { kind } = props.asked.question;
  switch (kind) {
    case 'choice':
      return <Choices {...props} type="radio" />;
    case 'choices':
    case 'ids':
      return <Choices {...props} type="checkbox" />;
    case 'flag':
    case 'visibility':
      return <Check {...props} />;
    case 'date':
    case 'partial-date':
      return <DateInputs {...props} />;
    case 'number':
    case 'text':
    case 'url':
    case 'region':
    case 'country':
    case 'time-zone':
      return <LineInput {...props} />;
    case 'kept':
      return null;
    default:
      return kind satisfies never;
  }
}

function Check({ asked: { question }, typed }: InputsProps) {
  const { id, name, value, error } = typed(question.field);
  return (
    <label className={form.check}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value="on"
        defaultChecked={value === 'on'}
        aria-describedby={error ? `${id}-meaning ${id}-error` : `${id}-meaning`}
        aria-invalid={error ? true : undefined}
      />
      <span>
        {question.label}
        <small id={`${id}-meaning`} className={css.checkMeaning}>
          {question.meaning}
        </small>
      </span>
    </label>
  );
}
