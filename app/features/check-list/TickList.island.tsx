import { useReducer, useRef, useSyncExternalStore } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { CheckListProps } from './check-list.ts';
import { nothing } from './check-lists.device.ts';
import { Item, Step } from './Item.tsx';
import { groupsOf } from './items.ts';
import { bringBack, change, isKept, keptIn, subscribe, tick } from './kept-lists.ts';
import { ListTools } from './ListTools.tsx';
import { checkListMessages } from './messages.ts';
import { OwnItems } from './OwnItems.tsx';
import { Status, sayNext } from './Status.tsx';
import css from './TickList.module.css';

/** A check-list whose ticks and own questions are kept on this device, and nowhere else. */
export default function TickList({ id, title, variation, items, level }: CheckListProps & { level: 2 | 3 }) {
  const t = useTranslate(checkListMessages);
  const kept = useSyncExternalStore(
    subscribe,
    () => keptIn(id),
    () => nothing,
  );
  const keeps = useSyncExternalStore(subscribe, isKept, () => true);
  const sheet = useRef<HTMLDivElement>(null);
  const [said, say] = useReducer(sayNext, null);
  const ticked = new Set(kept.ticked);
  const isPath = variation === 'path';
  const [Heading, List, Entry] = [level === 2 ? ('h2' as const) : ('h3' as const), isPath ? 'ol' : 'ul', isPath ? Step : Item] as const;
  const groups = groupsOf(items);
  const own = { heading: variation === 'path' ? undefined : t(`checkList.own.${variation}`), items: [...kept.own] };
  return (
    <div className={`${css.list} ${css[variation]}`} ref={sheet}>
      {variation === 'questions' ? <SheetHead title={title} /> : null}
      <p className={`${css.hint} needs-script`}>{t(`checkList.hint.${variation}`)}</p>
      {groups.map((group) => (
        <div key={group.items[0]?.id} data-ticked={group.items.some((item) => ticked.has(item.id)) || undefined}>
          {group.heading ? <Heading className={css.heading}>{group.heading}</Heading> : null}
          <List className={css.items} start={isPath ? items.findIndex((item) => item.id === group.items[0]?.id) + 1 : undefined}>
            {group.items.map((item) => (
              <Entry
                key={item.id}
                item={item}
                isTicked={ticked.has(item.id)}
                onTick={(isTicked) => change(id, (before) => tick(before, item.id, isTicked))}
              />
            ))}
          </List>
        </div>
      ))}
      {variation === 'path' ? null : (
        <OwnItems id={id} kept={kept} variation={variation} heading={<Heading className={css.heading}>{own.heading}</Heading>} say={say} />
      )}
      <Status said={said} onUndo={(taken) => change(id, (now) => bringBack(now, taken))} say={say} />
      <ListTools
        id={id}
        title={title}
        kept={kept}
        canPrint={variation !== 'path'}
        groups={own.items.length > 0 ? [...groups, own] : groups}
        keeps={keeps}
        sheet={sheet}
        say={say}
      />
    </div>
  );
}
TickList.messages = checkListMessages;

/** On paper only: what it is, and lines for who, when and with whom. */
function SheetHead({ title }: { title: string }) {
  const t = useTranslate(checkListMessages);
  return (
    <div className={css.sheetHead}>
      <p className={css.sheetTitle}>{title}</p>
      {(['name', 'date', 'with'] as const).map((line) => (
        <p key={line} className={css.line}>
          {t(`checkList.${line}`)}
        </p>
      ))}
    </div>
  );
}
