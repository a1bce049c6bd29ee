import { type Environment, parseEnvironment } from '#config/environment.ts';
import { builtServer } from '../../script/built-server.ts';
import { freePort, PublishedDirectory, publishing } from '../processes.ts';

/** The built site on a free port, with a data directory of its own that goes with it; the library is published there, here or before. */
export async function withServedSite(use: (origin: string, environment: Environment) => Promise<void>): Promise<void> {
  await using data = new PublishedDirectory();
  const environment = parseEnvironment({
    ...publishing(data.path),
    DATA_DIR: data.path,
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    // Always the same: pages hold what is signed with it, and would weigh some bytes more or less each time.
    SECRET: 'a secret of the measurements, and of nothing else',
    // Who asks for all pages at once comes from many addresses: from one, the site would refuse.
    TRUSTED_PROXIES: 'loopback',
  });
  const { serve } = await builtServer();
  const site = await serve({ environment, contentFolder: 'content', say: () => {} });
  await use(environment.origin, environment).finally(site.close);
}
