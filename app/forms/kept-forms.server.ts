import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parse, serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import { securityPath } from '#app/addresses/security-path.ts';
import { confirmFor, loginFor } from '#app/addresses/target.ts';
import { goOn } from '#app/pages/personal.ts';
import type { FormRequest, FormShape } from './define-form.ts';
import { fieldKinds } from './field-kinds.tsx';
import type { KeptForms } from './forms-of-page.ts';
import { returnedOf } from './read-form.ts';

/** `too-long`: there was more than can be kept. */
export type Kept = KeptForms | 'too-long';

/** Sealed, for its member alone. */
const cookieName = 'keptForms';
/** In seconds. */
const keptFor = 60 * 60;
/** What is kept, compressed, in bytes. Sealed, which is text of text, and with its name, it has to fit into a cookie, which holds 4096. */
const longest = 2_100;

/** What a script means to do that sends all forms of a page as they stand: nothing of them is carried out. */
export const keepIntent = 'keep';

const stored = z.object({
  until: z.number(),
  kept: z.union([z.literal('too-long'), z.record(z.string(), z.record(z.string(), z.string()))]),
});

type Refused = { problems: readonly { code: string }[]; setCookies: readonly string[] };

/**
 * What was sent by somebody who is not signed in any more: the page to sign in on, which leads back here. What was typed goes along in
 * a cookie that only the page itself is handed, sealed for the member whose page it was (the field `member`: `owner` of `FormsOfPage`).
 */
export function signInAgain(
  request: FormRequest,
  sent: URLSearchParams,
  forms: readonly FormShape[],
  setCookies: readonly string[] = [],
): Response {
  const { url, locale } = request;
  return goOn(loginFor(url.pathname + url.search, locale, { ended: '1' }), [...setCookies, ...keep(request, sent, forms)]);
}

/**
 * Where somebody is led who has to prove first who they are, by what a service refused: to sign in, to confirm the session, or to set up a second
 * factor. What was typed is kept as above. Null for whatever a form says itself.
 */
export function proveFirst(
  request: FormRequest,
  sent: URLSearchParams,
  forms: readonly FormShape[],
  { problems, setCookies }: Refused,
): Response | null {
  const { url, locale } = request;
  const was = (code: string) => problems.some((problem) => problem.code === code);
  if (was('not-signed-in')) return signInAgain(request, sent, forms, setCookies);
  const kept = () => [...setCookies, ...keep(request, sent, forms)];
  if (was('confirm-needed')) return goOn(confirmFor(url.pathname + url.search, locale), kept());
  return was('factor-needed') ? goOn(securityPath(locale), kept()) : null;
}

function keep(request: FormRequest, sent: URLSearchParams, forms: readonly FormShape[]): string[] {
  const member = sent.get('member');
  const kept = typedIn(sent, forms);
  return member === null || kept === null ? [] : [close(request, member, kept)];
}

/** What was kept for a member, who is shown it now: it is kept no longer. What is somebody else's goes, too. */
export function takeKept({ alba, caller, url }: FormRequest, member: string): { kept: Kept | null; setCookies: string[] } {
  const { [cookieName]: sealed } = parse(caller.headers.get('Cookie') ?? '', cookieName);
  if (!sealed) return { kept: null, setCookies: [] };
  return { kept: open(alba, member, sealed), setCookies: [cookieLine(alba, url.pathname, '', 0)] };
}

/** The cookies that forget what was kept, on any of these pages. */
export function forgetKept(alba: FormRequest['alba'], paths: readonly string[]): string[] {
  return paths.map((path) => cookieLine(alba, path, '', 0));
}

function close({ alba, url }: FormRequest, member: string, kept: KeptForms): string {
  const sealed = (what: Kept) => JSON.stringify({ until: Date.now() + keptFor * 1000, kept: what } satisfies z.infer<typeof stored>);
  const whole = sealed(kept);
  const text = deflateRawSync(whole).length > longest ? sealed('too-long') : whole;
  return cookieLine(alba, url.pathname, alba.keptForms.encrypt(member, deflateRawSync(text).toString('base64')), keptFor);
}

function open(alba: FormRequest['alba'], member: string, sealed: string): Kept | null {
  try {
    const { until, kept } = stored.parse(JSON.parse(inflated(alba.keptForms.decrypt(member, sealed))));
    return Date.now() < until ? kept : null;
  } catch {
    // It is for somebody else, or from another time.
    return null;
  }
}

/** No more than a form of ours can have held. */
const inflated = (text: string) => inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: 256 * 1024 }).toString();

function cookieLine({ origin }: FormRequest['alba'], path: string, value: string, maxAge: number): string {
  return serialize(cookieName, value, { path, maxAge, sameSite: 'Lax', httpOnly: true, secure: origin.startsWith('https:') });
}

/** One form as it was sent, or all those of a page, each of them written as a form. Null where nothing in them can be kept. */
function typedIn(sent: URLSearchParams, forms: readonly FormShape[]): KeptForms | null {
  const all = sent.get('intent') === keepIntent ? sent.getAll('form').map((each) => new URLSearchParams(each)) : [sent];
  const kept = all.flatMap((each) => {
    const intent = each.get('intent') ?? '';
    const form = forms.find((one) => (one.intent ?? '') === intent);
    const values = form ? returnedOf(form, each) : {};
    return form && (hasChoice(form) || Object.keys(values).length > 0) ? [[intent, values] as const] : [];
  });
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

/** Something in it may have been unchosen, of which nothing is sent. */
function hasChoice({ fields }: FormShape): boolean {
  return Object.values(fields).some(({ kind }) => fieldKinds[kind].isSentIfChosen);
}
