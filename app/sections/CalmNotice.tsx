import { useTranslate } from '../i18n/I18n.tsx';
import { Switch } from '../ui/Switch.tsx';
import css from './CalmNotice.module.css';

/** Above a text that has numbers about survival: it says so before they are met, and offers to fold them away. */
export function CalmNotice() {
  const t = useTranslate();
  return (
    <div className={`${css.notice} needs-script`}>
      <Switch name="calm" label={t('calm.switch')}>
        {t('calm.here')} {t('calm.text')}
      </Switch>
    </div>
  );
}
