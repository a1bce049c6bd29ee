/** What outlives edits in development: it runs inside Vite's module runner like all else, and is made once. */
import type { Logger } from 'pino';
import type { Environment } from '#config/environment.ts';
import { loadOrCreateSecret } from '#config/secret.ts';
import { type Database, openDatabase } from '#database/database.ts';
import { installSiteJobs } from '#server/jobs/kinds.ts';
import { createLog } from '#server/operations/log.ts';

/** A database, open and migrated, the secret and the log. */
export type House = { environment: Environment; database: Database; secret: string; log: Logger };

export async function openHouse(environment: Environment, say: (line: string) => void): Promise<House> {
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl, dataDirectory } = environment;
  const database = await openDatabase({ url, ownerUrl, dataDirectory, install: installSiteJobs, onProgress: say });
  return { environment, database, secret: environment.secret ?? (await loadOrCreateSecret(dataDirectory)), log: createLog(environment) };
}
