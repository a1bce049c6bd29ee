import { useEffect, useRef } from 'react';
import { useTranslate } from '../i18n/I18n.tsx';
import type { Kept } from './kept-lists.ts';
import { checkListMessages } from './messages.ts';
import css from './TickList.module.css';

type Outcome = 'checkList.added' | 'checkList.removed' | 'checkList.cleared' | 'checkList.copied' | 'checkList.failed';

/** What was just done, and what there was before if that can be brought back. */
export type Said = { message: Outcome; undo: Kept | null };
export type Say = (said: Said | null) => void;

/** Says what was done. What is taken away is gone from the device at once; until the next word it can be brought back. */
export function Status({ said, onUndo, say }: { said: Said | null; onUndo: (before: Kept) => void; say: Say }) {
  const t = useTranslate(checkListMessages);
  const button = useRef<HTMLButtonElement>(null);
  const undo = said?.undo ?? null;
  // The button that was pressed may be gone with what it took away.
  useEffect(() => {
    if (undo) button.current?.focus();
  }, [undo]);
  return (
    <div className={`${css.status} needs-script`}>
      <span role="status">{said ? t(said.message) : ''}</span>
      {undo ? (
        <button
          ref={button}
          className={css.quiet}
          type="button"
          onClick={() => {
            onUndo(undo);
            say(null);
          }}
        >
          {t('checkList.undo')}
        </button>
      ) : null}
    </div>
  );
}
