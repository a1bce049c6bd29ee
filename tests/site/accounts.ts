import { type Kysely, sql } from 'kysely';
import { parse } from 'node-html-parser';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { payloadEncryption } from '#services/jobs/payload-encryption.ts';
import type { Mail } from '#services/mail/mail.types.ts';
import { mailJob } from '#services/mail/mail-job.ts';
import { newMember, type Reply, Visitor } from '../accounts.ts';
import { connectionFrom, localOrigin, openSite, origin, secret } from './site.ts';

/** The whole site in process, with people who have browsers. */
export async function openAccounts(...options: Parameters<typeof openSite>) {
  const site = await openSite(...options);
  const isLocal = options[0]?.origin === localOrigin;
  const visitor = () =>
    new Visitor(isLocal ? localOrigin : origin, (request) =>
      site.fetch(request, connectionFrom(isLocal ? '127.0.0.1' : (request.headers.get('X-Forwarded-For') ?? ''))),
    );
  let count = 0;

  /** Somebody who has just signed up, under a name of their own. */
  const member = async (path = '/sign-up') => {
    count += 1;
    const filled = newMember(`Member${count}`);
    const browser = visitor();
    const reply = await browser.post(path, filled);
    if (reply.status !== 303 || !browser.isSignedIn) throw new Error(`the sign-up was answered ${reply.status}: ${wordsOf(reply)}`);
    return { ...filled, visitor: browser };
  };
  return { ...site, visitor, member };
}

/** What a page says, without its frame. */
export function wordsOf({ text }: Reply): string {
  const document = parse(text);
  return (document.querySelector('main') ?? document).text.replace(/\s+/g, ' ').trim();
}

/** Everything that is stored of members, to see whether anything changed. That something was refused is no change. */
export async function storedAccounts(db: Kysely<DB>): Promise<unknown[]> {
  const tables = ['identity_user', 'identity_session', 'identity_account', 'identity_link'];
  const dump = async (table: string) => (await sql`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`.execute(db)).rows;
  const { rows: events } = await sql`select * from identity_audit where event not like 'request-%' order by id`.execute(db);
  const { rows: jobs } = await sql`select id from jobs.job order by id`.execute(db);
  return [...(await Promise.all(tables.map(dump))), events, jobs];
}

const stored = z.object({ id: z.string(), data: z.unknown() });

/** The mails that wait to be sent, the latest last. */
export async function waitingMails(db: Kysely<DB>): Promise<Mail[]> {
  const { rows } = await sql`select id, data from jobs.job where name = 'mail' order by created_on`.execute(db);
  const cipher = payloadEncryption(secret);
  return rows.map((row) => {
    const { id, data } = stored.parse(row);
    return mailJob.payload.parse(cipher.decrypt(mailJob, id, data));
  });
}
