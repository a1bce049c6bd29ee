import { requireConfirmed } from '../confirmation.ts';
import { currentSession } from '../current-session.ts';
import type { IdentityContext } from '../identity-context.ts';
import { identityError, toAnswer } from '../identity-error.ts';
import { asProblem, type ProviderContext } from '../oidc/provider-context.ts';
import { addressOf, newWay } from '../oidc/provider-way.ts';
import type { ProviderIdentity } from '../provider.types.ts';
import { comeBack } from './come-back.ts';
import { connection, disconnect } from './connection.ts';
import { endByProvider, leave, left } from './leave.ts';
import { providerPaths } from './shared.ts';
import { signingUp, signUpByProvider } from './sign-up-by-provider.ts';

/** Creates what has to do with the outside identity service. Asks it nothing before the first use. */
export function providerIdentity(context: IdentityContext, provider: ProviderContext): ProviderIdentity {
  return {
    name: provider.config.name,
    localPasswords: provider.config.localPasswords,
    begin: begin(context, provider),
    comeBack: comeBack(context, provider),
    signingUp: signingUp(provider),
    signUp: signUpByProvider(context, provider),
    connection: connection(context, provider),
    disconnect: disconnect(context, provider),
    leave: leave(context, provider),
    left: left(provider),
    endByProvider: endByProvider(context, provider),
  };
}

function begin(context: IdentityContext, provider: ProviderContext): ProviderIdentity['begin'] {
  return ({ purpose, target, save }, caller) =>
    toAnswer(async () => {
      await context.rateLimiter.take(['sign-in of a visitor', caller.visitor]);
      const isOfMember = purpose === 'connect' || purpose === 'confirm';
      const current = isOfMember ? await currentSession(context, caller.headers) : null;
      if (isOfMember && !current) throw identityError(null, 'not-signed-in');
      // Whoever connects an account gives it a way in.
      if (purpose === 'connect' && current) requireConfirmed(current);
      const way = newWay({ purpose, target, save, locale: caller.locale, member: current?.row.id ?? null });
      const redirectUri = context.origin + providerPaths.callback;
      const url = await asProblem(provider, async () => addressOf(await provider.find(), way, redirectUri));
      return { data: url.href, setCookies: [...(current?.setCookies ?? []), provider.ways.set(way)] };
    });
}
