import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { embeddedApplicationRole, grantApplication } from './application-role.ts';
import { openConnection } from './connection.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { binariesUnderTest } from './testing-binaries.ts';

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
  await migrate({ ...server.connection, database: template });
  await grantApplication({ ...server.connection, database: template }, embeddedApplicationRole, { isOurs: true });
  project.provide('testServer', { url: server.url, template });
  return async () => {
    await server.stop();
    await rm(dataDirectory, { recursive: true });
  };
}
