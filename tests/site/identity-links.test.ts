import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mailRequestJob } from '#services/identity/mail-request-job.ts';
import { job } from '#services/jobs/job-kind.ts';
import { runWaiting } from '#services/jobs/testing.ts';
import { password, type Reply } from '../accounts.ts';
import { openAccounts, waitingMails, wordsOf } from './accounts.ts';
import { origin, secret } from './site.ts';

const { db, identity, visitor, member } = await openAccounts();

const chosen = { newPassword: 'Other-River8!', confirmation: 'Other-River8!' };

/** Where the latest mail of a kind to an address leads. */
async function linkTo(email: string, kind: string): Promise<string> {
  await runWaiting({ db, secret }, job(mailRequestJob, identity.answerMailRequest));
  const mail = (await waitingMails(db)).findLast(({ to, content }) => to === email && content.kind === kind);
  if (!mail || !('url' in mail.content)) throw new Error(`${email} was sent no ${kind}`);
  expect(mail.content.url.startsWith(`${origin}/`)).toBe(true);
  return mail.content.url.slice(origin.length);
}

async function expire(): Promise<void> {
  await sql`update identity_link set expires_at = statement_timestamp() - interval '1 second'`.execute(db);
}

async function isVerified(username: string): Promise<boolean | undefined> {
  const row = await db.selectFrom('identity_user').select('email_verified').where('username', '=', username).executeTakeFirst();
  return row?.email_verified;
}

/** A page that says in the language of its path what is the matter. */
function expectRefused(path: string, reply: Reply): void {
  expect([path, reply.status]).toEqual([path, 400]);
  expect(reply.text).toContain(`<html lang="${path.startsWith('/es') ? 'es' : 'en-US'}"`);
  expect(reply.text).toContain('role="alert"');
  expect(wordsOf(reply).length).toBeGreaterThan(40);
}

/** The link with another token, of the same form. */
const otherToken = (link: string) => link.replace(/token=.*/, `token=${'A'.repeat(43)}`);

describe('a link that verifies an address', () => {
  it('is looked at until its button is pressed, by whomever, leaves no token behind, and signs nobody in', async () => {
    const { email, username } = await member();
    const browser = visitor();
    const link = await linkTo(email, 'verify-email');
    for (const method of ['GET', 'HEAD']) expect((await browser.ask(link, { method })).status).toBe(200);
    expect(await isVerified(username)).toBe(false);
    const reply = await browser.post(link);
    expect([reply.status, reply.location]).toEqual([303, '/login?verified=1']);
    expect([await isVerified(username), browser.isSignedIn]).toEqual([true, false]);
  });

  it('is used up: who opens it again, or guesses one, or comes too late is told so', async () => {
    const first = await member('/es/registro');
    const used = await linkTo(first.email, 'verify-email');
    expect(used).toMatch(/^\/es\/verificar-correo\?token=/);
    expect((await first.visitor.post(used)).status).toBe(303);
    for (const again of [await visitor().get(used), await visitor().post(used)])
      expect([again.status, again.location]).toEqual([303, '/es/iniciar-sesion?verified=1']);
    expectRefused(used, await visitor().get(otherToken(used)));
    expectRefused(used, await visitor().post(otherToken(used)));
    const late = await member();
    const link = await linkTo(late.email, 'verify-email');
    await expire();
    expectRefused(link, await late.visitor.get(link));
    expectRefused(link, await late.visitor.post(link));
    expect(await isVerified(late.username)).toBe(false);
  });

  it('is guessed so many times, and then not for a while, which is said', async () => {
    const guesser = visitor();
    const link = `/es/verificar-correo?token=${'B'.repeat(43)}`;
    const replies = [];
    for (let time = 0; time < 31; time++) replies.push(await guesser.post(link));
    const last = replies.at(-1);
    expect(replies.slice(0, 30).every(({ status }) => status === 400)).toBe(true);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(last?.text).toContain('Espere 1 minuto');
  });

  it('of somebody else does nothing to the member who opens it', async () => {
    const [mine, other] = [await member(), await member()];
    expect((await mine.visitor.post(await linkTo(other.email, 'verify-email'))).status).toBe(303);
    expect([await isVerified(mine.username), await isVerified(other.username)]).toEqual([false, true]);
    const page = await mine.visitor.get('/profile');
    expect(page.text).toContain(mine.email);
    expect(page.text).not.toContain(other.email);
  });
});

describe('a link that resets a password', () => {
  it('is only looked at until the form is sent, then used up, and ends every session', async () => {
    const somebody = await member();
    await visitor().post('/forgot-password', { email: somebody.email });
    const link = await linkTo(somebody.email, 'reset-password');
    for (let time = 0; time < 3; time++) expect((await visitor().get(link)).status).toBe(200);
    const wrong = await visitor().post(link, { newPassword: 'short', confirmation: 'other' });
    expectRefused(link, wrong);
    expect(wrong.text).not.toContain('"short"');
    const reply = await visitor().post(link, chosen);
    expect([reply.status, reply.location]).toEqual([303, '/login?reset=1']);
    expect((await somebody.visitor.get('/profile')).status).toBe(303);
    expectRefused(link, await visitor().get(link));
    expectRefused(link, await visitor().post(link, { newPassword: 'Third-River9!', confirmation: 'Third-River9!' }));
    expect((await visitor().post('/login', { login: somebody.email, password })).status).toBe(400);
    expect((await visitor().post('/login', { login: somebody.email, password: chosen.newPassword })).status).toBe(303);
  });

  it('is void where a newer was sent, where it is too late, and where it is for something else', async () => {
    const somebody = await member('/es/registro');
    const ask = async () => {
      await visitor().post('/es/olvide-mi-contrasena', { email: somebody.email });
      return linkTo(somebody.email, 'reset-password');
    };
    const [older, newer] = [await ask(), await ask()];
    expect(newer).not.toBe(older);
    expectRefused(older, await visitor().post(older, chosen));
    await expire();
    expectRefused(newer, await visitor().get(newer));
    expectRefused(newer, await visitor().post(newer, chosen));
    const { visitor: other, email } = await member();
    const verification = (await linkTo(email, 'verify-email')).replace(/^.*\?/, '/reset-password?');
    expectRefused(verification, await visitor().post(verification, chosen));
    expectRefused(verification, await other.post(verification, chosen));
    expect((await visitor().post('/login', { login: somebody.email, password })).status).toBe(303);
  });

  it('of somebody else changes the password of that one, and nothing of the member who opens it', async () => {
    const [mine, other] = [await member(), await member()];
    await visitor().post('/forgot-password', { email: other.email });
    expect((await mine.visitor.post(await linkTo(other.email, 'reset-password'), chosen)).status).toBe(303);
    expect((await visitor().post('/login', { login: mine.email, password })).status).toBe(303);
    expect((await visitor().post('/login', { login: other.email, password: chosen.newPassword })).status).toBe(303);
  });

  it('is asked for with the same answer for every address', async () => {
    const { email } = await member();
    for (const path of ['/forgot-password', '/es/olvide-mi-contrasena']) {
      const replies = await Promise.all([email, 'nobody@example.org'].map((each) => visitor().post(path, { email: each })));
      const said = replies.map(({ status, location, text }) => JSON.stringify([status, location, text]));
      expect(new Set(said).size).toBe(1);
    }
  });
});
