import { consentRevision } from '#config/consent.ts';

/** What a reader agreed to, as vanilla-cookieconsent writes it into the cookie `gdpr_consent`. A cookie can be anybody's: its values are parsed where they are used. */
export type ConsentRecord = Partial<
  Record<
    | 'categories'
    | 'services'
    | 'revision'
    | 'data'
    | 'consentId'
    | 'consentTimestamp'
    | 'lastConsentTimestamp'
    | 'languageCode'
    | 'expirationTime',
    unknown
  >
>;

/**
 * The live record; undefined where there is none, and where it lacks what makes it one, is over, or was for another revision: then the
 * reader is asked. Part of what every page loads.
 */
export function consentRecord(): ConsentRecord | undefined {
  try {
    const record: ConsentRecord = JSON.parse(decodeURIComponent(/gdpr_consent=([^;]+)/.exec(document.cookie)?.[1] ?? ''));
    const isWhole =
      Array.isArray(record.categories) && typeof record.consentId === 'string' && record.consentTimestamp && record.lastConsentTimestamp;
    if (isWhole && record.revision === consentRevision && Number(record.expirationTime) > Date.now()) return record;
  } catch {
    // There is none, or nothing that can be read.
  }
  return undefined;
}
