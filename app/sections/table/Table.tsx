import type { SectionOf } from '#services/content/sections/sections.ts';
import { useTranslate } from '../../i18n/I18n.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import css from './Table.module.css';

/** A table with a title. Too wide for a phone, it becomes a card for each row, its headings before the values. */
export function Table({ section: { id, data } }: { section: SectionOf<'table'> }) {
  const t = useTranslate();
  const titleId = `${id}-title`;
  const table = (
    // On a phone it is laid out as blocks, which takes a table's meaning from screen readers: the roles give it back.
    <table className={css.table} role="table" aria-labelledby={titleId}>
      <thead role="rowgroup">
        <tr role="row">
          {data.headlines.map((headline) => (
            <th key={headline} scope="col" role="columnheader">
              {headline}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {data.rows.map((row, rowIndex) => (
          <tr key={rowIndex} role="row">
            {row.map((cell, index) => (
              <td key={data.headlines[index]} role="cell" data-label={data.headlines[index]}>
                <RichText node={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      <h2 id={titleId} className={css.title}>
        {data.title}
      </h2>
      {data.expandedByDefault ? (
        table
      ) : (
        <details>
          <summary className={css.summary}>{t('table.show')}</summary>
          {table}
        </details>
      )}
    </>
  );
}
