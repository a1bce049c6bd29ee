import type { ChangeEvent } from 'react';
import type { Choice } from '#services/members/vocabulary/question.ts';
import css from './AskedInputs.module.css';
import type { InputsProps } from './asked-inputs.ts';

/** One of several, or any of them, each with what it means: the whole card can be touched. */
export function Choices({ asked: { question }, typed, labelledBy, describedBy, type }: InputsProps & { type: 'radio' | 'checkbox' }) {
  const { id, name, value = '', error } = typed(question.field);
  const chosen = value.split(' ');
  return (
    <fieldset
      {...(type === 'radio' ? { role: 'radiogroup' } : {})}
      className={`${css.bare} ${css.choices}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={type === 'radio' && error ? true : undefined}
    >
      {question.choices.map((choice, index) => (
        <ChoiceCard
          key={choice.code}
          id={index === 0 ? id : `${id}-${index}`}
          {...{ choice, name, type }}
          isChosen={chosen.includes(choice.code)}
          isAlone={question.alone.includes(choice.code)}
        />
      ))}
    </fieldset>
  );
}

type CardProps = { id: string; name: string; type: 'radio' | 'checkbox'; choice: Choice; isChosen: boolean; isAlone: boolean };

function ChoiceCard({ id, name, type, choice: { code, label, meaning, written }, isChosen, isAlone }: CardProps) {
  return (
    <label className={css.choice}>
      <input
        id={id}
        type={type}
        name={name}
        value={code}
        defaultChecked={isChosen}
        data-alone={isAlone || undefined}
        {...(type === 'checkbox' ? { onChange: keepAlone } : {})}
      />
      <span>
        <span className={css.choiceLabel}>{label}</span>
        {written === null ? null : <span className={css.written}> ({written})</span>}
        {meaning === null ? null : <small className={css.choiceMeaning}>{meaning}</small>}
      </span>
    </label>
  );
}

/** An answer such as "none" takes the others back, and any other takes it back. */
function keepAlone({ currentTarget: box }: ChangeEvent<HTMLInputElement>): void {
  if (!box.checked) return;
  const group = box.closest('fieldset');
  for (const other of group?.querySelectorAll<HTMLInputElement>('input:checked') ?? []) {
    if (other !== box && ('alone' in other.dataset || 'alone' in box.dataset)) other.checked = false;
  }
}
