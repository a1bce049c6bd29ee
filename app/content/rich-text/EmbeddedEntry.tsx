import { use } from 'react';
import { EntryLink } from '#app/content/links/EntryLink.tsx';
import { LinkedEntriesContext } from '#app/content/links/linked-entries.ts';
import { CheckList } from '#app/features/check-list/CheckList.tsx';

/** An entry in a paragraph of its own: a check-list as the list that it is, any other as a link. */
export function EmbeddedEntry({ id }: { id: string }) {
  const list = use(LinkedEntriesContext)[id]?.checkList;
  if (list) return <CheckList list={list} level={3} />;
  return (
    <p>
      <EntryLink id={id} />
    </p>
  );
}
