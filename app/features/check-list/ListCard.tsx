import { Island } from '#app/islands/Island.tsx';
import { Anchor } from '#app/ui/Anchor.tsx';
import type { CheckListProps } from './check-list.ts';
import checkLists from './check-lists.device.ts';
import css from './ListCard.module.css';
import ListProgress from './ListProgress.island.tsx';

/** A check-list as a card that leads to it. How far its reader has come, the device alone knows. */
export function ListCard({ list: { id, title, variation, items }, path }: { list: CheckListProps; path: string }) {
  const isPath = variation === 'path';
  return (
    <div className={css.card}>
      <h2 className={css.title}>
        <Anchor href={path}>{title}</Anchor>
      </h2>
      <div className="needs-script">
        <Island
          of={ListProgress}
          when={{ kept: checkLists }}
          props={{ id, isPath, items: items.map((item) => ({ id: item.id, text: isPath ? item.text : '' })) }}
        />
      </div>
    </div>
  );
}
