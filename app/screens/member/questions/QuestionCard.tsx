import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import entryCard from '#app/screens/member/entry-card.module.css';
import items from '#app/screens/member/items.module.css';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import type { Locale } from '#config/locale.ts';
import css from './Questions.module.css';
import { editQuestionPath } from './questions-address.ts';
import { questionForms } from './questions-forms.ts';

export type About = { entry: string; title: string; locale: Locale; path: string | null };
export type VisitOption = { id: string; label: string };
export type ShownQuestion = {
  id: string;
  version: number;
  text: string;
  answer: string;
  isTicked: boolean;
  about: About | null;
  visit: VisitOption | null;
  /** Of the next change. */
  key: string;
};

type Props = {
  question: ShownQuestion;
  visits: readonly VisitOption[];
  isEditing: boolean;
  isFirst: boolean;
  isLast: boolean;
};

/** A question with what was answered; what is done to it is one press each. */
export function QuestionCard({ question, visits, isEditing, isFirst, isLast }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { id, text, answer, about, visit, isTicked, key } = question;
  const { tick, untick, up, down, remove } = questionForms;
  const words = `question-${id}-words`;
  const own = { initial: { record: id, key }, describedBy: words, isQuiet: true };
  return (
    <li id={`question-${id}`} className={items.card}>
      <p id={words} className={css.words}>
        {text}
      </p>
      {answer === '' ? null : <p className={css.answer}>{answer}</p>}
      {visit ? <p className={css.detail}>{t('questions.forVisit', { visit: visit.label })}</p> : null}
      {about ? (
        <p className={css.detail}>
          <AboutLink about={about} />
        </p>
      ) : null}
      {isEditing ? (
        <Edit question={question} visits={visits} />
      ) : (
        <div className={`${items.does} unprinted`}>
          <Form of={isTicked ? untick : tick} {...own} />
          <a className={items.edit} href={editQuestionPath(locale, id)} aria-describedby={words}>
            {t('questions.edit')}
          </a>
          <div className={`${items.smaller} ${entryCard.takesAway}`}>
            {isFirst ? null : <Form of={up} {...own} />}
            {isLast ? null : <Form of={down} {...own} />}
            <Form of={remove} {...own} />
          </div>
        </div>
      )}
    </li>
  );
}

function Edit({ question: { id, version, text, answer, visit, key }, visits }: Pick<Props, 'question' | 'visits'>) {
  const t = useTranslate();
  const { change } = questionForms;
  return (
    <div className={items.editing}>
      <Problems of={change} />
      <Form of={change} initial={{ record: id, version: String(version), text, answer, visit: visit?.id ?? '', key }}>
        {(field) => (
          <>
            {field('answer')}
            {field('text')}
            {visits.length > 0 ? field('visit', <VisitOptions visits={visits} />) : null}
            {field('record')}
            {field('version')}
            {field('key')}
          </>
        )}
      </Form>
      <p className={items.more}>
        <a href={sectionPath('questions', useLocale())}>{t('questions.stop')}</a>
      </p>
    </div>
  );
}

export function VisitOptions({ visits }: { visits: readonly VisitOption[] }) {
  const t = useTranslate();
  return (
    <>
      <option value="">{t('questions.anyVisit')}</option>
      {visits.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </>
  );
}

/** The entry that a question came from; it may be in the other language. */
export function AboutLink({ about: { title, locale, path } }: { about: About }) {
  const t = useTranslate();
  const said = t('questions.about', { title });
  return path === null ? (
    <span lang={locale}>{said}</span>
  ) : (
    <a href={path} hrefLang={locale}>
      {said}
    </a>
  );
}
