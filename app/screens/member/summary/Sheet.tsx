import { Fragment, type ReactNode } from 'react';
import { Drawing } from '#app/screens/member/daily-log/Charts.tsx';
import { languageTags } from '#config/locale.ts';
import type { SummarySheet } from '#services/members/summary/sheet.ts';
import type { SummaryLog } from '#services/members/summary/shown-log.ts';
import type { SummaryDiagnosis, SummaryTreatments } from '#services/members/summary/shown-records.ts';
import type { Term as Words } from '#services/members/summary/term.ts';
import css from './Sheet.module.css';

type Props = { sheet: SummarySheet };
type Part<Name extends keyof SummarySheet> = NonNullable<SummarySheet[Name]>;

/** A summary for a visit: on paper one sheet, and of its page nothing else. It is in a language of its own, and says so to screen readers. */
export function Sheet({ sheet }: Props) {
  const { words, locale, own, diagnoses, treatments, medicines, log, questions } = sheet;
  return (
    <article className={`${css.sheet} ${css[sheet.density]}`} lang={languageTags[locale]} aria-label={words.title}>
      <Head sheet={sheet} />
      {diagnoses ? (
        <Group title={words.diagnoses}>
          {diagnoses.map((diagnosis, index) => (
            <Diagnosis key={index} diagnosis={diagnosis} own={own} />
          ))}
        </Group>
      ) : null}
      {treatments ? (
        <Group title={words.treatments}>
          <Treatments treatments={treatments} own={own} />
        </Group>
      ) : null}
      {medicines ? (
        <Group title={words.medicines}>
          <Medicines title={words.prescribed} medicines={medicines.prescribed} own={own} />
          <Medicines title={words.taken} medicines={medicines.taken} own={own} />
        </Group>
      ) : null}
      {log ? (
        <Group title={log.since}>
          <Log log={log} words={words} own={own} />
        </Group>
      ) : null}
      {questions ? (
        <Group title={words.questions}>
          <Questions questions={questions} />
        </Group>
      ) : null}
      <p className={css.told}>{words.told}</p>
    </article>
  );
}

function Head({ sheet: { words, asOf, visit, who } }: Props) {
  return (
    <header className={css.head}>
      <h3 className={css.title}>{words.title}</h3>
      <p className={css.when}>{visit ? `${visit}. ${asOf}` : asOf}</p>
      {who ? (
        <p className={css.who}>
          {who.name === null ? null : (
            <span>
              {words.name}: <strong dir="auto">{who.name}</strong>
            </span>
          )}
          {who.born === null ? null : (
            <span>
              {words.born}: <strong>{who.born}</strong>
            </span>
          )}
        </p>
      ) : null}
    </header>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.group}>
      <h4 className={css.groupTitle}>{title}</h4>
      {children}
    </section>
  );
}

type Own = { own: SummarySheet['own'] };

/** Medical words, and beside them the same in the member's own language. */
function Term({ of: { said, own: mine }, own }: { of: Words } & Own) {
  return (
    <>
      {said}
      {mine === null ? null : (
        <span className={css.own} lang={languageTags[own]}>
          {' '}
          ({mine})
        </span>
      )}
    </>
  );
}

function Diagnosis({ diagnosis: { title, detail, facts, when }, own }: { diagnosis: SummaryDiagnosis } & Own) {
  return (
    <div className={css.item}>
      <p>
        <strong>
          <Term of={title} own={own} />
        </strong>
        {when === null ? null : <span className={css.beside}> · {when}</span>}
      </p>
      {[detail, facts].map((term, index) =>
        term ? (
          <p key={index}>
            <Term of={term} own={own} />
          </p>
        ) : null,
      )}
    </div>
  );
}

function Treatments({ treatments: { shown, more }, own }: { treatments: SummaryTreatments } & Own) {
  return (
    <>
      <ul className={css.lines}>
        {shown.map(({ title, detail, status, when }, index) => (
          <li key={index}>
            <strong>
              <Term of={title} own={own} />
            </strong>
            <span className={css.beside}>{[status, when].filter(Boolean).map((each) => ` · ${each}`)}</span>
            {detail === null ? null : (
              <span>
                {' · '}
                <Term of={detail} own={own} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {more === null ? null : <p className={css.beside}>{more}</p>}
    </>
  );
}

function Medicines({ title, medicines, own }: { title: string; medicines: readonly Words[] } & Own) {
  if (medicines.length === 0) return null;
  return (
    <p>
      {title}: <Terms of={medicines} own={own} />
    </p>
  );
}

function Terms({ of, own }: { of: readonly Words[] } & Own) {
  return of.map((term, index) => (
    <Fragment key={index}>
      {index === 0 ? null : ', '}
      <Term of={term} own={own} />
    </Fragment>
  ));
}

function Log({ log: { charts, marks, span, also, fevers }, words, own }: { log: SummaryLog; words: SummarySheet['words'] } & Own) {
  return (
    <>
      {fevers === null ? null : (
        <p className={css.fevers}>
          <strong>{words.fevers}:</strong> {fevers}
        </p>
      )}
      {marks.length === 0 ? null : (
        <p className={css.marks}>{marks.map(({ title }, index) => `${index + 1}: ${title} (${words.began})`).join(' · ')}</p>
      )}
      {charts.length === 0 ? null : (
        <ul className={css.charts}>
          {charts.map((chart) => (
            <li key={chart.id}>
              <p className={css.label}>
                <strong>
                  <Term of={chart.label} own={own} />
                </strong>
                <span className={css.beside}>: {chart.inWords}</span>
              </p>
              <Drawing chart={chart} marks={marks} />
            </li>
          ))}
        </ul>
      )}
      {charts.length === 0 ? null : (
        <p className={css.span}>
          {span.from} – {span.to}
        </p>
      )}
      {also.length === 0 ? null : (
        <p>
          {words.also}: <Terms of={also} own={own} />
        </p>
      )}
    </>
  );
}

function Questions({ questions: { shown, more } }: { questions: Part<'questions'> }) {
  return (
    <>
      <ul className={css.questions}>
        {shown.map((text, index) => (
          <li key={index} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      {more === null ? null : <p className={css.beside}>{more}</p>}
    </>
  );
}
