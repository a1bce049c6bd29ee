import { pathTo, screenName } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import css from './sign-up.module.css';

/** What whoever opens an account agrees to. */
export function Terms() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <p className={css.terms}>
      {t('signUp.terms')} <a href={pathTo('policies.terms-of-use', locale)}>{screenName('policies.terms-of-use', locale)}</a>,{' '}
      <a href={pathTo('policies.health-data', locale)}>{screenName('policies.health-data', locale)}</a>
    </p>
  );
}
