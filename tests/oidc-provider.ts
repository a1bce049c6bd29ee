import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import { providerPaths } from '#services/identity/provider/shared.ts';

/** Somebody who has an account at the service. */
export type Account = { subject: string; email?: string; isVerified?: boolean };

/** How the next sign-in there goes, and what is wrong with what it says. */
export type Conduct = {
  account: Account;
  amr?: string[];
  acr?: string;
  /** Whoever is there presses *Cancel*. */
  cancels?: boolean;
  /** Signs in again where it is asked to; a service that does not keep to the protocol goes by what it remembers. */
  ignoresPrompt?: boolean;
  /** Changes the id token of its answers, which is signed anew, by its own key unless `sign` does. */
  token?: (claims: JWTPayload) => JWTPayload;
  sign?: (claims: JWTPayload, own: { kid: string; key: JWK }) => Promise<string>;
  /** Changes where a browser is sent back to. */
  back?: (query: URLSearchParams) => void;
  /** Changes what it says of itself. */
  metadata?: (said: Record<string, unknown>) => Record<string, unknown>;
  /** Answers nothing until this is over. */
  silentUntil?: Promise<unknown>;
};

export const client = { id: 'alba', secret: 'a-secret-of-the-tests-and-nothing-else' };

export type TestProvider = Awaited<ReturnType<typeof startProvider>>;

type Options = {
  /** Where the site is reached that its clients are. */
  site: string;
  conduct: Conduct;
  /** Sends what it tells the site by itself; without it over the network. */
  send?: (request: Request) => Response | Promise<Response>;
  port?: number;
  /** A page with a button in the place of a sign-in that needs nobody. */
  asks?: boolean;
};

/** A real identity service (`oidc-provider`) on this machine, whose people and lies a test chooses. */
export async function startProvider({ site, conduct: first, send = fetch, port = 0, asks = false }: Options) {
  let conduct = first;
  let keys = [await newKey()];
  const server = await listening(port);
  const { port: own } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${own}`;
  let handle = () => {};

  const open = () => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [site + providerPaths.callback],
          post_logout_redirect_uris: [site + providerPaths.signedOut],
          backchannel_logout_uri: site + providerPaths.logout,
          backchannel_logout_session_required: true,
        },
      ],
      jwks: { keys },
      claims: { openid: ['sub', 'acr', 'amr', 'auth_time', 'sid'], email: ['email', 'email_verified'] },
      // What has a default there is told of as a thing to be changed.
      ttl: { AccessToken: 600, Grant: 3600, IdToken: 600, Interaction: 600, Session: 86_400 },
      cookies: { keys: ['of the tests'] },
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: true },
        rpInitiatedLogout: {
          enabled: true,
          logoutSource(context, form) {
            context.body = pageOf(`${form}<button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>`);
          },
        },
      },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, subject) => ({
        accountId: subject,
        claims: () => {
          const { email, isVerified = true } = conduct.account.subject === subject ? conduct.account : {};
          return { sub: subject, ...(email === undefined ? {} : { email, email_verified: isVerified }) };
        },
      }),
      // Nobody is asked what the site may know.
      async loadExistingGrant({ oidc }) {
        const grant = new provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId ?? '' });
        grant.addOIDCScope('openid email');
        await grant.save();
        return grant;
      },
      fetch: (url, options) => Promise.resolve(send(new Request(url, options as RequestInit))),
    });
    provider.use(async (context, next) => {
      await conduct.silentUntil;
      if (conduct.ignoresPrompt && context.path === '/auth') {
        const { prompt: _, max_age: __, ...query } = context.query;
        context.query = query;
      }
      if (context.path.startsWith('/interaction/') && (!asks || context.method === 'POST')) {
        const { account, amr = ['pwd'], acr, cancels } = conduct;
        const result = cancels
          ? { error: 'access_denied', error_description: 'cancelled' }
          : { login: { accountId: account.subject, amr, ...(acr === undefined ? {} : { acr }) } };
        context.redirect(await provider.interactionResult(context.req, context.res, result));
        return;
      }
      if (context.path.startsWith('/interaction/')) {
        context.type = 'html';
        context.body = pageOf(`<form method="post"><button>Sign in as ${conduct.account.subject}</button></form>`);
        return;
      }
      await next();
      await distort(context);
    });
    handle = () => {
      server.removeAllListeners('request');
      server.on('request', provider.callback());
    };
    handle();
    return provider;
  };

  /** Puts the lies into an answer. */
  const distort = async (context: {
    path: string;
    status: number;
    body: unknown;
    response: { get(name: string): string | undefined; set(name: string, value: string): void };
  }) => {
    if (context.path === '/.well-known/openid-configuration' && conduct.metadata)
      context.body = conduct.metadata(context.body as Record<string, unknown>);
    const location: string | undefined = context.response.get('Location');
    if (conduct.back && location?.startsWith(site + providerPaths.callback)) {
      const changed = new URL(location);
      conduct.back(changed.searchParams);
      context.response.set('Location', changed.href);
    }
    const answer = context.body as { id_token?: string } | null;
    if (context.path !== '/token' || !answer?.id_token || !(conduct.token || conduct.sign)) return;
    const said = decodeJwt(answer.id_token);
    const claims = conduct.token?.(said) ?? said;
    context.body = { ...answer, id_token: await (conduct.sign ?? signed)(claims, ownKey()) };
  };
  const ownKey = () => {
    const [key] = keys;
    if (!key?.kid) throw new Error('the service has no key');
    return { kid: key.kid, key };
  };

  let provider = open();
  return {
    issuer,
    get keys() {
      return keys;
    },
    get provider() {
      return provider;
    },
    /** What somebody signs in as, from now on, and how. */
    behave(next: Partial<Conduct>): void {
      conduct = { account: conduct.account, ...next };
    },
    /** A new key signs from now on; the one before is still published, and the one before that is gone. */
    async rotate(): Promise<void> {
      keys = [await newKey(), ...keys.slice(0, 1)];
      provider = open();
    },
    /** Claims signed by its key, as a token of this type. */
    sign: (claims: JWTPayload, header: { typ?: string; alg?: string } = {}) => signed(claims, ownKey(), header),
    /** Stops answering, as a service does that is away; and answers again. */
    away: () => void server.removeAllListeners('request').on('request', (request) => request.socket.destroy()),
    back: () => handle(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A page that asks for nothing from anywhere. */
const pageOf = (body: string) =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Service</title><h1>Service</h1>${body}</html>`;

/** Signs claims anew. */
export async function signed(claims: JWTPayload, { kid, key }: { kid?: string; key: JWK }, header: { typ?: string } = {}): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', ...(kid === undefined ? {} : { kid }), ...header })
    .sign(await importJWK(key, 'RS256'));
}

/** A key that signs. */
export async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: crypto.randomUUID() };
}

export const headerOf = (token: string) => decodeProtectedHeader(token);

async function listening(port: number): Promise<Server> {
  const server = createServer();
  // It would end, in the middle of a flow, what a busy machine did not use for some seconds.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
