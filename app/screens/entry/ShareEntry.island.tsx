import { useState } from 'react';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useTranslate } from '../../i18n/I18n.tsx';
import css from './ShareEntry.module.css';

const messages = ['share.share', 'share.copied', 'share.failed'] as const satisfies MessageId[];

/** Hands the page to the device's own share sheet, or copies its address where there is none. */
export default function ShareEntry({ title, url }: { title: string; url: string }) {
  const t = useTranslate(messages);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const share = async () => {
    setOutcome(null);
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
      } else {
        await navigator.clipboard.writeText(url);
        setOutcome('copied');
      }
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed');
    }
  };
  return (
    <div className={`${css.share} needs-script`}>
      <button className={css.button} type="button" onClick={share}>
        {t('share.share')}
      </button>
      <span role="status">
        {outcome === 'copied' ? t('share.copied') : outcome === 'failed' ? t('share.failed', { address: url }) : ''}
      </span>
    </div>
  );
}
ShareEntry.messages = messages;
