import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { job } from '#services/jobs/job-kind.ts';
import { jobSender } from '#services/jobs/job-sender.ts';
import { runWaiting } from '#services/jobs/testing.ts';
import type { Mail } from '#services/mail/mail.types.ts';
import { audit } from './audit.ts';
import { type IdentityParts, identity } from './identity.ts';
import { mailRequestJob } from './mail-request-job.ts';
import { memberForUpdate } from './members.ts';
import type { Answer, Caller, Filled, Member, ProblemCode } from './shared.ts';

export const secret = 'a secret of the tests, and of nothing else';
/** What tests write the audit with. */
export const testAudit = audit(secret);
export const origin = 'https://alba.example';
export const password = 'Xk7#mauve-Otter';
export const quickCost = { ln: 10, r: 8, p: 1 } as const;

/** The identity service with an in-memory outbox. */
export function testIdentity(
  db: Kysely<DB>,
  options: Partial<
    Pick<
      IdentityParts,
      | 'origin'
      | 'outbox'
      | 'passwordCost'
      | 'forgetMember'
      | 'endShares'
      | 'clock'
      | 'secondFactor'
      | 'secret'
      | 'formerSecrets'
      | 'provider'
    >
  > = {},
) {
  const mails: Mail[] = [];
  const parts = {
    db,
    secret,
    origin,
    jobs: jobSender({ secret }),
    outbox: { put: async (_: Kysely<DB>, mail: Mail) => void mails.push(mail) },
    pathOf: (screen: string, locale: string) => `/${locale}/${screen}`,
    forgetMember: async () => {},
    endShares: async () => {},
    // Tests hash hundreds of passwords.
    passwordCost: quickCost,
    ...options,
  };
  const service = identity(parts);
  const processMailRequests = () => runWaiting(parts, job(mailRequestJob, service.answerMailRequest));
  return { ...service, parts, mails, processMailRequests };
}

export type TestIdentity = ReturnType<typeof testIdentity>;

/** A browser with a cookie jar; a visitor of its own unless one is given. */
export function browser({
  visitor = randomUUID(),
  locale = 'en',
  agent = '',
}: {
  visitor?: string;
  locale?: 'en' | 'es';
  agent?: string;
} = {}) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    get caller(): Caller {
      const headers = new Headers(agent ? { 'user-agent': agent } : {});
      if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      return { headers, visitor, locale };
    },
    /** Stores the cookies of an answer, and returns the answer. */
    keep<Result extends { setCookies: readonly string[] } | null>(result: Result): Result {
      for (const cookie of result?.setCookies ?? []) {
        const [pair = '', ...attributes] = cookie.split('; ');
        const [name = '', value = ''] = pair.split('=');
        if (attributes.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      }
      return result;
    },
  };
}

export type Browser = ReturnType<typeof browser>;

/** The data of a successful answer; throws for another. */
export function good<Data>(answer: Answer<Data>): Data {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.problems)}`);
  return answer.data;
}

/** The problems of an answer, as `field: code`. */
export function problems(answer: Answer<unknown>): string[] {
  return answer.ok ? [] : answer.problems.map(({ field, code }) => (field ? `${field}: ${code}` : code));
}

/** The code of the first problem. */
export function problem(answer: Answer<unknown>): ProblemCode | null {
  return answer.ok ? null : answer.problems[0].code;
}

let count = 0;
type SignUp = Filled<'username' | 'email' | 'password' | 'confirmation' | 'firstName' | 'lastName' | 'terms'>;

/** A valid sign-up form of somebody new. */
export function somebody(filled: SignUp = {}): Required<SignUp> {
  count += 1;
  const username = filled.username ?? `member${count}`;
  const own = { username, email: `member${count}@example.org`, password, confirmation: filled.password ?? password };
  return { ...own, firstName: '', lastName: '', terms: 'on', ...filled };
}

/** Signs a new member up; returns them with their browser. */
export async function newMember(
  identity: TestIdentity,
  filled: SignUp = {},
  options: Parameters<typeof browser>[0] = {},
): Promise<{ member: Member; browser: Browser }> {
  const own = browser(options);
  const member = good(own.keep(await identity.signUp(somebody(filled), own.caller)));
  return { member, browser: own };
}

/** Ages what sessions of a member were confirmed by, and how long they were not used. */
export async function ageSessions(db: Kysely<DB>, memberId: string, minutes: number): Promise<void> {
  const by = sql`make_interval(mins => ${minutes})`;
  await sql`update identity_session set confirmed_at = confirmed_at - ${by}, active_at = active_at - ${by} where user_id = ${memberId}`.execute(
    db,
  );
}

/** The token of the last link mailed to an address. */
export function tokenTo({ mails }: TestIdentity, email: string, kind: string): string {
  const mail = mails.findLast(({ to, content }) => to === email && content.kind === kind);
  if (!mail || !('url' in mail.content)) throw new Error(`no ${kind} was sent to ${email}`);
  return new URL(mail.content.url).searchParams.get('token') ?? '';
}

/** Starts tasks that block on a member's row lock, and runs something else before it is released. */
export async function whileHeld(
  db: Kysely<DB>,
  memberId: string,
  tasks: readonly (() => Promise<Answer<unknown>>)[],
  meanwhile: (transaction: Kysely<DB>) => Promise<unknown>,
): Promise<Answer<unknown>[]> {
  const { done } = await db.transaction().execute(async (transaction) => {
    await memberForUpdate(transaction, memberId);
    const done = Promise.all(tasks.map((task) => task()));
    while ((await blockedBackends(transaction)) < tasks.length) await after(20);
    await meanwhile(transaction);
    return { done };
  });
  return done;
}

/** The number of blocked backends in this database. */
async function blockedBackends(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct pid)::int4 as count from pg_locks as waits where not granted and exists (
      select from pg_locks as own join pg_database on oid = own.database where own.pid = waits.pid and datname = current_database())`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
