import { setTimeout as after } from 'node:timers/promises';
import { someAddress } from './asking.ts';
import { patience } from './patience.ts';

type Send = (request: Request) => Response | Promise<Response>;
export type Fields = Readonly<Record<string, string>>;
export type Reply = { status: number; headers: Headers; location: string | null; text: string };

/** A password that fits every rule, and whose owner is never told that it is a common one. */
export const password = 'Quiet-River7!';

/** What a new member fills in. */
export function newMember(username: string): Record<'username' | 'email' | 'password' | 'confirmation' | 'terms', string> {
  return { username, email: `${username.toLowerCase()}@example.org`, password, confirmation: password, terms: 'on' };
}

/** Somebody whose browser runs no scripts: it keeps cookies, and sends forms from the pages of one site. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** Where it asks from, for a site that trusts who says so: TRUSTED_PROXIES=loopback. */
  readonly from = someAddress();
  readonly origin: string;
  readonly #send: Send;

  constructor(origin: string, send: Send = sendAlone) {
    this.origin = origin;
    this.#send = send;
  }

  get isSignedIn(): boolean {
    return this.cookies.has('authToken') && this.cookies.has('authTokenExpires');
  }

  /** What its browser sends of cookies. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(path: string, headers: Fields = {}): Promise<Reply> {
    return this.ask(path, { headers });
  }

  /** Sends a form as it stands at a path. */
  post(path: string, fields: Fields | URLSearchParams = {}, headers: Fields = {}): Promise<Reply> {
    return this.ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: this.origin, Referer: this.origin + path, ...headers },
    });
  }

  async ask(path: string, init: RequestInit): Promise<Reply> {
    const headers = new Headers(init.headers);
    headers.set('X-Forwarded-For', this.from);
    if (this.cookie !== '' && !headers.has('Cookie')) headers.set('Cookie', this.cookie);
    const response = await this.#send(new Request(this.origin + path, { redirect: 'manual', ...init, headers }));
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return { status: response.status, headers: response.headers, location: response.headers.get('Location'), text: await response.text() };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const isOver = attributes.some((each) => /^max-age=0$/i.test(each));
    if (isOver) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(name.length + 1));
  }
}

/** What a browser is answered, asked again while it is 503: what a busy machine is late with is being made. */
export async function oncePossible(ask: () => Promise<Reply>): Promise<Reply> {
  const end = performance.now() + patience;
  for (;;) {
    const reply = await ask();
    if (reply.status !== 503 || performance.now() > end) return reply;
    await after(100);
  }
}

/** On a connection of its own, which any of several processes may get. */
function sendAlone(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('Connection', 'close');
  return fetch(request, { headers });
}
