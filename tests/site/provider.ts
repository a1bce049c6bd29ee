import type { IdentityProvider } from '#config/identity-provider.ts';
import { type Reply, Visitor } from '../accounts.ts';
import { type Conduct, client, startProvider } from '../oidc-provider.ts';
import { openAccounts } from './accounts.ts';
import { origin } from './site.ts';

/** The whole site in process, beside a real identity service on this machine. */
export async function openWithProvider(conduct: Conduct, change: Partial<IdentityProvider> = {}, { publish = false } = {}) {
  let tell: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 });
  const service = await startProvider({ site: origin, conduct, send: (request) => tell(request) });
  const { issuer } = service;
  const identityProvider: IdentityProvider = {
    ...{ issuer, clientId: client.id, clientSecret: client.secret, name: 'Casa', screens: [], localPasswords: 'beside' },
    ...change,
  };
  const site = await openAccounts({ identityProvider }, { publish });
  tell = (request) => site.fetch(request);

  /** Somebody with one browser, here and there. */
  const traveller = () => {
    const here = site.visitor();
    const there = new Visitor(issuer);
    /**
     * Goes where an address leads, here and there, until a page is shown. As browsers say it, what is typed stays so through redirects, and
     * what began on a page is another site's once one has been on the way.
     */
    const go = async (address: string, until = (_: URL) => false, from: Site = 'none'): Promise<Arrived> => {
      let at = new URL(address, origin);
      let site = from;
      for (let hops = 0; hops < 20; hops += 1) {
        if (site === 'same-origin' && at.origin !== origin) site = 'cross-site';
        if (until(at)) return { at, path: at.pathname + at.search, reply: null };
        const path = at.pathname + at.search;
        const reply = await (at.origin === origin ? here : there).get(path, { Accept: 'text/html', 'Sec-Fetch-Site': site });
        if (!reply.location) return { at, path, reply };
        at = new URL(reply.location, at);
      }
      throw new Error('the way leads in a circle');
    };
    return { here, there, go };
  };
  return { ...site, service, identityProvider, traveller };
}

/** Where a way begins: in the address bar, on a page of ours, on one of another host of the same site, or elsewhere. */
export type Site = 'none' | 'same-origin' | 'same-site' | 'cross-site';
/** What a browser says of an address that is typed. */
export const typed = { 'Sec-Fetch-Site': 'none' } as const;

export type Arrived = { at: URL; path: string; reply: Reply | null };
