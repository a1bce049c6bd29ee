import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnvironment } from '#config/environment.ts';
import { serve } from '#server/serve.ts';

/** The built site on a free port, with a data directory of its own that goes with it. */
export async function withServedSite(use: (origin: string) => Promise<void>): Promise<void> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'alba-bench-'));
  const environment = parseEnvironment({ DATA_DIR: dataDirectory, PORT: String(await freePort()), LOG_LEVEL: 'silent' });
  try {
    const site = await serve({ environment, contentFolder: 'content', say: () => {} });
    await use(environment.origin).finally(site.close);
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port was given'))));
    });
  });
}
