/**
 * A process with an outbox: `node tests/faults/mailing.ts <data directory> store|send|both|work <first> <SMTP_URL>`. It says which mails
 * are stored, by number from the first on, each once it surely is. `work` sends what another process, whose database it joins, stores.
 */
import { setTimeout as after } from 'node:timers/promises';
import { parseEnvironment } from '#config/environment.ts';
import { openDatabase } from '#database/database.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { installSiteJobs } from '#server/jobs/kinds.ts';
import { createLog } from '#server/operations/log.ts';
import { openServices } from '#server/services.ts';
import { jobSender } from '#services/jobs/job-sender.ts';
import { outbox } from '#services/mail/outbox.ts';

const [dataDirectory = '', work = 'both', first = '0', smtpUrl] = process.argv.slice(2);
const secret = 'a secret of the tests, and of nothing else';
const environment = parseEnvironment({ DATA_DIR: dataDirectory, SMTP_URL: smtpUrl });
const { db, pool } = await openDatabase({ dataDirectory, install: installSiteJobs, joins: work === 'work' });
const log = createLog(environment);
if (work !== 'store') startJobs({ ...openServices({ typeLabels: (_, type) => type, environment, secret, db, log }), pool });
process.stdout.write('ready\n');
const box = outbox(jobSender({ secret }));
const content = { kind: 'verify-email', username: 'Amapola62', url: 'https://alba.example/verify-email?token=abc', hours: 24 } as const;
for (let number = Number(first); work === 'store' || work === 'both'; number++) {
  await db.transaction().execute((transaction) => box.put(transaction, { to: `m${number}@example.org`, locale: 'es', content }));
  process.stdout.write(`stored m${number}@example.org\n`);
  await after(20);
}
