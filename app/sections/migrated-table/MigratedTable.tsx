import type { SectionOf } from '#services/content/sections/sections.ts';
import { TableTitleContext } from '../../rich-text/RichTable.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
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
