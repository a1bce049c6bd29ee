import type pg from 'pg';
import type { Services } from '#server/services.ts';
import type { AuditEars } from '#services/audit/audit-log.ts';
import { type AskedSync, syncJobs } from '#services/contentful/sync/sync-jobs.ts';
import type { DeletedMember } from '#services/identity/deleted-members.ts';
import { mailRequestJob } from '#services/identity/mail-request-job.ts';
import { sweepJob } from '#services/identity/sweep-job.ts';
import { installJobs } from '#services/jobs/install.ts';
import { defineSchedule, type Job, type JobKind, job, type Run } from '#services/jobs/job-kind.ts';
import type { Mail } from '#services/mail/mail.types.ts';
import { mailJob } from '#services/mail/mail-job.ts';
import { checkPictureJob, removePictureJob } from '#services/members/avatars/picture-jobs.ts';
import { eraseRemovedJob } from '#services/members/store/erase-removed-job.ts';
import { issueMailJob, releaseIssueJob } from '#services/newsletter/issue-jobs.ts';
import type { Returned } from '#services/newsletter/links.ts';
import { newsletterRequestJob } from '#services/newsletter/request-job.ts';

/** The services that handlers call. */
export type HandlerServices = Pick<
  Services,
  | 'auditLog'
  | 'avatars'
  | 'digests'
  | 'forYou'
  | 'identity'
  | 'limits'
  | 'members'
  | 'memberTrials'
  | 'newsletter'
  | 'pageAlerts'
  | 'popularity'
  | 'readingCounts'
  | 'reminderMail'
  | 'storyPictures'
  | 'submissions'
  | 'trials'
>;

/** What handlers are made of. */
export type Handlers = HandlerServices & {
  sendMail: Run<Mail>;
  /** Sends an issue of the newsletter to one subscriber. */
  sendIssue: Run<Returned>;
  /** Asks the forum what is talked about. */
  refreshForum(signal: AbortSignal): Promise<void>;
  /** Brings over what was published in a space of Contentful: one of those after a webhook, by its place among them, or by the clock. */
  syncSpace(signal: AbortSignal, asked?: { index: number; payload: AskedSync }): Promise<void>;
  /** Deletes previews of entries of Contentful that are a day old. */
  forgetPreviews(): Promise<void>;
  /** Brings the copy of the registry of trials up to date, where that is due. */
  mirrorTrials(signal: AbortSignal): Promise<void>;
  /** What an operator is told of the audit. */
  auditEars: AuditEars;
  /** Seals the audit every few seconds, until it is told to end. */
  keepAudit(signal: AbortSignal): Promise<void>;
  /** Takes what was deleted out of the database's files. */
  sweep(): Promise<void>;
  /** Adds to the list of deleted members that survives the restore of a backup. */
  keepDeleted(deleted: readonly DeletedMember[]): Promise<void>;
};

const [everyMinute, everyTenMinutes, everyHour, everyNight] = ['* * * * *', '*/10 * * * *', '7 * * * *', '23 4 * * *'];

/** Also sent at a start that has another registry than the copy was made of: nobody waits for the clock then. */
export const mirrorTrialsJob = defineSchedule({ name: 'mirror-trials', schedule: everyTenMinutes, longest: 3_600 });

/** A kind of job, with what does it. */
type Row = { kind: JobKind; bind(handlers: Handlers): Job };

const row = <Payload>(kind: JobKind<Payload>, handlerOf: (handlers: Handlers) => Run<Payload>): Row => ({
  kind,
  bind: (handlers) => job(kind, handlerOf(handlers)),
});

