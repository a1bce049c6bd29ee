import { Form } from '#app/forms/Form.tsx';
import form from '#app/forms/form.module.css';
import { useFormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useTyped } from '#app/forms/use-typed.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import items from '#app/screens/member/items.module.css';
import { Part } from '#app/screens/member/Part.tsx';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import type { ShownStarters } from '#services/members/questions/starters.ts';
import { type About, AboutLink, QuestionCard, type ShownQuestion, type VisitOption, VisitOptions } from './QuestionCard.tsx';
import css from './Questions.module.css';
import { questionForms } from './questions-forms.ts';
import { TakeInQuestions } from './TakeInQuestions.tsx';

type Props = {
  open: readonly ShownQuestion[];
  ticked: readonly ShownQuestion[];
  visits: readonly VisitOption[];
  starters: ShownStarters;
  /** The entry that a question is about to be written about. */
  asked: About | null;
  /** The number of the question that is being changed. */
  editing: string | null;
  removed: { record: string; key: string } | null;
  keys: Readonly<Record<'add' | 'addStarters', string>>;
};

/** What a member wants to ask, what she was told, and questions to begin with. */
export function Questions({ open, ticked, visits, starters, asked, editing, removed, keys }: Props) {
  const t = useTranslate();
  const { addStarters, change, tick, untick, up, down, remove, restore } = questionForms;
  const write = <Write asked={asked} visits={visits} changeKey={keys.add} />;
  const isEditing = (question: ShownQuestion) => question.id === editing;
  return (
    <>
      <TakeInQuestions />
      {asked ? write : null}
      <Part id="list" title="questions.part.list" forms={[change, tick, untick, up, down, restore]}>
        <Removed removed={removed} />
        {[tick, untick, up, down, remove, restore].map((each) => (
          <Problems key={each.intent} of={each} />
        ))}
        {open.length === 0 ? (
          <div className="empty flush-end">
            <h3>{t('questions.none')}</h3>
            <p>{t('questions.none.text')}</p>
          </div>
        ) : (
          <ol className={`plain-list ${items.list}`}>
            {open.map((question, index) => (
              <QuestionCard
                key={question.id}
                {...{ question, visits }}
                isEditing={isEditing(question)}
                isFirst={index === 0}
                isLast={index === open.length - 1}
              />
            ))}
          </ol>
        )}
        {ticked.length > 0 ? (
          <details className={items.fold} open={ticked.some(isEditing)}>
            <summary>
              {t('questions.part.ticked')} ({ticked.length})
            </summary>
            <ul className={`plain-list ${items.list}`}>
              {ticked.map((question) => (
                <QuestionCard key={question.id} {...{ question, visits }} isEditing={isEditing(question)} isFirst isLast />
              ))}
            </ul>
          </details>
        ) : null}
        <p className={`${items.more} unprinted`}>
          <a href={sectionPath('visits', useLocale())}>{t('questions.toVisits')}</a>
        </p>
      </Part>
      {asked ? null : write}
      {starters.length > 0 ? (
        <Part id="starters" title="questions.part.starters" forms={[addStarters]}>
          <Problems of={addStarters} />
          <p>{t('questions.starters.text')}</p>
          <Starters starters={starters} changeKey={keys.addStarters} />
        </Part>
      ) : null}
    </>
  );
}

function Write({ asked, visits, changeKey }: Pick<Props, 'asked' | 'visits'> & { changeKey: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const { add } = questionForms;
  return (
    <Part id="write" title="questions.part.write" forms={[add]}>
      <Problems of={add} />
      {asked ? (
        <p>
          <AboutLink about={asked} /> <a href={sectionPath('questions', locale)}>{t('questions.aboutNothing')}</a>
        </p>
      ) : null}
      <Form of={add} initial={{ key: changeKey, about: asked?.entry ?? '' }}>
        {(field) => (
          <>
            {field('text')}
            {visits.length > 0 ? field('visit', <VisitOptions visits={visits} />) : null}
            {field('about')}
            {field('key')}
          </>
        )}
      </Form>
    </Part>
  );
}

function Removed({ removed }: Pick<Props, 'removed'>) {
  const t = useTranslate();
  const { done } = useFormsOfPage();
  if (removed === null || done !== questionForms.remove.intent) return null;
  return (
    <div className={items.undo}>
      <Notice>{t('questions.removed')}</Notice>
      <Form of={questionForms.restore} initial={removed} isQuiet />
    </div>
  );
}

/** One form for all of them: several are chosen at once. The first group is open, and what fits less is folded. */
function Starters({ starters, changeKey }: Pick<Props, 'starters'> & { changeKey: string }) {
  const typed = useTyped(questionForms.addStarters)('starters');
  const chosen = (typed.value ?? '').split(' ');
  const first = starters[0]?.questions[0]?.id;
  return (
    <Form of={questionForms.addStarters} initial={{ key: changeKey }} isQuiet>
      {(field) => (
        <>
          {starters.map(({ id: group, title, questions }, index) => (
            <details key={group} className={items.fold} open={index === 0 || questions.some(({ id }) => chosen.includes(id))}>
              <summary>{title}</summary>
              <div className={css.starters}>
                {questions.map(({ id, words }) => (
                  <label key={id} className={form.check}>
                    <input
                      id={id === first ? typed.id : `starter-${id}`}
                      type="checkbox"
                      name={typed.name}
                      value={id}
                      defaultChecked={chosen.includes(id)}
                    />
                    <span>{words}</span>
                  </label>
                ))}
              </div>
            </details>
          ))}
          {field('key')}
        </>
      )}
    </Form>
  );
}
