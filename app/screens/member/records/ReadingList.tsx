import type { Reading } from './record-cards.ts';
import css from './records.module.css';

/** What to read on this site: titles, each with what it is about where there is room for that. */
export function ReadingList({ reading, isBrief = false }: { reading: readonly Omit<Reading, 'id'>[]; isBrief?: boolean }) {
  return (
    <ul className={`plain-list ${css.reading}`}>
      {reading.map(({ title, path, teaser }) => (
        <li key={path} className="whole">
          <a href={path}>{title}</a>
          {isBrief ? null : <p>{teaser}</p>}
        </li>
      ))}
    </ul>
  );
}
