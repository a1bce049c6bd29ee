import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import { organisation } from '#config/organisation.ts';
import { sweepDeleted } from '#database/embedded/sweep.ts';
import { siteLinks } from '#server/mail/site-links.ts';
import { keepDeletedList } from '#server/operations/deleted-list.ts';
import { throttled } from '#server/operations/log-throttle.ts';
import type { Services } from '#server/services.ts';
import type { AuditEars } from '#services/audit/audit-log.ts';
import { printProblem } from '#services/content/model/problem.ts';
import { forgetPreviews } from '#services/contentful/preview-entry.ts';
import { answerAsked } from '#services/contentful/sync/sync-jobs.ts';
import type { SyncOutcome } from '#services/contentful/sync/sync-space.ts';
import { startWorkers, type Workers } from '#services/jobs/workers.ts';
import { mailFolder } from '#services/mail/mail-files.ts';
import { sendMail } from '#services/mail/mail-job.ts';
import { fileSend, smtpSend } from '#services/mail/send.ts';
import type { MirrorOutcome } from '#services/trials/mirror/mirror.ts';
import { type HandlerServices, jobsOf, mirrorTrialsJob } from './kinds.ts';

type Parts = HandlerServices &
  Pick<Services, 'environment' | 'secret' | 'db' | 'log' | 'forum' | 'jobs' | 'spaceSync'> & {
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
  const silentSpace = throttled((code) => log.warn({ code }, 'Contentful told nothing; the library goes on with what it has'));
  const foreign = throttled((lines) => log.error({ lines }, 'lines of the audit were not written by the site: script/audit verify'));
  const cutOff = throttled((seal) =>
    log.error({ seal }, 'seals of the audit were cut off, or the database was restored: script/audit verify; operations, The audit'),
  );
  const unheard = throttled((code) => log.warn({ code }, 'AUDIT_URL takes nothing; the audit waits, and is sent later'));
  const auditEars: AuditEars = {
    onHead: ({ number, mac }) => log.info({ seal: number, mac }, 'the audit is sealed'),
    onCutOff: ({ number }) => cutOff(String(number)),
    onForeign: (lines) => foreign(lines.slice(0, 20).join(' ')),
    onSilent: (error) => unheard(codeOf(error)),
  };
  // What goes on by itself ends with the process at once; what was begun is waited for.
  const ending = new AbortController();
  const workers = startWorkers({
    ...{ pool, db, secret, pollSeconds, formerSecrets: environment.formerSecrets },
    jobs: jobsOf({
      ...parts,
      sendMail: mail,
      auditEars,
      keepAudit: (signal) => parts.auditLog.keep(auditEars, AbortSignal.any([signal, ending.signal])),
      sendIssue: parts.newsletter.sendIssue(send),
      refreshForum: async (signal) => {
        for (const silence of await parts.forum.refresh(signal)) silent(`${silence.locale} ${silence.code}`, silence);
      },
      mirrorTrials: async (signal) => tellOfMirror(await parts.trials.mirror?.run(signal), log, silentRegistry),
      syncSpace: async (signal, asked) => {
        const { spaceSync } = parts;
        if (!spaceSync) return;
        const run = async () => {
          const outcome = await spaceSync.run(signal);
          tellOfSync(outcome, log, silentSpace);
          return outcome;
        };
        if (asked) await answerAsked({ db, jobs: parts.jobs, run, has: spaceSync.has }, asked.index, asked.payload);
        else await run();
      },
      forgetPreviews: () => forgetPreviews(db),
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
  askForAnotherRegistry(parts).catch((error: unknown) => trouble(codeOf(error)));
  return {
    async close() {
      ending.abort();
      await workers.close();
      // A database that is away must not keep the process.
      await Promise.race([parts.identity.refusals.flush(), after(1_000, undefined, { ref: false })]);
      send.close();
    },
  };
}

/** Of a registry that is another than the copy was made of, the copy is made at once. Asked by several processes, it is made once. */
async function askForAnotherRegistry({ db, jobs, trials }: Pick<Parts, 'db' | 'jobs' | 'trials'>): Promise<void> {
  if (await trials.mirror?.isOfAnother()) await jobs.send(db, mirrorTrialsJob, null);
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

/** What an operator is told of a sync: nothing of one that brought nothing. */
function tellOfSync(outcome: SyncOutcome, log: Parts['log'], silent: (code: string) => void): void {
  switch (outcome.kind) {
    case 'under way':
      return;
    case 'silent':
      silent(outcome.code);
      return;
    case 'unmapped':
      log.error({ problems: outcome.problems.slice(0, 20) }, 'nothing of Contentful is published: the mapping does not hold');
      return;
    case 'done': {
      const { copy, report } = outcome;
      if (copy.begunAnew) log.warn('Contentful refused the token of the last sync: everything was asked for anew');
      if (copy.passedOver > 0)
        log.warn(
          { items: copy.passedOver },
          'Contentful told of items of another environment, or of an unknown kind: they were passed over',
        );
      if (copy.doubted > 0)
        log.error(
          { items: copy.doubted },
          'Contentful told of less than half of what is known of the space: nothing is taken off the site (script/content contentful sync --take-away)',
        );
      if (!report) return;
      const { published, takenAway, refused, problems } = report;
      log.info(
        { ...copy, published: published.length, takenAway: takenAway.length, refused: refused.length },
        'brought over from Contentful',
      );
      for (const problem of problems.filter(({ severity }) => severity === 'error').slice(0, 50)) log.warn(printProblem(problem));
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
