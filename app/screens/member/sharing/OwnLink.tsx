import { useId, useState } from 'react';
import form from '#app/forms/form.module.css';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import css from './Sharing.module.css';

/** A link to give to somebody: to select, and where there is a script to copy. It is no link to press: that would count as their use. */
export function OwnLink({ address }: { address: string }) {
  const t = useTranslate();
  const id = useId();
  const [isCopied, tell] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    tell(true);
  };
  return (
    <div className={css.address}>
      <label className={form.label} htmlFor={id}>
        {t('sharing.address')}
      </label>
      <input id={id} className={form.input} value={address} readOnly onFocus={({ target }) => target.select()} autoComplete="off" />
      <span className={`${buttonClass('Secondary')} ${form.submit} needs-script`}>
        <button type="button" onClick={copy} aria-describedby={id}>
          {t('sharing.copy')}
        </button>
      </span>
      <span role="status" className={css.copied}>
        {isCopied ? t('sharing.copied') : ''}
      </span>
    </div>
  );
}
