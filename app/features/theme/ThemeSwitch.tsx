import { hook } from '#app/browser/hook.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { themeSelect } from './hooks.ts';
import css from './ThemeSwitch.module.css';

/** Handled by `theme.enhance.ts`; hidden without a script, when the device's own theme applies. */
export function ThemeSwitch() {
  const t = useTranslate();
  return (
    <label className={`${css.switch} needs-script`} title={t('theme.label')}>
      <span className={css.name}>{t('theme.label')}</span>
      <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
      </svg>
      <select className={css.select} {...hook(themeSelect)} defaultValue="system">
        <option value="system">{t('theme.system')}</option>
        <option value="light">{t('theme.light')}</option>
        <option value="dark">{t('theme.dark')}</option>
      </select>
    </label>
  );
}
