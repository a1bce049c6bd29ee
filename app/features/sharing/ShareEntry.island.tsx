import { useState } from 'react';
import { type HandedOn, handOn } from '#app/browser/hand-on.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './ShareEntry.module.css';
import type { shareButtonWords } from './sharing.words.ts';
import { words } from './words.at-build.ts';

/** `apps` is `share` by another name, for where the page itself is shared already. */
type Action = 'share' | 'apps' | 'copy' | 'print';
type Props = { title: string; url: string; actions: readonly Action[] };

/** Hands a page to the device's own share sheet, or copies its address, also where there is no such sheet; and prints it. */
export default function ShareEntry({ title, url, actions }: Props) {
  const t = useTranslate<keyof typeof shareButtonWords>();
  const [outcome, setOutcome] = useState<HandedOn | null>(null);
  const act = async (action: Action, { isTrusted }: { isTrusted: boolean }) => {
    setOutcome(null);
    if (action === 'print') return window.print();
    setOutcome(await handOn(url, { isTrusted, ...(action === 'copy' ? {} : { sheet: { title, url } }) }));
  };
  return (
    <div className={`${css.share} needs-script`}>
      {actions.map((action) => (
        <button key={action} className={css.button} type="button" onClick={(event) => act(action, event)}>
          {t(`share.${action}`)}
        </button>
      ))}
      <span role="status">{outcome === null || outcome === 'shared' ? '' : t(`share.${outcome}`, { address: url })}</span>
    </div>
  );
}
ShareEntry.words = words;
