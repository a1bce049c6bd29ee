import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Environment, parseEnvironment } from '#config/environment.ts';
import { builtServer } from '../../script/built-server.ts';
import { freePort } from '../processes.ts';

/** The built site on a free port, with a data directory of its own that goes with it. */
export async function withServedSite(use: (origin: string, environment: Environment) => Promise<void>): Promise<void> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'alba-bench-'));
  const environment = parseEnvironment({
    DATA_DIR: dataDirectory,
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    // Who asks for all pages at once comes from many addresses: from one, the site would refuse.
    TRUSTED_PROXIES: 'loopback',
  });
  try {
    const { serve } = await builtServer();
    const site = await serve({ environment, contentFolder: 'content', say: () => {} });
    await use(environment.origin, environment).finally(site.close);
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
}
