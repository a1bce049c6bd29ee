import type { JobSender } from '../jobs/job-sender.ts';
import type { Outbox } from './mail.types.ts';
import { mailJob } from './mail-job.ts';

/** The outbox: each mail is a job. */
export function outbox(jobs: JobSender): Outbox {
  return { put: (transaction, mail) => jobs.send(transaction, mailJob, mail) };
}
