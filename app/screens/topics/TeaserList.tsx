import type { EntryTeaser } from '#services/content/store.ts';
import { entryPath } from '../../entry-path.ts';
import css from './TeaserList.module.css';

/** Entries to choose from: title and teaser, the whole of it a place to touch. */
export function TeaserList({ teasers, level: Heading }: { teasers: readonly EntryTeaser[]; level: 'h2' | 'h3' }) {
  return (
    <ul className={css.list}>
      {teasers.map((entry) => (
        <li key={entry.id} className={css.item}>
          <Heading className={css.title}>
            <a href={entryPath(entry) ?? undefined}>{entry.title}</a>
          </Heading>
          <p className={css.teaser}>{entry.teaser}</p>
        </li>
      ))}
    </ul>
  );
}
