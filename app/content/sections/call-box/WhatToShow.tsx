import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { languageTags } from '#config/locale.ts';
import type { Shown } from '#services/content/model/signs.ts';
import callBox from './CallBox.module.css';
import css from './WhatToShow.module.css';

/** A button, and what it fills the screen with: words to hold up in an emergency room. Without a script, by the browser alone. */
export function WhatToShow({ id, english, own }: Shown & { id: string }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <button type="button" popoverTarget={id} className={`${callBox.call} ${css.open}`}>
        {t('callBox.show')}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: where it opens, it is read out. */}
      <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} tabIndex={-1} autoFocus className={css.sheet}>
        <div className={css.head}>
          <p id={`${id}-title`} className={css.title}>
            {t('callBox.showThere')}
          </p>
          <button type="button" popoverTarget={id} popoverTargetAction="hide" className={css.close}>
            {t('callBox.close')}
          </button>
        </div>
        {own ? (
          <p className={css.own} lang={languageTags[locale]}>
            {own.join(' ')}
          </p>
        ) : null}
        <div className={css.english} lang={languageTags.en}>
          {english.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </>
  );
}
