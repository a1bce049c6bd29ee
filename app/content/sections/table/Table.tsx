import { RichText } from '#app/content/rich-text/RichText.tsx';
import { DataTable } from '#app/ui/DataTable.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './Table.module.css';

/** A table under its title, which folds it away and brings it back. */
export function Table({ section: { id, data } }: { section: SectionOf<'table'> }) {
  const titleId = `${id}-title`;
  const title = (
    <h2 id={titleId} className={css.title}>
      {data.title}
    </h2>
  );
  return (
    <Disclosure summary={title} open={data.expandedByDefault} className={css.folding}>
      <DataTable
        labelledBy={titleId}
        headlines={data.headlines}
        rows={data.rows.map((row) => row.map((cell, index) => <RichText key={index} node={cell} />))}
      />
    </Disclosure>
  );
}
