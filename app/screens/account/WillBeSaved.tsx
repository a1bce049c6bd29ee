import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { languageTags } from '#config/locale.ts';
import type { Intended } from './save-intent.ts';
import css from './WillBeSaved.module.css';

/** Why somebody is asked to sign in who wanted to save an entry: it is saved with that. */
export function WillBeSaved({ title, locale, say }: Intended & { say: 'login.saves' | 'signUp.saves' }) {
  const t = useTranslate();
  return (
    <p className={css.note}>
      <svg className="drawn" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3.5h12V21l-6-5-6 5z" />
      </svg>
      <span>
        {t(say)} <strong lang={locale === useLocale() ? undefined : languageTags[locale]}>{title}</strong>
      </span>
    </p>
  );
}
