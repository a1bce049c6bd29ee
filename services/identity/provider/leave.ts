import type { IdentityContext } from '../identity-context.ts';
import { toAnswer } from '../identity-error.ts';
import { readLogoutToken } from '../oidc/logout-token.ts';
import { asProblem, type ProviderContext } from '../oidc/provider-context.ts';
import { ProviderError } from '../oidc/provider-error.ts';
import { endSessionsOf, noteOnce } from '../oidc/provider-rows.ts';
import { endSessionAddress } from '../oidc/provider-way.ts';
import type { ProviderIdentity } from '../provider.types.ts';
import { providerPaths } from './shared.ts';

/** Where somebody who has signed out here signs out there, to be led on to `next` afterwards; `next` itself where that is not possible. */
export function leave({ origin }: Pick<IdentityContext, 'origin'>, provider: ProviderContext): ProviderIdentity['leave'] {
  const { leaving, find, report } = provider;
  return async (next, { headers, locale }) => {
    const who = leaving.in(headers);
    if (!who) return { url: next, setCookies: [] };
    const { idToken, state } = who;
    try {
      const url = endSessionAddress(await find(), { idToken, locale, state, returnTo: origin + providerPaths.signedOut });
      return url
        ? { url: url.href, setCookies: [leaving.set({ idToken: null, state, next })] }
        : { url: next, setCookies: [leaving.clear()] };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      report(error);
      return { url: next, setCookies: [leaving.clear()] };
    }
  };
}

/** Where somebody goes on to whom the service sends back after that; null for nobody that we sent there. */
export function left({ leaving }: ProviderContext): ProviderIdentity['left'] {
  return (state, headers) => {
    const who = leaving.in(headers);
    return { next: who && who.state === state ? who.next : null, setCookies: who ? [leaving.clear()] : [] };
  };
}

/** Ends the sessions that the service says have ended there. Told twice, it counts once. */
export function endByProvider({ audit, db }: IdentityContext, provider: ProviderContext): ProviderIdentity['endByProvider'] {
  return (token) =>
    toAnswer(async () => {
      const { issuer } = provider.config;
      const { id, subject, sid } = await asProblem(provider, async () => readLogoutToken(await provider.find(), token));
      const isNew = await db.transaction().execute(async (transaction) => {
        if (!(await noteOnce(transaction, `logout\0${issuer}\0${id}`))) return false;
        const ended = await endSessionsOf(transaction, { issuer, subject, sid });
        for (const userId of ended) await audit.log(transaction, 'provider-signed-out', userId, null);
        return true;
      });
      if (!isNew) await asProblem(provider, () => Promise.reject(new ProviderError('refused', 'a logout token came twice')));
      return { data: null };
    });
}
