import path from 'node:path';
import type pg from 'pg';
import { organisation } from '#config/organisation.ts';
import { sweepDeleted } from '#database/embedded/sweep.ts';
import { siteLinks } from '#server/mail/site-links.ts';
import { keepDeletedList } from '#server/operations/deleted-list.ts';
import { throttled } from '#server/operations/log-throttle.ts';
import type { Services } from '#server/services.ts';
import { startWorkers, type Workers } from '#services/jobs/workers.ts';
import { mailFolder } from '#services/mail/mail-files.ts';
import { sendMail } from '#services/mail/mail-job.ts';
import { fileSend, smtpSend } from '#services/mail/send.ts';
import type { MirrorOutcome } from '#services/trials/mirror/mirror.ts';
import { jobsOf } from './kinds.ts';

type Parts = Pick<
  Services,
  | 'environment'
  | 'secret'
  | 'db'
  | 'log'
  | 'avatars'
  | 'forum'
  | 'identity'
  | 'limits'
  | 'members'
  | 'popularity'
  | 'readingCounts'
  | 'submissions'
  | 'newsletter'
  | 'pageAlerts'
  | 'storyPictures'
  | 'memberTrials'
  | 'reminderMail'
  | 'trials'
> & {
  pool: pg.Pool;
};

/** What a web process does beside answering: it sends mails, and does what is due. */
export function startJobs(parts: Parts, { pollSeconds = 1 } = {}): Workers {
  const { environment, secret, db, pool, log } = parts;
  if (environment.name === 'production' && !environment.smtp) {
    log.warn(`SMTP_URL is not set: mails are written to ${path.relative('.', mailFolder(environment.dataDirectory))}, and sent to nobody`);
  }
  const send = environment.smtp ? smtpSend(environment.smtp) : fileSend(mailFolder(environment.dataDirectory));
  const mail = sendMail({
    send,
    from: { name: organisation.name, address: organisation.mailFrom },
    links: (locale) => siteLinks(environment.origin, locale),
  });
  const failed = throttled((_, failure: object) => log.warn(failure, 'a job failed; it is tried again'));
  const trouble = throttled((code) => log.warn({ code }, 'the jobs cannot be looked at; it is tried again'));
  const silent = throttled((_, silence: object) =>
    log.warn(silence, 'the forum did not say what is talked about; what it said last stays'),
  );
  const silentRegistry = throttled((code) => log.warn({ code }, 'the registry of trials told nothing; the last copy stays'));
  const workers = startWorkers({
    ...{ pool, db, secret, pollSeconds, formerSecrets: environment.formerSecrets },
    jobs: jobsOf({
      ...parts,
      sendMail: mail,
      sendIssue: parts.newsletter.sendIssue(send),
      refreshForum: async (signal) => {
        for (const silence of await parts.forum.refresh(signal)) silent(`${silence.locale} ${silence.code}`, silence);
      },
      mirrorTrials: async (signal) => tellOfMirror(await parts.trials.mirror?.run(signal), log, silentRegistry),
      // A server of somebody else's sees to its files itself (docs/operations.md).
      sweep: async () => (environment.databaseUrl === undefined ? sweepDeleted(environment.dataDirectory) : undefined),
      keepDeleted: (deleted) => keepDeletedList(environment.dataDirectory, deleted),
    }),
    onFailure: ({ isOver, error, ...failure }) => {
      const line = { ...failure, ...(error === undefined ? {} : { err: error }) };
      if (isOver) log.error(line, 'a job failed for good, and is put aside');
      else failed(`${failure.job} ${failure.code}`, line);
    },
    onTrouble: (error) => trouble(codeOf(error)),
  });
  return {
    async close() {
      await workers.close();
      send.close();
    },
  };
}

/** What an operator is told of a run: nothing of one that had nothing to do. */
function tellOfMirror(outcome: MirrorOutcome | undefined, log: Parts['log'], silent: (code: string) => void): void {
  switch (outcome?.kind) {
    case undefined:
    case 'unchanged':
      return;
    case 'silent':
      silent(outcome.code);
      return;
    case 'done': {
      const { kind: _, failed, ...counts } = outcome;
      log.info(counts, 'the copy of the registry of trials is up to date');
      for (const each of failed.slice(0, 20)) log.warn(each, 'a trial cannot be stored; it stays as it was');
      return;
    }
    default:
      outcome satisfies never;
  }
}

/** What kind of error it is: pg-boss's carry statements, and what PostgreSQL says quotes values. */
function codeOf(error: unknown): string {
  const code = error instanceof Object ? (Reflect.get(error, 'code') ?? Reflect.get(error, 'name')) : undefined;
  return typeof code === 'string' ? code : 'unknown';
}
