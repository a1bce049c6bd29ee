import { useId } from 'react';
import { hook } from '#app/browser/hook.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { tabChoice } from './hooks.ts';
import css from './TabChoice.module.css';
import { discreetTabs } from './tab.device.ts';

/** The choice of what the tab shows: the page's own title, or a discreet one. `discreet-tab.enhance.ts` handles it. */
export function TabChoice() {
  const t = useTranslate();
  const id = useId();
  return (
    <fieldset className={`${css.choice} needs-script`} aria-describedby={id} {...hook(tabChoice)}>
      <legend>{t('tab.legend')}</legend>
      {(['page', ...discreetTabs] as const).map((each) => (
        <label key={each} className={css.option}>
          <input type="radio" name="tab" value={each} defaultChecked={each === 'page'} autoComplete="off" />
          {each === 'page' ? null : <img src={`/tab-${each}.png`} alt="" width={24} height={24} />}
          {t(`tab.${each}`)}
        </label>
      ))}
      <p id={id}>{t('tab.text')}</p>
    </fieldset>
  );
}
