import { ClearSwitch } from '#app/features/quick-exit/ClearSwitch.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './CalmChoices.module.css';
import { CalmSwitch } from './CalmSwitch.tsx';

/** What a reader can choose for this device: calm reading, and what a quick exit clears. */
export function CalmChoices() {
  const t = useTranslate();
  return (
    <div className={`${css.choices} needs-script`}>
      <CalmSwitch>{t('calm.text')}</CalmSwitch>
      <ClearSwitch />
    </div>
  );
}
