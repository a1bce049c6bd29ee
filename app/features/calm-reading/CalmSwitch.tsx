import type { ReactNode } from 'react';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Switch } from '#app/ui/Switch.tsx';
import { calmSwitch } from './hooks.ts';

/** The choice of calm reading; `children` say what it does. */
export function CalmSwitch({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <Switch name={calmSwitch} label={t('calm.switch')}>
      {children}
    </Switch>
  );
}
