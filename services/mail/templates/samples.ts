import { type Locale, locales } from '#config/locale.ts';
import type { AccountMail, MailKind } from './words.ts';

const username = 'Amapola62';
const newEmail = 'amapola@example.org';
const url = (path: string) => `https://alba.example${path}?token=3JQm0aVxkY8u2nT5rD7cWf1LhZ9sEoGbPiKtXyNvQdA`;

const lostFactor = { en: '/lost-second-factor', es: '/es/segundo-factor-perdido' } as const;

/** A sample of each kind, for tests and the preview in development. */
const contents: { [Kind in MailKind]: (locale: Locale) => Extract<AccountMail, { kind: Kind }> } = {
  'verify-email': (locale) => ({
    kind: 'verify-email',
    username,
    url: url(locale === 'en' ? '/verify-email' : '/es/verificar-correo'),
    hours: 24,
  }),
  'reset-password': (locale) => ({
    kind: 'reset-password',
    username,
    url: url(locale === 'en' ? '/reset-password' : '/es/restablecer-contrasena'),
    minutes: 60,
  }),
  'confirm-new-email': (locale) => ({
    kind: 'confirm-new-email',
    username,
    url: url(locale === 'en' ? '/verify-email' : '/es/verificar-correo'),
    hours: 24,
  }),
  'email-change-asked': () => ({ kind: 'email-change-asked', username, newEmail }),
  'email-changed': () => ({ kind: 'email-changed', username, newEmail }),
  'address-tried': () => ({ kind: 'address-tried', username }),
  'password-changed': () => ({ kind: 'password-changed', username }),
  'username-changed': () => ({ kind: 'username-changed', username }),
  'passkey-added': () => ({ kind: 'passkey-added', username, isFactor: true }),
  'passkey-removed': () => ({ kind: 'passkey-removed', username }),
  'account-locked': () => ({ kind: 'account-locked', username }),
  'account-unlocked': () => ({ kind: 'account-unlocked', username }),
  'second-factor-added': () => ({ kind: 'second-factor-added', username }),
  'second-factor-removed': () => ({ kind: 'second-factor-removed', username, passkeys: true }),
  'second-factor-lost': () => ({ kind: 'second-factor-lost', username, passkeys: true }),
  'recovery-code-used': () => ({ kind: 'recovery-code-used', username, left: 9 }),
  'recovery-codes-made': () => ({ kind: 'recovery-codes-made', username }),
  'factor-recovery': (locale) => ({ kind: 'factor-recovery', username, url: url(lostFactor[locale]), minutes: 60, passkeys: true }),
  'factor-recovery-begun': (locale) => ({
    kind: 'factor-recovery-begun',
    username,
    url: url(lostFactor[locale]),
    until: '2026-11-28T15:00:00.000Z',
    passkeys: true,
  }),
  'factor-recovery-stopped': () => ({ kind: 'factor-recovery-stopped', username, passkeys: true }),
  'trials-changed': (locale) => ({
    kind: 'trials-changed',
    username,
    url:
      locale === 'en' ? 'https://alba.example/profile?section=clinical-trials' : 'https://alba.example/es/perfil?section=clinical-trials',
  }),
  'data-exported': () => ({ kind: 'data-exported', username }),
  'deletion-planned': () => ({ kind: 'deletion-planned', username, until: '2026-11-27T15:00:00.000Z' }),
  'deletion-taken-back': () => ({ kind: 'deletion-taken-back', username }),
  'account-deleted': () => ({ kind: 'account-deleted', username, backupsUntil: '2026-12-04T15:00:00.000Z' }),
  'new-device': () => ({ kind: 'new-device', username, at: '2026-11-27T15:00:00.000Z', browser: 'Firefox', system: 'Android' }),
  'provider-connected': () => ({ kind: 'provider-connected', username, service: 'login.example.org' }),
  'provider-disconnected': () => ({ kind: 'provider-disconnected', username, service: 'login.example.org' }),
  'newsletter-confirm': (locale) => ({
    kind: 'newsletter-confirm',
    url: url(locale === 'en' ? '/newsletter/confirm' : '/es/boletin/confirmar'),
    days: 7,
  }),
  'newsletter-known': (locale) => ({
    kind: 'newsletter-known',
    url: url(locale === 'en' ? '/newsletter/preferences' : '/es/boletin/preferencias'),
  }),
};

type MailSample = { locale: Locale; content: AccountMail };

/** Every kind of mail in both languages. */
export const mailSamples: readonly MailSample[] = Object.values(contents).flatMap((contentIn) =>
  locales.map((locale) => ({ locale, content: contentIn(locale) })),
);
