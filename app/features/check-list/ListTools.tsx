import { type RefObject, useId, useState, useSyncExternalStore } from 'react';
import { handOn } from '#app/browser/hand-on.ts';
import { printAlone } from '#app/browser/print-alone.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { type Kept, nothing } from './check-lists.device.ts';
import type { CheckListGroup } from './items.ts';
import { change } from './kept-lists.ts';
import { listAsText } from './list-as-text.ts';
import { checkListMessages } from './messages.ts';

import type { Say } from './Status.tsx';
import css from './TickList.module.css';

type Groups = readonly CheckListGroup<{ id: string; text: string }>[];
type Props = {
  id: string;
  title: string;
  kept: Kept;
  canPrint: boolean;
  groups: Groups;
  keeps: boolean;
  sheet: RefObject<HTMLElement | null>;
  say: Say;
};

/** Below a list: how much is ticked, taking it along on paper or as a message, where it is kept, and clearing it. */
export function ListTools({ id, title, kept, canPrint, groups, keeps, sheet, say }: Props) {
  const t = useTranslate(checkListMessages);
  const ticked = new Set(kept.ticked);
  const total = groups.flatMap(({ items }) => items).length;
  const chosen = groups.map(({ heading, items }) => ({ heading, items: items.filter((item) => ticked.has(item.id)) }));
  const count = chosen.flatMap(({ items }) => items).length;
  const clear = () => {
    change(id, () => nothing);
    say({ message: 'checkList.cleared', taken: kept });
  };
  return (
    <div className={`${css.tools} needs-script`}>
      <p className={css.count}>{canPrint ? t('checkList.tickedCount', { count }) : t('checkList.doneCount', { count, total })}</p>
      {canPrint ? <TakeAlong title={title} all={groups} chosen={chosen} counts={{ total, count }} sheet={sheet} say={say} /> : null}
      <p className="quiet">{t(keeps ? 'checkList.private' : 'checkList.notKept')}</p>
      {kept === nothing ? null : (
        <button className={css.quiet} type="button" onClick={clear}>
          {t(canPrint ? 'checkList.clear' : 'checkList.clearTicks')}
        </button>
      )}
    </div>
  );
}

type TakeAlongProps = Pick<Props, 'title' | 'sheet' | 'say'> & { all: Groups; chosen: Groups; counts: { total: number; count: number } };

/** All of a list or what is ticked of it, printed or given to the device's own share sheet; copied where there is none. */
function TakeAlong({ title, all, chosen, counts: { total, count }, sheet, say }: TakeAlongProps) {
  const t = useTranslate(checkListMessages);
  const name = useId();
  // The whole list in two addresses is nothing for every page to carry.
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [asked, setAsked] = useState<'all' | 'ticked'>('ticked');
  const scope = count > 0 ? asked : 'all';
  const print = () => {
    if (!sheet.current) return;
    sheet.current.dataset.prints = scope;
    addEventListener('afterprint', () => delete sheet.current?.dataset.prints, { once: true });
    printAlone(sheet.current);
  };
  const text = listAsText(title, scope === 'all' ? all : chosen);
  const send = async ({ isTrusted }: { isTrusted: boolean }) => {
    say(null);
    const outcome = await handOn(text, { sheet: { title, text }, isTrusted });
    if (outcome !== 'shared') say({ message: `checkList.${outcome}` });
  };
  return (
    <>
      {count > 0 ? (
        <fieldset className={css.scope}>
          <legend>{t('checkList.scope')}</legend>
          {(['ticked', 'all'] as const).map((each) => (
            <label key={each} className={css.label}>
              <input className={css.box} type="radio" name={name} checked={scope === each} onChange={() => setAsked(each)} />
              <span>{t(`checkList.${each}`, { count: each === 'all' ? total : count })}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <div className={css.buttons}>
        <button className={css.button} type="button" onClick={print}>
          {t('checkList.print')}
        </button>
        <button className={css.button} type="button" onClick={send}>
          {t('checkList.send')}
        </button>
        {isLive ? <Messages title={title} text={text} /> : null}
      </div>
    </>
  );
}

const never = () => () => {};

/** The list in a message that the device's own apps send. */
function Messages({ title, text }: { title: string; text: string }) {
  const t = useTranslate(checkListMessages);
  const body = encodeURIComponent(text);
  return (
    <>
      <a className={css.button} href={`mailto:?subject=${encodeURIComponent(title)}&body=${body}`}>
        {t('checkList.byMail')}
      </a>
      <a className={css.button} href={`sms:?&body=${body}`}>
        {t('checkList.byMessage')}
      </a>
    </>
  );
}
