/**
 * A process that keeps the copy of the registry and writes to members, as the jobs of a site do, but without their clock:
 * `node tests/faults/follower.ts <data directory> <registry>`.
 */
import { setTimeout as after } from 'node:timers/promises';
import { parseEnvironment } from '#config/environment.ts';
import { openDatabase } from '#database/database.ts';
import { installSiteJobs } from '#server/jobs/kinds.ts';
import { createLog } from '#server/operations/log.ts';
import { openServices } from '#server/services.ts';
import { trials } from '#services/trials/trials.ts';

const [dataDirectory = '', registry] = process.argv.slice(2);
const secret = 'a secret of the tests, and of nothing else';
const environment = parseEnvironment({ DATA_DIR: dataDirectory, TRIALS_REGISTRY_URL: registry });
const { db } = await openDatabase({ dataDirectory, install: installSiteJobs, joins: true });
const { memberTrials } = openServices({ typeLabels: (_, type) => type, environment, secret, db, log: createLog(environment) });
const { mirror } = trials(db, environment.trials, { pace: 0 });
for (;;) {
  await mirror?.run(new AbortController().signal);
  await memberTrials.tellByMail();
  await after(20);
}
