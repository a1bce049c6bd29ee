import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './Questions.module.css';
import type { Question } from './questions.ts';

/** What people ask most, each one tap from its answer: nobody has to know first what the page is called that has it. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const t = useTranslate();
  if (questions.length === 0) return null;
  return (
    <section>
      <h2>{t('home.questions')}</h2>
      <ul className={css.list}>
        {questions.map(({ asked, path }) => (
          <li key={asked} className={css.item}>
            <a className={css.link} href={path}>
              {t(asked)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
