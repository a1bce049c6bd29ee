import { pathTo } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';

/** Leads a member to the very page that others see, and says whether there is anything on it. */
export function PublicPageLink({ username, isThere }: { username: string; isThere: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <p>
      {t(isThere ? 'publicPage.there' : 'publicPage.nothing')} <a href={pathTo('member', locale, { username })}>{t('publicPage.see')}</a>
    </p>
  );
}
