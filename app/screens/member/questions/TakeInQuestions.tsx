import { pathTo } from '#app/addresses/paths.ts';
import { followQuestions, forgetTakenIn, questionsHere } from '#app/features/device-questions/device-questions.ts';
import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Part } from '#app/screens/member/Part.tsx';
import { useTakeIn } from '#app/screens/member/use-take-in.ts';
import { questionForms } from './questions-forms.ts';

const { takeIn } = questionForms;
const questions = { here: questionsHere, follow: followQuestions, forget: forgetTakenIn };

/** Offers to take in the questions that this device keeps without an account. */
export function TakeInQuestions() {
  const t = useTranslate();
  const locale = useLocale();
  const { items, portion, isDone, remember } = useTakeIn(takeIn.intent, questions);
  if (!isDone && items.length === 0) return null;
  return (
    <Part id="from-device" title="questions.takeIn" forms={[takeIn]}>
      <Problems of={takeIn} />
      {items.length > 0 ? (
        <>
          <p>
            {t('questions.takeIn.text', { count: items.length })}{' '}
            <a href={`${pathTo('daily-log', locale)}#my-questions`}>{t('questions.takeIn.look')}</a>
          </p>
          {portion.length < items.length ? <p>{t('questions.takeIn.portion', { count: portion.length })}</p> : null}
          <div onSubmit={remember}>
            <Form of={takeIn} initial={{ questions: JSON.stringify(portion) }} isQuiet />
          </div>
        </>
      ) : null}
    </Part>
  );
}
