import { Secret, TOTP } from 'otpauth';

/** In seconds, as apps of every kind have it. */
const period = 30;

/** A new secret, in base32: 160 bits, the length of the hash. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, { issuer = '', label = '' } = {}) =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** What a QR code says to an app. */
export const totpUri = (secret: string, names: { issuer: string; label: string }): string => totpOf(secret, names).toString();

/** The code of a moment, in milliseconds. */
export const totpCode = (secret: string, at: number): string => totpOf(secret).generate({ timestamp: at });

/**
 * The step of time of a code: of now, or of one step before or after, since clocks differ. Null for another code, and for one of a step that
 * is not after the last that was taken: each code counts once.
 */
export function stepOfCode(secret: string, code: string, { after, at }: { after: number; at: number }): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window: 1 });
  if (delta === null) return null;
  const step = Math.floor(at / 1000 / period) + delta;
  return step > after ? step : null;
}
