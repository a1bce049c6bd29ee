import type { ReactNode } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './CalmChoices.module.css';
import { CalmSwitch } from './CalmSwitch.tsx';

/** What a reader can choose for this device: calm reading, and below it what else there is. */
export function CalmChoices({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <div className={`${css.choices} needs-script`}>
        <CalmSwitch>{t('calm.text')}</CalmSwitch>
        {children}
      </div>
      <noscript>
        <p className={css.choices}>{t('calm.noScript')}</p>
      </noscript>
    </>
  );
}
