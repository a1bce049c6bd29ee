import { consentCategories } from '#config/consent.ts';
import { daysKept, eraseCookies, readCookie, writeCookie } from './cookies.ts';
import { marketingServices } from './words.at-build.ts';

/** What was asked then is what revision 1 asks: agreement to it is none to a later one. */
const revisionOfThen = 1;

/**
 * An older implementation asked before, and kept the answer in `cc_cookie`. It is honoured once: written anew as the live record, which
 * holds as long as any, and removed. Gives whether there was one.
 */
export function honourOlderRecord(): boolean {
  const older = readCookie('cc_cookie');
  const record = older && recordFrom(older);
  eraseCookies(/^cc_cookie$/);
  if (record) writeCookie('gdpr_consent', JSON.stringify(record));
  return record !== null;
}

function recordFrom({
  categories,
  consentTimestamp,
  consentId,
  languageCode,
  expirationTime,
}: Partial<Record<string, unknown>>): object | null {
  if (!Array.isArray(categories) || typeof consentId !== 'string' || typeof consentTimestamp !== 'string') return null;
  if (typeof expirationTime === 'number' && expirationTime < Date.now()) return null;
  const agreed = consentCategories.filter((each) => categories.includes(each));
  return {
    categories: ['necessary', ...agreed],
    revision: revisionOfThen,
    data: null,
    consentTimestamp,
    consentId,
    services: { necessary: [], analytics: [], marketing: agreed.includes('marketing') ? marketingServices.map(({ id }) => id) : [] },
    languageCode,
    lastConsentTimestamp: consentTimestamp,
    expirationTime: Date.now() + daysKept * 86_400_000,
  };
}
