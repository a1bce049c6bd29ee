import type { IdentityProvider } from '#config/identity-provider.ts';
import type { Purpose, Way } from './oidc/provider-way.ts';
import type { Answer, Caller, Filled, Member, SignedIn } from './shared.ts';

/** What came of it that somebody was at the service. */
export type Returned = { kind: 'signed-in'; signedIn: SignedIn } | { kind: 'sign-up' | 'connected' | 'confirmed' };

type Wish = Pick<Way, 'target' | 'save'> & { purpose: Purpose };

/** Sign-in by an outside identity service (OpenID Connect). */
export type ProviderIdentity = Pick<IdentityProvider, 'name' | 'localPasswords'> & {
  /** The address at the service where somebody goes, to come back by `comeBack`. To connect or to confirm, its member has to be signed in. */
  begin(wish: Wish, caller: Caller): Promise<Answer<string>>;
  /** What came of it; `way` is what was begun, where this browser began it. */
  comeBack(query: URLSearchParams, caller: Caller): Promise<{ way: Way | null; answer: Answer<Returned> }>;

  /** Who has come back, and has no account here yet: the address that the service tells, and whether it has verified it. */
  signingUp(headers: Headers): { email: string | null; isVerified: boolean } | null;
  /** The address is read where the service has verified none. */
  signUp(filled: Filled<'username' | 'email' | 'terms'>, caller: Caller): Promise<Answer<Member>>;

  /** Of the signed-in member; null where none is connected. */
  connection(caller: Caller): Promise<Answer<{ since: string; mayDisconnect: boolean } | null>>;
  /** Refuses with `last-way-in` where nothing else leads into the account. */
  disconnect(caller: Caller): Promise<Answer>;

  /** Where somebody goes on to who has just signed out here: to the service, which leads back to `next`, or there at once. */
  leave(next: string, caller: Pick<Caller, 'headers' | 'locale'>): Promise<{ url: string; setCookies: readonly string[] }>;
  left(state: string, headers: Headers): { next: string | null; setCookies: readonly string[] };
  /** Takes a logout token (OpenID Connect Back-Channel Logout). */
  endByProvider(token: string): Promise<Answer>;
};
