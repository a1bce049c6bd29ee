import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { contentStore } from '#services/content/library/store.ts';
import { type Job, job } from '#services/jobs/job-kind.ts';
import { jobSender } from '#services/jobs/job-sender.ts';
import { runWaiting } from '#services/jobs/testing.ts';
import type { Mail } from '#services/mail/mail.types.ts';
import type { Message } from '#services/mail/message.ts';
import type { Send } from '#services/mail/send.ts';
import { rateLimiter } from '#services/rate-limits/rate-limiter.ts';
import type { NewsletterParts } from './context.ts';
import { issueMailJob, releaseIssueJob } from './issue-jobs.ts';
import { newsletter } from './newsletter.ts';
import { newsletterRequestJob } from './request-job.ts';
import { allTopics } from './shared.ts';

export const secret = 'a secret of the tests, and of nothing else';

/** The newsletter with mails in memory; `change` is other parts, `send` another mail server. */
export function testNewsletter(db: Kysely<DB>, { send, ...change }: Partial<NewsletterParts> & { send?: Send['send'] } = {}) {
  const mails: Mail[] = [];
  const sent: Message[] = [];
  const parts: NewsletterParts = {
    db,
    secret,
    formerSecrets: [],
    origin: 'https://alba.example',
    jobs: jobSender({ secret: change.secret ?? secret }),
    outbox: { put: async (_, mail) => void mails.push(mail) },
    limits: rateLimiter(db, secret),
    content: contentStore(db),
    from: { name: 'Alba', address: 'hello@alba.example' },
    returnsTo: 'bounces@alba.example',
    opened: () => 'in-time',
    pathOf: (screen, locale) => `/${locale}/${screen}`,
    entryPathOf: ({ locale, slug }) => `/${locale}/${slug}`,
    ...change,
  };
  const service = newsletter(parts);
  const run = (of: Job) => runWaiting({ db, secret: parts.secret }, of);
  const sending: Send = { send: send ?? (async (message) => void sent.push(message)), close() {} };
  const answerRequests = () => run(job(newsletterRequestJob, service.answerRequest));

  return {
    ...service,
    mails,
    sent,
    answerRequests,
    /** Releases what the clock would release, and sends it, until an issue is over. */
    async sendAll(): Promise<void> {
      for (;;) {
        await sql`update jobs.job set start_after = now() where name = ${releaseIssueJob.name}`.execute(db);
        await run(job(releaseIssueJob, service.release));
        await run(job(issueMailJob, service.sendIssue(sending)));
        const { rows } = await sql`select from jobs.job where name = ${releaseIssueJob.name}`.execute(db);
        if (rows.length === 0) return;
      }
    },
    sendReleased: () => run(job(issueMailJob, service.sendIssue(sending))),
    /** Releases one part of an issue. */
    async releaseNext(): Promise<void> {
      await sql`update jobs.job set start_after = now() where name = ${releaseIssueJob.name}`.execute(db);
      await run(job(releaseIssueJob, service.release));
    },
    /** The token in the latest mail to an address. */
    tokenFor(email: string): string {
      const mail = mails.findLast(({ to, content }) => to === email && 'url' in content);
      return mail && 'url' in mail.content ? (new URL(mail.content.url).searchParams.get('token') ?? '') : '';
    },
    /** Somebody who has signed up and confirmed it; gives the token of their preferences. */
    async confirmed(email = `${randomUUID()}@example.org`, topics: string = allTopics, locale: 'en' | 'es' = 'en'): Promise<string> {
      await service.subscribe({ email, topics, language: locale }, { visitor: randomUUID(), locale });
      await answerRequests();
      const outcome = await service.confirm(this.tokenFor(email));
      if (typeof outcome === 'string') throw new Error(`${email} cannot be confirmed: ${outcome}`);
      return outcome.preferences;
    },
  };
}
