import { z } from 'zod';
import { isLoopback } from './loopback.ts';

/** An outside identity service (OpenID Connect) that members sign in with. */
export type IdentityProvider = {
  /** Its address, which its metadata and its tokens name; no trailing slash. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** As readers know it. */
  name: string;
  /** Where its screens may stand, besides the issuer's own origin: forms of ours lead there. */
  screens: readonly string[];
  /** Whether a password of this site signs in too. */
  localPasswords: 'beside' | 'off';
};

/** Over plain http only what this machine itself answers. */
const isSafe = (url: string) => url.startsWith('https:') || (URL.canParse(url) && isLoopback(new URL(url).hostname));
const isOrigin = (url: string) => /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === url && isSafe(url);

/** The variables of one. Messages leave the values out. */
export const providerVariables = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isSafe, 'is not an https address')
    .refine((url) => !/[?#@]/.test(url), 'has more than scheme, host and path')
    .transform((url) => url.replace(/\/+$/, '')),
  OIDC_CLIENT_ID: z.string().min(1),
  OIDC_CLIENT_SECRET: z.string().min(8),
  OIDC_NAME: z.string().trim().min(1).max(40),
  OIDC_SCREENS: z
    .string()
    .transform((text) => text.split(/\s*,\s*/).filter(Boolean))
    .refine((origins) => origins.every(isOrigin), 'is not a list of origins such as https://login.example.org'),
  LOCAL_PASSWORDS: z.enum(['beside', 'off']),
} as const;

type Values = { [Name in keyof typeof providerVariables]?: z.output<(typeof providerVariables)[Name]> | undefined };

/** What one cannot be without; and what says nothing where there is none. */
const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
const besides = ['OIDC_NAME', 'OIDC_SCREENS', 'LOCAL_PASSWORDS'] as const;

/** The one that is configured; `undefined` where none is; where only a part of it is, the line that says what is wrong. */
export function providerOf(values: Values): IdentityProvider | undefined | { wrong: string } {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined) {
    const name = values.OIDC_NAME ?? new URL(issuer).hostname;
    return { issuer, clientId, clientSecret, name, screens: values.OIDC_SCREENS ?? [], localPasswords: values.LOCAL_PASSWORDS ?? 'beside' };
  }
  const given = needed.find((each) => values[each] !== undefined);
  const missing = needed.find((each) => values[each] === undefined);
  if (given) return { wrong: `${missing}: an outside identity service needs it beside ${given}` };
  const idle = besides.find((each) => values[each] !== undefined && values[each] !== 'beside');
  return idle && { wrong: `${idle}: it is about an outside identity service, and there is none without ${needed.join(', ')}` };
}

/** Where its screens may stand, as a content security policy has it. */
export function originsOf({ issuer, screens }: Pick<IdentityProvider, 'issuer' | 'screens'>): readonly string[] {
  return [...new Set([new URL(issuer).origin, ...screens])];
}
