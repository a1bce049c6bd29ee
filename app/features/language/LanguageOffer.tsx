import { hook } from '#app/browser/hook.ts';
import { carriesTyped } from '#app/forms/hooks.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { languageTags, otherLocale } from '#config/locale.ts';
import { languageLink, languageOffer } from './hooks.ts';
import css from './LanguageOffer.module.css';

/** A strip under the header, for a device that is set to the other language: `early.js` shows it before anything is painted, so that nothing moves. */
export function LanguageOffer({ page: { locale, alternates, query = '' } }: { page: Page }) {
  const t = useTranslate();
  const other = otherLocale(locale);
  const path = alternates[other];
  if (path === undefined) return null;
  return (
    <aside className={css.offer} lang={languageTags[other]} aria-label={t('offer.text')} {...hook(languageOffer)}>
      <p className={css.text}>{t('offer.text')}</p>
      <a className={css.accept} href={path + query} hrefLang={other} {...hook(languageLink)} {...hook(carriesTyped)}>
        {t('offer.accept')}
      </a>
      <button className={css.refuse} type="button">
        {t('offer.refuse')}
      </button>
    </aside>
  );
}
