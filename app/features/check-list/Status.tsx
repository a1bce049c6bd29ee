import { useEffect, useRef } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Kept } from './check-lists.device.ts';
import { checkListMessages } from './messages.ts';
import css from './TickList.module.css';

type Outcome =
  | 'checkList.added'
  | 'checkList.removed'
  | 'checkList.cleared'
  | 'checkList.broughtBack'
  | 'checkList.copied'
  | 'checkList.again'
  | 'checkList.failed';

/** What was just done, and what it took away if that can be brought back. */
export type Said = { message: Outcome; taken?: Kept };
export type Say = (said: Said | null) => void;
type Numbered = Said & { number: number };

/** The next word. It is numbered: a screen reader keeps silent where the same words stay. */
export function sayNext(before: Numbered | null, said: Said | null): Numbered | null {
  return said && { ...said, number: (before?.number ?? 0) + 1 };
}

type Props = { said: Numbered | null; onUndo: (taken: Kept) => void; say: Say };

/** Says what was done. What is taken away is gone from the device at once; until the next word it can be brought back. */
export function Status({ said, onUndo, say }: Props) {
  const t = useTranslate(checkListMessages);
  const words = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const taken = said?.taken;
  // The button that was pressed may be gone with what it took away.
  useEffect(() => {
    if (taken) button.current?.focus();
  }, [taken]);
  return (
    <div className={`${css.status} needs-script`}>
      <span ref={words} role="status" tabIndex={-1}>
        {said ? <span key={said.number}>{t(said.message)}</span> : null}
      </span>
      {taken ? (
        <button
          ref={button}
          className={css.quiet}
          type="button"
          onClick={() => {
            onUndo(taken);
            say({ message: 'checkList.broughtBack' });
            // This button goes, and the focus must not go with it.
            words.current?.focus();
          }}
        >
          {t('checkList.undo')}
        </button>
      ) : null}
    </div>
  );
}
