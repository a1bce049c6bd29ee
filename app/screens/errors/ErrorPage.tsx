import { use } from 'react';
import { pathTo, screenName } from '#app/addresses/paths.ts';
import { AddressContext } from '#app/document-context.ts';
import { SearchForm } from '#app/features/search/SearchForm.tsx';
import { carryIntent } from '#app/forms/carry-intent.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Shell } from '#app/shell/Shell.tsx';
import { PhoneLink } from '#app/ui/PhoneLink.tsx';
import type { Locale } from '#config/locale.ts';
import { helplines } from '#config/organisation.ts';
import css from './ErrorPage.module.css';
import type { Unavailable } from './error-path.ts';

type Words = { title: PlainMessageId | 'error.other.title'; text: PlainMessageId; callNow: boolean };
const wordsFor: Record<number, Words> = {
  404: { title: 'error.404.title', text: 'error.404.text', callNow: false },
  410: { title: 'error.410.title', text: 'error.410.text', callNow: false },
  500: { title: 'error.500.title', text: 'error.500.text', callNow: true },
  503: { title: 'error.503.title', text: 'error.503.text', callNow: true },
};
/** 503 is maintenance, unless something else is so. */
const unavailable: Record<Unavailable, Words> = {
  busy: { title: 'error.busy.title', text: 'error.busy.text', callNow: true },
  away: { title: 'error.away.title', text: 'error.away.text', callNow: true },
};
const otherWords: Words = { title: 'error.other.title', text: 'error.other.text', callNow: false };

/** Needs nothing but itself: it is shown when the database, or anything else, is not there. */
export function ErrorPage({ status, reason = null, locale }: { status: number; reason?: Unavailable | null; locale: Locale }) {
  const t = useTranslate();
  const { title, text, callNow } = (status === 503 && reason ? unavailable[reason] : wordsFor[status]) ?? otherWords;
  const heading = t(title, { statusCode: status });
  // What is not where it was may be found.
  const hasSearch = status === 404 || status === 410;
  return (
    <Shell page={{ locale, origin: '', alternates: {}, breadcrumbs: [], title: heading, description: '', indexed: false, hasSearch }}>
      <div className={css.page}>
        <h1>{heading}</h1>
        <p className={css.lead}>{t(text)}</p>
        {callNow ? (
          <>
            <ul>
              {helplines(locale).map(({ id, name, phone, display }) => (
                <li key={id}>
                  {name}: <PhoneLink phone={phone} display={display} />
                </li>
              ))}
            </ul>
            <p>
              <strong>{t('error.fever')}</strong>
            </p>
          </>
        ) : null}
        {hasSearch ? (
          <div className={css.search}>
            <SearchForm label="shown" />
          </div>
        ) : null}
        <ul className={css.ways}>
          <li>
            <a href={pathTo('home', locale)}>{t('error.home')}</a>
          </li>
          {hasSearch ? (
            <li>
              <a href={pathTo('topics', locale)}>{screenName('topics', locale)}</a>
            </li>
          ) : null}
          {status === 404 ? (
            <li>
              <ReportMissing locale={locale} />
            </li>
          ) : null}
        </ul>
      </div>
    </Shell>
  );
}

/** Longer than any address that somebody could mean. */
const longestReported = 500;

/**
 * Leads to the form with the address that did not work filled in. It is sent as a form is, and not in an address: what stands in one is
 * seen by others. A page that is shown at an address of its own has none to bring.
 */
function ReportMissing({ locale }: { locale: Locale }) {
  const t = useTranslate();
  const address = use(AddressContext);
  const path = pathTo('report-missing-page', locale);
  const isOfItsOwn = address?.match?.screen.startsWith('error.');
  if (!address || isOfItsOwn || address.pathname.length > longestReported) return <a href={path}>{t('error.404.report')}</a>;
  return (
    <form method="post" action={path}>
      <input type="hidden" name="intent" value={carryIntent} />
      <input type="hidden" name="address" value={address.pathname} />
      <button type="submit" className={css.report}>
        {t('error.404.report')}
      </button>
    </form>
  );
}