/** Every kind of job of the site. */
const table: readonly Row[] = [
  row(mailJob, ({ sendMail }) => sendMail),
  row(mailRequestJob, ({ identity }) => identity.answerMailRequest),
  row(eraseRemovedJob, ({ members }) => members.eraseRemoved),
  row(sweepJob, ({ identity, keepDeleted, sweep }) => async () => {
    await keepDeleted(await identity.deletedMembers());
    await sweep();
  }),
  row(defineSchedule({ name: 'delete-leaving', schedule: everyMinute }), ({ identity }) => identity.deleteDue),
  row(defineSchedule({ name: 'recover-factors', schedule: everyMinute }), ({ identity }) => identity.recoverDue),
  row(defineSchedule({ name: 'list-deleted', schedule: everyHour }), ({ identity, keepDeleted }) => async () => {
    await keepDeleted(await identity.deletedMembers());
  }),
  row(removePictureJob, ({ avatars }) => avatars.removeUnused),
  row(checkPictureJob, ({ avatars }) => avatars.removeUnused),
  row(
    defineSchedule({ name: 'refresh-forum', schedule: everyTenMinutes, longest: 60 }),
    ({ refreshForum }) =>
      (_, { signal }) =>
        refreshForum(signal),
  ),
  row(
    mirrorTrialsJob,
    ({ mirrorTrials }) =>
      (_, { signal }) =>
        mirrorTrials(signal),
  ),
  row(
    defineSchedule({ name: 'contentful-sync', schedule: everyTenMinutes, longest: 3_600 }),
    ({ syncSpace }) =>
      (_, { signal }) =>
        syncSpace(signal),
  ),
  row(defineSchedule({ name: 'forget-previews', schedule: everyHour }), ({ forgetPreviews }) => forgetPreviews),
  ...syncJobs.map((kind, index) =>
    row(
      kind,
      ({ syncSpace }) =>
        (payload, { signal }) =>
          syncSpace(signal, { index, payload }),
    ),
  ),
  row(defineSchedule({ name: 'tell-of-trials', schedule: everyHour, longest: 3_600 }), ({ memberTrials }) => memberTrials.tellByMail),
  row(defineSchedule({ name: 'send-digests', schedule: everyHour, longest: 3_600 }), ({ digests }) => digests.send),
  row(defineSchedule({ name: 'forget-changes', schedule: everyHour, longest: 3_600 }), ({ members }) => members.forgetChanges),
  row(defineSchedule({ name: 'forget-read', schedule: everyNight, longest: 3_600 }), ({ forYou }) => forYou.purgeRead),
  row(defineSchedule({ name: 'remind', schedule: everyTenMinutes, longest: 540 }), ({ reminderMail }) => reminderMail.tell),
  row(defineSchedule({ name: 'forget-trial-changes', schedule: everyHour }), ({ trials }) => trials.forgetChanges),
  row(
    defineSchedule({ name: 'tell-of-changes', schedule: everyTenMinutes }),
    ({ pageAlerts }) =>
      (_, { signal }) =>
        pageAlerts.tell(signal),
  ),
  row(defineSchedule({ name: 'forget-alerts', schedule: everyHour }), ({ pageAlerts }) => pageAlerts.forget),
  row(defineSchedule({ name: 'sweep-story-pictures', schedule: everyHour }), ({ storyPictures }) => storyPictures.sweep),
  row(defineSchedule({ name: 'forget-limits', schedule: everyMinute }), ({ limits }) => limits.forget),
  row(defineSchedule({ name: 'forget-popularity', schedule: everyMinute }), ({ popularity }) => popularity.forget),
  row(defineSchedule({ name: 'forget-readings', schedule: everyHour }), ({ readingCounts }) => readingCounts.forgetOld),
  row(newsletterRequestJob, ({ newsletter }) => newsletter.answerRequest),
  row(releaseIssueJob, ({ newsletter }) => newsletter.release),
  row(issueMailJob, ({ sendIssue }) => sendIssue),
  row(defineSchedule({ name: 'forget-newsletter', schedule: everyHour }), ({ newsletter }) => newsletter.forget),
  row(defineSchedule({ name: 'purge-outreach', schedule: everyHour }), ({ submissions }) => async () => {
    await submissions.purge();
    await submissions.sealAnew();
  }),
  row(defineSchedule({ name: 'forget-accounts', schedule: everyHour }), ({ identity }) => identity.forget),
  // One process at a time, for most of an hour: the next begins within a minute, wherever it is.
  row(
    defineSchedule({ name: 'seal-audit', schedule: everyMinute, longest: 3_600 }),
    ({ keepAudit }) =>
      (_, { signal }) =>
        keepAudit(signal),
  ),
  row(
    defineSchedule({ name: 'forget-audit', schedule: everyNight, longest: 600 }),
    ({ auditLog, auditEars }) =>
      () =>
        auditLog.forget(auditEars),
  ),
];

export const jobKinds: readonly JobKind[] = table.map(({ kind }) => kind);

export const jobsOf = (handlers: Handlers): Job[] => table.map(({ bind }) => bind(handlers));

/** Installs the tables, queues and schedules of the site's jobs, as their owner: `install` of `openDatabase`. */
export const installSiteJobs = (owner: pg.ClientConfig): Promise<void> => installJobs(owner, jobKinds);
