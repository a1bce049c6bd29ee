import { useState, useSyncExternalStore } from 'react';
import {
  addQuestion,
  changeQuestion,
  type DeviceQuestion,
  followQuestions,
  newQuestionHere,
  questionsHere,
  removeQuestion,
  tickQuestion,
} from '#app/features/device-questions/device-questions.ts';
import form from '#app/forms/form.module.css';
import { Notice } from '#app/forms/Notice.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { ClearAll } from './ClearAll.tsx';
import css from './daily-log.module.css';
import { deviceQuestionMessages } from './messages.ts';
import { QuestionForm } from './QuestionForm.tsx';

type Outcome = 'saved' | 'removed' | 'restored' | 'notKept' | 'cleared';
type Done = { count: number; outcome: Outcome | null; removed?: DeviceQuestion | undefined };

/** The questions that somebody wants to ask, kept on this device and nowhere else. */
export default function DeviceQuestions() {
  const t = useTranslate(deviceQuestionMessages);
  const kept = useSyncExternalStore(followQuestions, questionsHere, notKnown);
  const [isBegun, begin] = useState(false);
  const [edited, edit] = useState<string | null>(null);
  const [done, setDone] = useState<Done>({ count: 0, outcome: null });
  const tell = (isKept: boolean, outcome: Outcome, removed?: DeviceQuestion) => {
    setDone(({ count }) => ({ count: count + 1, outcome: isKept ? outcome : 'notKept', removed: isKept ? removed : undefined }));
    if (isKept) edit(null);
    return isKept;
  };
  if (kept === 'unreadable') {
    return (
      <div className={css.log}>
        <Notice>{t('deviceLog.unreadable')}</Notice>
        <ClearAll onCleared={() => tell(true, 'cleared')} />
      </div>
    );
  }
  const questions = kept ?? [];
  const isOpen = isBegun || questions.length > 0;
  const { removed } = done;
  return (
    <section className={css.log} aria-labelledby="my-questions">
      <h2 id="my-questions">{t('deviceQuestions.title')}</h2>
      {done.outcome === null ? null : <Notice key={done.count}>{t(`deviceQuestions.${done.outcome}`)}</Notice>}
      {removed ? <Quiet words={t('dailyLog.restore')} onPress={() => tell(addQuestion(removed), 'restored')} /> : null}
      {questions.length > 0 ? (
        <ul className={`plain-list ${css.questions}`}>
          {questions.map((question) => (
            <li key={question.id}>
              {edited === question.id ? (
                <QuestionForm
                  question={question}
                  onSent={(changed, seen = question) => tell(changeQuestion(seen, { ...seen, ...changed }), 'saved')}
                  onCancel={() => edit(null)}
                />
              ) : (
                <OneQuestion
                  question={question}
                  onEdit={() => edit(question.id)}
                  onRemove={() => tell(removeQuestion(question.id), 'removed', question)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <QuestionForm onSent={({ text }) => tell(addQuestion(newQuestionHere(text)), 'saved')} />
      ) : (
        <>
          <p>{t('deviceQuestions.lead')}</p>
          <Quiet words={t('deviceQuestions.begin')} onPress={() => begin(true)} />
        </>
      )}
      {questions.length > 0 ? <ClearAll onCleared={() => tell(true, 'cleared')} /> : null}
    </section>
  );
}
DeviceQuestions.messages = deviceQuestionMessages;

/** The page is everybody's. */
const notKnown = () => null;

function OneQuestion({ question, onEdit, onRemove }: { question: DeviceQuestion; onEdit(): void; onRemove(): void }) {
  const t = useTranslate(deviceQuestionMessages);
  const { id, text, answer, isTicked } = question;
  const press = (words: string, onPress: () => void) => (
    <button className={css.link} type="button" onClick={onPress}>
      {words}
      <span className="visually-hidden">: {text}</span>
    </button>
  );
  return (
    <>
      <label className={form.check}>
        <input type="checkbox" checked={isTicked} onChange={({ target }) => tickQuestion(id, target.checked)} />
        <span>{text}</span>
      </label>
      {answer === '' ? null : <p className={css.answer}>{answer}</p>}
      <div className={`${css.buttons} unprinted`}>
        {press(t(answer === '' ? 'deviceQuestions.answer' : 'deviceQuestions.edit'), onEdit)}
        {press(t('deviceQuestions.remove'), onRemove)}
      </div>
    </>
  );
}

function Quiet({ words, onPress }: { words: string; onPress(): void }) {
  return (
    <p className={`${css.step} needs-script`}>
      <span className={buttonClass('Secondary')}>
        <button type="button" onClick={onPress}>
          {words}
        </button>
      </span>
    </p>
  );
}
