import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { embeddedApplicationRole, grantApplication } from '#database/application-role.ts';
import { openConnection } from '#database/connection.ts';
import { startEmbedded } from '#database/embedded/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { binariesUnderTest } from '#database/testing-binaries.ts';
import { installSiteJobs } from '#server/jobs/kinds.ts';

const template = 'alba_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** One server for the whole run, with a migrated database to clone. See `testDatabase()`. */
    testServer: { readonly url: string; readonly template: string };
  }
}

/** Vitest's global setup: starts the run's server, and returns the teardown. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'alba-test-'));
  const server = await startEmbedded({ dataDirectory, binaries: binariesUnderTest() });
  const owner = await openConnection(server.connection);
  await owner.query(`create database ${template}`);
  await owner.end();
  const config = { ...server.connection, database: template };
  await migrate(config);
  await grantApplication(config, embeddedApplicationRole, { isOurs: true });
  await installSiteJobs(config);
  project.provide('testServer', { url: server.url, template });
  return async () => {
    await server.stop();
    await rm(dataDirectory, { recursive: true });
  };
}
