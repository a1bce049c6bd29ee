import type { ReactNode } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Anchor } from '#app/ui/Anchor.tsx';
import type { CheckListItem } from './check-list.ts';
import { checkListMessages } from './messages.ts';
import css from './TickList.module.css';

type Props = { item: CheckListItem; isTicked: boolean; onTick: (isTicked: boolean) => void; children?: ReactNode };

/** One thing to tick: its words are the label of its box. */
export function Item({ item, isTicked, onTick, children }: Props) {
  return (
    <li className={css.item} data-ticked={isTicked || undefined}>
      <label className={css.label}>
        <input
          className={`${css.box} needs-script`}
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>{item.text}</span>
      </label>
      <Further {...item} />
      {children}
    </li>
  );
}

/** One step of a path: what to do, why or how, where to read on, and whether it is done. */
export function Step({ item, isTicked, onTick }: Props) {
  const t = useTranslate(checkListMessages);
  return (
    <li className={css.step} data-ticked={isTicked || undefined}>
      <strong className={css.what}>{item.text}</strong>
      <Further {...item} />
      <label className={`${css.label} ${css.done} needs-script`}>
        <input className={css.box} type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
        <span>
          {t('checkList.done')}
          <span className="visually-hidden">: {item.text}</span>
        </span>
      </label>
    </li>
  );
}

function Further({ more, link }: CheckListItem) {
  return (
    <>
      {more ? <p className={css.more}>{more}</p> : null}
      {link ? (
        <p className={css.more}>
          <Anchor href={link.href}>{link.title}</Anchor>
        </p>
      ) : null}
    </>
  );
}
