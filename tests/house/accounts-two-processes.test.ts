import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newMember, password, type Reply, Visitor } from '../accounts.ts';
import { eventually } from '../eventually.ts';
import { PublishedDirectory, type Site, startSite } from '../processes.ts';

const data = new PublishedDirectory();
let site: Site;

beforeAll(async () => {
  site = await startSite({ dataDirectory: data.path, variables: { TRUSTED_PROXIES: 'loopback' }, words: ['--processes', '2'] });
});

afterAll(async () => {
  await site.program.end();
  await data[Symbol.asyncDispose]();
});

/** Many answers, each on a connection of its own: which process takes one is chance, so that both have their share. */
async function fromBoth<Answer>(ask: () => Promise<Answer>): Promise<Answer[]> {
  const answers = [];
  for (let time = 0; time < 16; time++) answers.push(await ask());
  return answers;
}

async function signUp(username: string): Promise<Visitor> {
  const visitor = new Visitor(site.origin);
  expect((await visitor.post('/sign-up', newMember(username))).status).toBe(303);
  expect(visitor.isSignedIn).toBe(true);
  return visitor;
}

function copyOf(visitor: Visitor): Visitor {
  const copy = new Visitor(site.origin);
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  return copy;
}

const gatewayAnswer = z.object({
  data: z.object({ user: z.object({ username: z.string() }).nullable() }).nullish(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).optional(),
});

/** What the gateway says of who is signed in: a name, or the code of its error. */
async function userOf(visitor: Visitor): Promise<string | undefined> {
  const body = JSON.stringify({ query: '{ user { username } }' });
  const { text } = await visitor.ask('/graphql', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', Origin: site.origin },
  });
  const { data: answered, errors } = gatewayAnswer.parse(JSON.parse(text));
  return answered?.user?.username ?? errors?.[0]?.extensions.code;
}

/** The first page of a process may take longer than a reader waits for it. */
const bothMake = (visitor: { get(path: string): Promise<Reply> }) =>
  eventually(async () => expect(statuses(await fromBoth(() => visitor.get('/profile')))).toEqual([200]));

const statuses = (replies: readonly Reply[]) => [...new Set(replies.map(({ status }) => status))];

test('A session that one of them began holds in both, for pages and for the gateway', async () => {
  const visitor = await signUp('Session');
  await bothMake(visitor);
  expect(statuses(await fromBoth(() => visitor.get('/profile')))).toEqual([200]);
  expect(new Set(await fromBoth(() => userOf(visitor)))).toEqual(new Set(['Session']));
});

test('Signed out of by one of them, it is over in both at once', async () => {
  const visitor = await signUp('Leaving');
  const kept = copyOf(visitor);
  await bothMake(kept);
  expect(statuses(await fromBoth(() => kept.get('/profile')))).toEqual([200]);
  expect((await visitor.post('/sign-out')).status).toBe(303);
  expect(visitor.isSignedIn).toBe(false);
  const replies = await fromBoth(() => copyOf(kept).get('/profile'));
  expect(new Set(replies.map(({ location }) => location))).toEqual(new Set(['/login?target=%2Fprofile']));
  expect(new Set(await fromBoth(() => userOf(kept)))).toEqual(new Set(['UNAUTHENTICATED']));
});

test('What somebody may try is counted by both together', async () => {
  await signUp('Guessed');
  await signUp('Neighbour');
  const guesser = new Visitor(site.origin);
  const guess = (login: string, guessed: string) => guesser.post('/login', { login, password: guessed });
  const wrong: Reply[] = [];
  for (let time = 0; time < 24; time++) wrong.push(await guess('guessed', 'Not-Right7!'));
  const refused = wrong.findIndex(({ status }) => status === 429);
  expect(wrong.slice(0, refused).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 400));
  expect(statuses(wrong.slice(refused))).toEqual([429]);
  expect(Number(wrong.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
  // Not even the right one is looked at, by either; and others are none the worse.
  expect(statuses(await fromBoth(() => guess('GUESSED', password)))).toEqual([429]);
  expect((await new Visitor(site.origin).post('/login', { login: 'guessed', password })).status).toBe(303);
  expect((await guess('neighbour', password)).status).toBe(303);
});
