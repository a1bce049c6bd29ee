import { useTranslate } from '#app/i18n/I18n.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import css from './QuestionGroups.module.css';

/** A question with its answer in a sentence or two, and where it is answered at length. */
export type AskedQuestion = { id: string; question: string; answer: string; path: string };
export type QuestionGroup = { title: string | null; questions: readonly AskedQuestion[] };

/** Questions under the heading of their group. Each opens in place: nobody has to leave the list for a short answer, or come back to it. */
export function QuestionGroups({ groups }: { groups: readonly QuestionGroup[] }) {
  return groups.map(({ title, questions }) => (
    <section key={title} className={css.group} data-questions>
      {title === null ? null : <h2 className={css.title}>{title}</h2>}
      <div className={css.items}>
        {questions.map((asked) => (
          <AskedQuestionItem key={asked.id} {...asked} />
        ))}
      </div>
    </section>
  ));
}

function AskedQuestionItem({ id, question, answer, path }: AskedQuestion) {
  const t = useTranslate();
  return (
    <Disclosure className={css.item} summary={<h3 className={css.question}>{question}</h3>}>
      {/* A link to a question (`#delete-account`) opens what it stands in: browsers do so for what is folded around the target. */}
      <div id={id} className={css.answer}>
        <p>{answer}</p>
        <p>
          <a href={path} aria-label={t('faq.whole.of', { question })}>
            {t('faq.whole')}
          </a>
        </p>
      </div>
    </Disclosure>
  );
}
