import { type APIRequestContext, type BrowserContext, request } from '@playwright/test';

export type TestMember = { username: string; email: string; password: string };

const password = 'Otter-River8!';

/** A new member of the site that runs, signed in nowhere. */
export async function newMember(origin: string, name: string): Promise<TestMember> {
  const username = `${name}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  const member = { username, email: `${username}@example.org`, password };
  const asker = await request.newContext({ baseURL: origin });
  await submit(asker, origin, '/sign-up', { ...member, confirmation: password, terms: 'on' });
  await asker.dispose();
  return member;
}

/** The browser of a test has the member signed in, as if they had filled in the form. */
export async function signIn({ request: asker }: BrowserContext, origin: string, { username, password }: TestMember): Promise<void> {
  await submit(asker, origin, '/login', { login: username, password });
}

/** Sends a form of the site as its own page does. */
export async function submit(asker: APIRequestContext, origin: string, path: string, form: Record<string, string> = {}): Promise<void> {
  const response = await asker.post(origin + path, {
    form,
    // As if through a proxy, from an address of its own: what one visitor may do at once is little.
    headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': someAddress() },
    maxRedirects: 0,
  });
  if (response.status() !== 303) throw new Error(`${path} answered ${response.status()}`);
}

/** What the gateway answers whoever holds a session: their username, or the code of its refusal. */
export async function whoIs(origin: string, authToken: string): Promise<string> {
  const asker = await request.newContext({ baseURL: origin });
  const response = await asker.post('/graphql', {
    data: { query: '{ user { username } }' },
    headers: { Cookie: `authToken=${authToken}` },
  });
  const { data, errors } = await response.json();
  await asker.dispose();
  return String(data?.user?.username ?? errors?.[0]?.extensions?.code);
}

/** The cookies of a session, by name. */
export async function sessionCookies(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  return Object.fromEntries(cookies.filter(({ name }) => name.startsWith('authToken')).map(({ name, value }) => [name, value]));
}

function someAddress(): string {
  const [a, b, c] = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256));
  return `10.${a}.${b}.${c}`;
}
