import path from 'node:path';
import { organisation } from '#config/organisation.ts';
import { siteLinks } from '#server/mail/site-links.ts';
import { throttled } from '#server/operations/log-throttle.ts';
import type { Services } from '#server/services.ts';
import { mailFolder } from '#services/mail/mail-files.ts';
import { fileSend, smtpSend } from '#services/mail/send.ts';
import { type MailSender, mailSender } from '#services/mail/sender.ts';
import { repeat, type Signals } from './repeat.ts';

/** Something to be done again and again, in every process: it has to bear that another does it at the same time. */
export type Task = { name: string; everySeconds: number; run(signals: Signals): Promise<unknown> };

type Options = {
  tasks?: readonly Task[];
  /** How long after a look at the outbox that found nothing comes the next, in milliseconds. */
  lookEvery?: number;
};

/** How long the end waits for what runs, such as a mail that is being sent: another process, or the next start, sends it again. */
const longestEnd = 3_000;
const hour = 3600;

/**
 * What a web process does beside answering: it sends the mails of the outbox, and does what has to be done regularly. Nothing of it
 * waits for the database here: while that is away, it is tried again.
 */
export function startJobs(
  { environment, secret, db, log }: Pick<Services, 'environment' | 'secret' | 'db' | 'log'>,
  { tasks = [], lookEvery = 1_000 }: Options = {},
): { close(): Promise<void> } {
  if (environment.name === 'production' && !environment.smtp) {
    log.warn(`SMTP_URL is not set: mails are written to ${path.relative('.', mailFolder(environment.dataDirectory))}, and sent to nobody`);
  }
  const send = environment.smtp ? smtpSend(environment.smtp) : fileSend(mailFolder(environment.dataDirectory));
  const refused = throttled((code, failure: object) => log.warn({ ...failure, code }, 'a mail was not taken; it is tried again'));
  const sender = mailSender({
    db,
    secret,
    formerSecrets: environment.formerSecrets,
    send,
    from: { name: organisation.name, address: organisation.mailFrom },
    links: (locale) => siteLinks(environment.origin, locale),
    onFailure: ({ isOver, code, ...failure }) => {
      if (isOver) log.error({ ...failure, code }, 'a mail could not be sent, and is put aside');
      else refused(code, failure);
    },
  });
  const trouble = throttled((name, error: unknown) => log.warn({ err: error, job: name }, 'a job failed; it is tried again'));
  const all: readonly Task[] = [...tasks, { name: 'forget mails', everySeconds: hour, run: sender.forget }];
  const running = [
    repeat(
      lookEvery,
      (signals) => sendAll(sender, signals),
      (error) => trouble('mail', error),
    ),
    ...all.map(({ name, everySeconds, run }) => repeat(everySeconds * 1_000, run, (error) => trouble(name, error))),
  ];
  return {
    async close() {
      await Promise.all(running.map((each) => each.close(longestEnd)));
      send.close();
    },
  };
}

/** One at a time while there is little to do, and two where there is more. */
async function sendAll({ sendNext }: MailSender, { ending, broken }: Signals): Promise<void> {
  const drain = async () => {
    while (!ending.aborted && (await sendNext(broken))) {}
  };
  if (await sendNext(broken)) await Promise.all([drain(), drain()]);
}
