import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { DeviceQuestion } from '#app/features/device-questions/device-questions.ts';
import form from '#app/forms/form.module.css';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { longestQuestion } from '#services/members/questions/shared.ts';
import css from './daily-log.module.css';
import { deviceQuestionMessages } from './messages.ts';

type Props = {
  /** The one that is changed; a new one has no answer yet. */
  question?: DeviceQuestion;
  /** Gives whether it was kept: else what was typed stays. */
  onSent(question: Pick<DeviceQuestion, 'text' | 'answer'>, seen: DeviceQuestion | undefined): boolean;
  onCancel?(): void;
};

/** The words of a question and of its answer. They are sent nowhere: a form of the method `dialog` never is. */
export function QuestionForm({ question, onSent, onCancel }: Props) {
  const t = useTranslate(deviceQuestionMessages);
  const id = useId();
  const first = useRef<HTMLTextAreaElement>(null);
  // As it was when its form was opened: what another tab says meanwhile is no part of it.
  const [seen] = useState(question);
  const isChange = seen !== undefined;
  useEffect(() => {
    if (isChange) first.current?.focus();
  }, [isChange]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = new FormData(event.currentTarget);
    const [text, answer] = ['text', 'answer'].map((name) => String(filled.get(name) ?? '').trim());
    if (!text) return first.current?.focus();
    if (onSent({ text, answer: answer ?? '' }, seen)) event.currentTarget.reset();
  };
  return (
    <form className={`${form.form} needs-script`} method="dialog" onSubmit={send}>
      <div className={form.field}>
        <label className={form.label} htmlFor={`${id}-text`}>
          {t('deviceQuestions.words')}
        </label>
        <textarea
          ref={first}
          id={`${id}-text`}
          name="text"
          className={`${form.input} ${css.words}`}
          rows={2}
          maxLength={longestQuestion.text}
          defaultValue={seen?.text}
          autoComplete="off"
        />
      </div>
      {isChange ? (
        <div className={form.field}>
          <label className={form.label} htmlFor={`${id}-answer`}>
            {t('deviceQuestions.answered')}
          </label>
          <textarea
            id={`${id}-answer`}
            name="answer"
            className={`${form.input} ${css.words}`}
            rows={3}
            maxLength={longestQuestion.answer}
            defaultValue={seen.answer}
            autoComplete="off"
          />
        </div>
      ) : null}
      <div className={css.buttons}>
        <span className={buttonClass(isChange ? 'Primary' : 'Secondary')}>
          <button type="submit">{t(isChange ? 'deviceQuestions.save' : 'deviceQuestions.add')}</button>
        </span>
        {onCancel ? (
          <button className={css.link} type="button" onClick={onCancel}>
            {t('deviceQuestions.cancel')}
          </button>
        ) : null}
      </div>
    </form>
  );
}
