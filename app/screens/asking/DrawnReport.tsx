import { useLocale } from '#app/i18n/I18n.tsx';
import type { DocumentId } from '#services/members/vocabulary/field.ts';
import css from './DrawnReport.module.css';
import type { Cell } from './paper.ts';
import { answers, papers } from './report-rows.ts';

type Props = {
  document: DocumentId;
  /** The name of a field of the vocabulary. */
  field: string;
  /** What the paper is called. */
  name: string;
  /** Where on it the answer stands. */
  line: string;
};

/**
 * Where an answer stands in a paper: in words, and drawn, with its place lit up. The drawing says no more than the words do, so a screen
 * reader has these alone; what is printed stays English, as the paper in the reader's hand is.
 */
export function DrawnReport({ document, field, name, line }: Props) {
  const { shape, title, head, sections } = papers[document];
  return (
    <figure className={css.report}>
      <figcaption className={css.words}>
        <strong>{name}</strong> <span>{line}</span>
      </figcaption>
      <div className={`${css.paper} ${css[shape]}`} aria-hidden="true" lang="en-US" translate="no">
        <div className={css.title}>
          <Printed cell={title} field={field} />
        </div>
        <div className={css.head}>
          {head.map((cell) => (
            <Printed key={cell.printed} cell={cell} field={field} />
          ))}
        </div>
        {sections.map(({ heading, rows }) => (
          <div key={heading.printed} className={css.section}>
            <div className={css.heading}>
              <Printed cell={heading} field={field} />
            </div>
            {rows.map((row, index) => (
              <div key={index} className={css.row}>
                {row.map((cell, place) => (
                  <Printed key={place} cell={cell} field={field} />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </figure>
  );
}

/** What is printed, with grey lines for what the paper says of its reader; where the answer stands, lit, and in the reader's language. */
function Printed({ cell, field }: { cell: Cell; field: string }) {
  const locale = useLocale();
  const isLit = answers(cell, field);
  return (
    <span className={isLit ? `${css.cell} ${css.lit}` : css.cell}>
      {cell.printed.split(/([_☐])/).map((part, index) => {
        if (part === '_') return <i key={index} className={css.blank} />;
        return part === '☐' ? <i key={index} className={css.box} /> : part;
      })}
      {isLit && locale === 'es' ? (
        <span className={css.meaning} lang="es">
          {cell.es}
        </span>
      ) : null}
    </span>
  );
}
