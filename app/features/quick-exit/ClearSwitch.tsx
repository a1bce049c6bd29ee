import { useTranslate } from '#app/i18n/I18n.tsx';
import { Switch } from '#app/ui/Switch.tsx';
import { clearSwitch } from './hooks.ts';

/** The choice to clear this device with a quick exit. */
export function ClearSwitch() {
  const t = useTranslate();
  return (
    <Switch name={clearSwitch} label={t('quickExit.clear')}>
      {t('quickExit.clear.text')}
    </Switch>
  );
}
