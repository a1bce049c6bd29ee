import { useSyncExternalStore } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { nothing } from './check-lists.device.ts';
import { keptIn, subscribe } from './kept-lists.ts';
import css from './ListCard.module.css';

type Props = {
  id: string;
  /** Steps to take, and not questions to choose from. */
  isPath: boolean;
  items: { id: string; text: string }[];
};

/** How far somebody has come with a check-list on this device: of steps what is done and which is next, else how much is ticked. */
export default function ListProgress({ id, isPath, items }: Props) {
  const t = useTranslate(messages);
  const { ticked, own } = useSyncExternalStore(
    subscribe,
    () => keptIn(id),
    () => nothing,
  );
  const all = [...items, ...own];
  const count = all.filter((item) => ticked.includes(item.id)).length;
  if (!isPath) return count === 0 ? null : <p className={css.count}>{t('checkList.tickedCount', { count })}</p>;
  const next = all.find((item) => !ticked.includes(item.id));
  return (
    <>
      <p className={css.count}>{t('checkList.doneCount', { count, total: all.length })}</p>
      <p className={css.steps} aria-hidden="true">
        {all.map((item) => (
          <span key={item.id} data-done={ticked.includes(item.id) || undefined} />
        ))}
      </p>
      <p className={css.next}>{next ? `${t('checkList.next')}: ${next.text}` : t('checkList.allDone')}</p>
    </>
  );
}

const messages = ['checkList.doneCount', 'checkList.tickedCount', 'checkList.next', 'checkList.allDone'] as const;
ListProgress.messages = messages;
