import { useState } from 'react';
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
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setOutcome('copied');
  };
  const act = async (action: Action) => {
    setOutcome(null);
    if (action === 'print') return window.print();
    try {
      if (action !== 'copy' && typeof navigator.share === 'function') await navigator.share({ title, url });
      else await copy();
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed');
    }
  };
  return (
    <div className={`${css.share} needs-script`}>
      {actions.map((action) => (
        <button key={action} className={css.button} type="button" onClick={() => act(action)}>
          {t(`share.${action}`)}
        </button>
      ))}
      <span role="status">
        {outcome === 'copied' ? t('share.copied') : outcome === 'failed' ? t('share.failed', { address: url }) : ''}
      </span>
    </div>
  );
}
ShareEntry.words = words;
