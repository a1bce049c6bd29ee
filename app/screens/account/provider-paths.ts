import { pathTo } from '#app/addresses/paths.ts';
import { withTarget } from '#app/addresses/target.ts';
import { type Locale, languageTags } from '#config/locale.ts';
import { providerPaths } from '#services/identity/provider/shared.ts';

/** The address that leads to the outside identity service, and from there back to a target. */
export function beginPath(purpose: 'sign-in' | 'sign-up' | 'confirm', target: string | null, locale: Locale): string {
  return withTarget(providerPaths.begin, target, { for: purpose, locale: languageTags[locale] });
}

/** The parameter that says what the service, or the way there, could not do. */
export const serviceProblem = 'service';

/** The form of the profile that connects an account of the service. */
export const connectIntent = 'connect-service';

/** The step of signing up that follows the service: to choose a username. */
export const usernameStep = 'username';
export function usernamePath(target: string | null, locale: Locale): string {
  return withTarget(pathTo('sign-up', locale), target, { [usernameStep]: '1' });
}
