import { useTranslate } from '#app/i18n/I18n.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { AskedField } from '#services/members/asking/asked.ts';
import { DrawnReport } from './DrawnReport.tsx';
import css from './Flow.module.css';

/** Where the answer stands in the papers from the hospital: one fold for all of them, the likeliest first. */
export function WhereToFind({ fields }: { fields: readonly AskedField[] }) {
  const t = useTranslate();
  const places = fields.flatMap(({ question: { field, report } }) => report.map((place) => ({ ...place, field })));
  const papers = places.filter(({ document }, index) => places.findIndex((other) => other.document === document) === index);
  if (papers.length === 0) return null;
  return (
    <Disclosure summary={t('flow.where')} className={css.aside}>
      <div className={css.papers}>
        {papers.map(({ document, field, name, line }) => (
          <DrawnReport key={document} {...{ document, field, name, line }} />
        ))}
      </div>
    </Disclosure>
  );
}
