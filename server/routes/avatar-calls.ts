import { z } from 'zod';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { messageIn } from '#app/i18n/labels.server.ts';
import { type Locale, localeOfValue } from '#config/locale.ts';
import type { Reason } from '#server/load/turned-away.ts';
import type { Answer } from '#services/identity/shared.ts';
import type { AvatarUpdated } from '#services/members/avatars/avatars.ts';
import { type PictureProblem, pictureProblems } from '#services/members/avatars/shared.ts';

/** What the body of a call says; what it leaves out is empty. */
const bodySchema = z.object({ accessToken: z.string().nullish(), avatar: z.string().nullish(), locale: z.string().nullish() });
export type AvatarCall = { accessToken: string; avatar: string; locale: Locale };

/** In which language somebody who sent whatever this is would be told so. */
const localeSchema = z.object({ locale: z.string().catch('') });
const localeIn = (body: unknown): Locale => localeOfValue(localeSchema.safeParse(body).data?.locale ?? '');

/** Parses a body, or says what is wrong with it. */
export function parseCall(contentType: string, text: string): AvatarCall | Response {
  if (!/^application\/json\b/i.test(contentType)) return refusal('en', 415, 'UNSUPPORTED_MEDIA_TYPE');
  const body = parseJson(text);
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) return refusal(localeIn(body), 400, 'BAD_REQUEST');
  const { accessToken, avatar, locale } = parsed.data;
  return { accessToken: accessToken ?? '', avatar: avatar ?? '', locale: localeOfValue(locale ?? '') };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type CallCode =
  | 'BAD_REQUEST'
  | 'CROSS_SITE'
  | 'EMAIL_NOT_VERIFIED'
  | 'INTERNAL'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'NOT_SIGNED_IN'
  | 'CONFIRM_NEEDED'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'UNSUPPORTED_MEDIA_TYPE';

/** A code of an error: of a call, or of its picture, as `PICTURE_TOO_LARGE`. */
type Code = CallCode | PictureProblem;

const isOfPicture = (code: Code): code is PictureProblem => pictureProblems.some((problem) => problem === code);
const messageOf = (code: Code): PlainMessageId => (isOfPicture(code) ? `avatars.problem.${code}` : `avatars.call.${code}`);

/** An error, in the language that was asked for. */
export function refusal(locale: Locale, status: number, code: Code, headers: Record<string, string> = {}): Response {
  const named = code.toUpperCase().replaceAll('-', '_');
  return Response.json({ code: named, message: messageIn(locale, messageOf(code)) }, { status, headers });
}

export const codeOfReason: Record<Reason, Code> = {
  maintenance: 'UNAVAILABLE',
  busy: 'UNAVAILABLE',
  away: 'UNAVAILABLE',
  limited: 'TOO_MANY_REQUESTS',
  'too-long': 'picture-too-large',
  lost: 'BAD_REQUEST',
  'cross-site': 'CROSS_SITE',
};

/** What became of a picture that was sent, or of its removal. */
export function answerOf(answer: Answer<AvatarUpdated | 'removed' | 'unverified'>, locale: Locale): Response {
  const response = answer.ok ? outcomeOf(answer.data, locale) : problemOf(answer, locale);
  for (const cookie of answer.setCookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

function outcomeOf(outcome: AvatarUpdated | 'removed' | 'unverified', locale: Locale): Response {
  if (outcome === 'removed') return Response.json({ avatar: null });
  if (outcome === 'unverified' || outcome.kind === 'unverified') return refusal(locale, 403, 'EMAIL_NOT_VERIFIED');
  if (outcome.kind === 'stored') return Response.json({ avatar: outcome.avatar });
  return refusal(locale, outcome.problem === 'picture-too-large' ? 413 : 400, outcome.problem);
}

function problemOf({ problems: [{ code }], retryAfterSeconds = 60 }: Extract<Answer, { ok: false }>, locale: Locale): Response {
  if (code === 'too-many') return refusal(locale, 429, 'TOO_MANY_REQUESTS', { 'Retry-After': String(retryAfterSeconds) });
  if (code === 'confirm-needed' || code === 'factor-needed') return refusal(locale, 428, 'CONFIRM_NEEDED');
  return code === 'not-signed-in' ? refusal(locale, 401, 'NOT_SIGNED_IN') : refusal(locale, 400, 'BAD_REQUEST');
}
