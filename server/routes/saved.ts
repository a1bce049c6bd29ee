import type { Handler } from 'hono';
import { localeOfPath, pathTo } from '#app/addresses/paths.ts';
import { loginFor, safeTarget } from '#app/addresses/target.ts';
import { readForm } from '#app/forms/read-form.ts';
import { goOn } from '#app/pages/personal.ts';
import { afterSave } from '#app/screens/account/save-intent.ts';
import type { SiteEnv } from '#server/http/site-env.ts';
import type { Services } from '#server/services.ts';
import { nameSchema } from '#services/content/model/references.ts';
import type { Caller } from '#services/identity/shared.ts';

/**
 * The form of the marks, sent by a browser without scripts, or by somebody who is not signed in: saves the entry and leads back to the
 * page; or remembers it, and leads to the page to sign in on. Where it comes from was judged before.
 */
export function saved({
  environment,
  savedContent,
  saveIntents,
  visitorOf,
}: Pick<Services, 'environment' | 'savedContent' | 'saveIntents' | 'visitorOf'>): Handler<SiteEnv> {
  const answer = async (request: Request, caller: Caller): Promise<Response> => {
    const { locale } = caller;
    const form = await readForm(request);
    const page = safeTarget(form.get('page'), environment.origin) ?? pathTo('home', locale);
    const { data: entry } = nameSchema.safeParse(form.get('entry'));
    if (entry === undefined) return goOn(afterSave('missing', page, locale), []);
    const { setCookies, ...made } = await savedContent.save(caller, { key: crypto.randomUUID(), entry });
    if (made.ok) return goOn(afterSave(made.data.kind, page, locale), setCookies);
    if ((await savedContent.offered(entry, locale)) === null) return goOn(afterSave('missing', page, locale), setCookies);
    return goOn(loginFor(page, locale), [...setCookies, saveIntents.remember(entry)]);
  };

  return ({ req, env }) => {
    const caller = { headers: req.raw.headers, visitor: visitorOf(env), locale: localeOfPath(req.path) };
    // What no form of ours sends is refused by throwing the answer to it.
    return answer(req.raw, caller).catch((error: unknown) => {
      if (error instanceof Response) return error;
      throw error;
    });
  };
}
