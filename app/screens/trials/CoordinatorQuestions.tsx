import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';

export const coordinatorQuestions = [
  'trial.questions.open',
  'trial.questions.fit',
  'trial.questions.without',
  'trial.questions.placebo',
  'trial.questions.visits',
  'trial.questions.costs',
  'trial.questions.interpreter',
  'trial.questions.stop',
] as const satisfies readonly PlainMessageId[];

/** What to ask whoever answers the telephone of a study. */
export function CoordinatorQuestions() {
  const t = useTranslate();
  return (
    <section aria-labelledby="coordinator-questions">
      <h2 id="coordinator-questions">{t('trial.questions')}</h2>
      <ol>
        {coordinatorQuestions.map((question) => (
          <li key={question}>{t(question)}</li>
        ))}
      </ol>
    </section>
  );
}
