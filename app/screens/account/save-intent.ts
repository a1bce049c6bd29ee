import { parse } from 'hono/utils/cookie';
import { accessTo, screenAt } from '#app/addresses/paths.ts';
import { savedListPath } from '#app/addresses/saved-list-path.ts';
import { pathnameOf } from '#app/addresses/target.ts';
import { isSaved, notSaved } from '#app/features/saving/hooks.ts';
import type { FormAnswer, FormRequest } from '#app/forms/define-form.ts';
import type { Locale } from '#config/locale.ts';
import type { Answer, Caller, ProblemCode } from '#services/identity/shared.ts';
import type { SavedChange } from '#services/members/saved/saved-content.ts';

/** What is saved once somebody has signed in, by its title. */
export type Intended = { title: string; locale: Locale };

/** What somebody wanted to save who is not signed in; null for nothing, and for what cannot be saved any more. */
export async function intendedSave({ alba, caller, locale }: FormRequest): Promise<Intended | null> {
  const intent = alba.saveIntents.in(caller.headers);
  return intent && alba.savedContent.offered(intent.entry, locale);
}

/** Where somebody is led once an entry was to be saved: back to the page, which says what came of it; or to the list, where only that can. */
export function afterSave(kind: SavedChange['kind'], page: string | null, locale: Locale): string {
  const list = `${savedListPath(locale)}&saved=`;
  if (kind === 'full') return `${list}full`;
  const isPublic = page !== null && accessOf(page) === 'public';
  if (kind === 'saved') return isPublic ? `${withoutPlace(page)}#${isSaved}` : `${list}kept`;
  return isPublic ? `${withoutPlace(page)}#${notSaved}` : `${list}missing`;
}

function accessOf(path: string) {
  const match = screenAt(pathnameOf(path));
  return match && accessTo(match.screen);
}

const withoutPlace = (path: string) => path.split('#', 1)[0] ?? path;

/**
 * Saves what somebody wanted to save before they signed in, once they have: as the member that they are by then. It is forgotten
 * whatever comes of it, and a sign-in never fails by it.
 *
 * @param next where to go on to, by what came of it; null where nothing was to be saved
 */
export async function thenSave(
  request: FormRequest,
  signedIn: Answer<unknown>,
  next: (kind: SavedChange['kind'] | null) => string,
): Promise<FormAnswer<ProblemCode>> {
  if (!signedIn.ok) return signedIn;
  const { alba, caller } = request;
  const { setCookies } = signedIn;
  const intent = alba.saveIntents.in(caller.headers);
  const kind = intent && (await saveAs(alba, asSignedIn(caller, setCookies), intent));
  return { ok: true, setCookies: [...setCookies, ...alba.saveIntents.forget(caller.headers)], next: next(kind) };
}

type Save = Parameters<FormRequest['alba']['savedContent']['save']>[1];

/** Saves it as a member; what comes of it. */
export async function saveAs(
  alba: Pick<FormRequest['alba'], 'savedContent' | 'onError'>,
  caller: Caller,
  intent: Save,
): Promise<SavedChange['kind']> {
  try {
    const answer = await alba.savedContent.save(caller, intent);
    return answer.ok ? answer.data.kind : 'missing';
  } catch (error) {
    alba.onError(error);
    return 'missing';
  }
}

/** Whoever sends the next request with the cookies that a sign-in sets. */
export function asSignedIn(caller: Caller, setCookies: readonly string[]): Caller {
  const cookies = { ...parse(caller.headers.get('Cookie') ?? '') };
  for (const line of setCookies) {
    const [pair = ''] = line.split(';', 1);
    cookies[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1);
  }
  const headers = new Headers(caller.headers);
  headers.set(
    'Cookie',
    Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  );
  return { ...caller, headers };
}
