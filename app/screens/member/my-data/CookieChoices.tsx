import { useSyncExternalStore } from 'react';
import { chosen, onConsentChanged } from '#app/features/consent/consent.ts';
import { formatShortDay } from '#app/i18n/dates.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';

/** What this browser was told about cookies: it stands in it alone, and nowhere with the account. */
export function CookieChoices() {
  const t = useTranslate();
  const locale = useLocale();
  // Another choice has another time.
  const at = useSyncExternalStore(
    onConsentChanged,
    () => chosen()?.at ?? null,
    () => null,
  );
  const choice = at === null ? null : chosen();
  return (
    <section aria-labelledby="cookie-choices">
      <h3 id="cookie-choices">{t('myData.cookies')}</h3>
      <p>{t('myData.cookies.what')}</p>
      {choice ? (
        <ul>
          <li>{t('myData.cookies.at', { day: formatShortDay(choice.at, locale) })}</li>
          <li>{t(choice.analytics ? 'myData.cookies.analytics.yes' : 'myData.cookies.analytics.no')}</li>
          <li>{t(choice.marketing ? 'myData.cookies.marketing.yes' : 'myData.cookies.marketing.no')}</li>
        </ul>
      ) : (
        <p>{t('myData.cookies.none')}</p>
      )}
    </section>
  );
}
