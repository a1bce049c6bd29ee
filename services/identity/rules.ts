import { z } from 'zod';
import { IdentityError } from './identity-error.ts';
import { soundsOfficial } from './official-names.ts';
import { type IdentityField, identityFields, type Problem, type ProblemCode, problemCodes } from './shared.ts';

const usernameLength = { least: 3, most: 30 };
const nameLength = { least: 2, most: 30 };

export const because = (code: ProblemCode) => ({ error: code });
export const codePoints = (text: string) => [...text].length;
export const isWithin = (text: string, { least, most }: { least: number; most: number }) =>
  codePoints(text) >= least && codePoints(text) <= most;
/** Stops at the first broken rule of a field. */
export const abort = { abort: true };

/** Normalises Unicode (NFC) and whitespace: trims it, and collapses several spaces between words. */
const normalised = z.string().transform((text) => text.normalize('NFC').trim().replace(/ +/g, ' '));

/** The normalised form (NFKC, lower case) by which usernames are unique. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

/** The normalised form in which an address is compared, stored and written to. */
export function foldEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Detects homoglyphs, such as a Cyrillic а among Latin letters, with which a username would impersonate another. */
const mixesScripts = (name: string) => /\p{Script=Latin}/u.test(name) && /(?!\p{Script=Latin})\p{L}/u.test(name);

export const username = z
  .string()
  .transform((text) => text.normalize('NFKC').trim())
  .refine((text) => text !== '', { ...because('required'), ...abort })
  .refine((text) => isWithin(text, usernameLength), { ...because('username-length'), ...abort })
  .refine((text) => /^[\p{L}\p{Nd}]+$/u.test(text) && !mixesScripts(text), { ...because('username-invalid'), ...abort })
  .refine((text) => !soundsOfficial(text), because('username-official'));

export const email = z
  .string()
  .transform(foldEmail)
  .refine((text) => text !== '', { ...because('required'), ...abort })
  .refine((text) => text.length <= 254 && text.indexOf('@') <= 64 && z.email().safeParse(text).success, because('email-invalid'));

/** A first or last name; null where it is empty. */
export const personName = normalised
  .refine((text) => text === '' || /^[\p{L}\p{M} '’-]+$/u.test(text), { ...because('name-letters'), ...abort })
  .refine((text) => text === '' || isWithin(text, nameLength), because('name-length'))
  .transform((text) => text || null);

export const phoneNumber = normalised
  .refine(
    (text) => text === '' || (/^\+?[\d ()-]{1,40}$/.test(text) && isWithin(text.replace(/\D/g, ''), { least: 7, most: 20 })),
    because('phone-invalid'),
  )
  .transform((text) => text || null);

/** Only requires a value, which is then compared with a stored one. */
export const given = z.string().refine((text) => text !== '', because('required'));

/** What may be left out. */
export const anything = z.string();

export const terms = z.string().refine((text) => text !== '', because('terms-missing'));

/** The local part of an e-mail address, before the `@`. */
export function localPart(address: string): string {
  return address.split('@', 1)[0] ?? '';
}

/**
 * Parses a form: a missing field counts as empty, and each field has at most one problem, its first broken rule.
 * @throws {IdentityError} with all problems, in the order of `identityFields`.
 */
export function read<Fields extends Partial<Record<IdentityField, z.ZodType>>>(
  rules: Fields,
  filled: Partial<Record<IdentityField, string>>,
  others: readonly Problem[] = [],
): z.output<z.ZodObject<Fields>> {
  const empty = Object.fromEntries(Object.keys(rules).map((field) => [field, '']));
  const parsed = z.object(rules).safeParse({ ...empty, ...filled });
  const found = [...(parsed.error?.issues.map(problemOf) ?? []), ...others];
  const [first, ...rest] = identityFields.flatMap((field) => found.find((problem) => problem.field === field) ?? []);
  if (first) throw new IdentityError([first, ...rest]);
  if (!parsed.success) throw parsed.error;
  return parsed.data;
}

const codes = z.enum(problemCodes);
const fields = z.enum(identityFields);

function problemOf({ path: [field], message }: z.core.$ZodIssue): Problem {
  return { field: fields.parse(field), code: codes.parse(message) };
}
