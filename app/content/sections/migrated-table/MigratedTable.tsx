import { TableTitleContext } from '#app/content/rich-text/RichTable.tsx';
import { RichText } from '#app/content/rich-text/RichText.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';
import css from './MigratedTable.module.css';

/** A table as another system had it. */
export function MigratedTable({ section: { id, data } }: { section: SectionOf<'migratedTable'> }) {
  const table = <RichText node={data.table} />;
  if (!data.title) return table;
  const titleId = `${id}-title`;
  return (
    <>
      <h2 id={titleId} className={css.title}>
        {data.title}
      </h2>
      <TableTitleContext value={titleId}>{table}</TableTitleContext>
    </>
  );
}
