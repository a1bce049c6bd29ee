import type { CookieConsentConfig, Translation } from 'vanilla-cookieconsent';
import * as library from 'vanilla-cookieconsent';
import footBarStyle from '#app/browser/foot-bar.css?url&no-inline';
import { loadStylesheet } from '#app/browser/stylesheet.ts';
import { type ConsentCategory, consentRevision } from '#config/consent.ts';
import { agreedTo, sayConsentChanged, servicesOf } from './agreed.ts';
import categoriesStyle from './categories.css?url&no-inline';
import consentStyle from './consent.css?url&no-inline';
import { cookieDomain, daysKept, eraseCookies, readCookie, writeCookie } from './cookies.ts';
import { consentRecord } from './record.ts';
import { marketingServices, wordsOfChoices } from './words.at-build.ts';

const marketing: ConsentCategory = 'marketing';

let started: Promise<unknown> | undefined;

/** vanilla-cookieconsent, which keeps the record and shows the preferences; begun once, with its style sheets. The bar is our own (`bar.ts`). */
export async function cookieConsent(): Promise<typeof library> {
  started ??= Promise.all([begun(), ...[footBarStyle, consentStyle, categoriesStyle].map(loadStylesheet)]);
  await started;
  return library;
}

async function begun(): Promise<void> {
  // Of another revision, or broken, it is asked again by the library itself. That the time of a record is over, it asks of no cookie.
  if (Number(readCookie('gdpr_consent')?.expirationTime) < Date.now()) eraseCookies(/^gdpr_consent$/);
  await library.run(configuration());
}

function configuration(): CookieConsentConfig {
  const language = document.documentElement.lang === 'es' ? 'es' : 'en';
  return {
    cookie: { name: 'gdpr_consent', expiresAfterDays: daysKept, domain: cookieDomain },
    revision: consentRevision,
    autoShow: false,
    // Who is a program was asked before (`consent.enhance.ts`); and whoever presses the link in the footer is none.
    hideFromBots: false,
    // Services are agreed to by the boxes of the preferences: they have to be there.
    lazyHtmlGeneration: false,
    // No script waits in the page: what others run, runs in frames of its own.
    manageScriptTags: false,
    autoClearCookies: false,
    categories: {
      necessary: { readOnly: true, enabled: true },
      analytics: {},
      marketing: { services: Object.fromEntries(marketingServices.map(({ id, name }) => [id, { label: name }])) },
    },
    language: { default: language, translations: { [language]: translation(language) } },
    onConsent: settle,
    onChange: settle,
  };
}

/** Without words for a bar the library makes none, which its type does not know. */
function translation(language: 'en' | 'es'): Translation {
  return { preferencesModal: wordsOfChoices[language] } as Translation;
}

/** After a first choice, after a change of it, and on a later page that loads the library. */
function settle(): void {
  const analytics = agreedTo('analytics');
  writeCookie('GDPR_ACCEPTED', 'true');
  writeCookie('GDPR_ANALYTICS', String(analytics));
  // An older site may have let them in.
  if (!analytics) eraseCookies(/^_(ga|gid$)/);
  // Whoever chooses more than their browser asks for has done so knowing it: the signal does not overrule it again.
  if (navigator.globalPrivacyControl) library.setCookieData({ value: { gpc: true } });
  sayConsentChanged();
}

/** The choice of a button. */
export async function decide(categories: 'all' | ConsentCategory[]): Promise<void> {
  const { acceptCategory } = await cookieConsent();
  acceptCategory(categories);
}

/** The preferences, as the link in the footer and the bar open them. */
export async function openChoices(): Promise<void> {
  const { showPreferences } = await cookieConsent();
  showPreferences();
}

/** Agrees to one more service. */
export async function allowService(service: string): Promise<void> {
  const { acceptService } = await cookieConsent();
  const agreed = servicesOf(consentRecord()?.services, marketing).filter((each) => typeof each === 'string');
  acceptService([...new Set([...agreed, service])], marketing);
}
