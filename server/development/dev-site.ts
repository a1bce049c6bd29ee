/** The site in development: inside Vite's module runner, which gives another one after each edit. */
import { typeLabelIn } from '#app/i18n/labels.server.ts';
import { type App, createApp } from '#server/app.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { openServices } from '#server/services.ts';
import type { House } from './dev-house.ts';

export type DevSite = Pick<App, 'fetch'> & { close(): Promise<void> };

/** The site with its jobs, and with drafts. */
export function startSite({ environment, secret, database, log }: House): DevSite {
  const services = openServices({ typeLabels: typeLabelIn, environment, secret, db: database.db, log, showsDrafts: true });
  const jobs = startJobs({ ...services, pool: database.pool });
  return { fetch: createApp(services).fetch, close: jobs.close };
}
