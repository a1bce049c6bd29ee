import { useTranslate } from '#app/i18n/I18n.tsx';
import { Island } from '#app/islands/Island.tsx';
import type { CheckListProps } from './check-list.ts';
import checkLists from './check-lists.device.ts';
import TickList from './TickList.island.tsx';

/** A check-list: a plain list to read, which a browser makes one to tick. `level` is that of the headings within it. */
export function CheckList({ list, level }: { list: CheckListProps; level: 2 | 3 }) {
  const t = useTranslate();
  return (
    <>
      <noscript>
        <p className="quiet">{t('checkList.noScript')}</p>
      </noscript>
      <Island of={TickList} when={{ kept: checkLists }} props={{ ...list, level }} />
    </>
  );
}
