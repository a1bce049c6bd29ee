import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer, isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Environment } from '#config/environment.ts';
import { onShutdownSignal } from '#server/start/shutdown.ts';
import type { House } from './dev-house.ts';
import type { DevSite } from './dev-site.ts';

type Say = (line: string) => void;
type Options = { environment: Environment; contentFolder: string; say: Say };

/**
 * The site with hot reload. Everything runs inside Vite's module runner: an edit to an island is swapped in place and keeps its state;
 * an edit to a style, a screen, a service or the server reloads the page once; an edit to an entry publishes it and reloads.
 */
export async function develop({ environment, contentFolder, say }: Options): Promise<void> {
  const opened = Promise.withResolvers<RunningSite>();
  const vite = await createServer({
    plugins: [answered(async (request, connection) => (await (await opened.promise).current()).fetch(request, connection))],
    server: {
      host: environment.host,
      port: environment.port,
      strictPort: true,
      watch: { ignored: [`${environment.dataDirectory}/**`, '**/build/**'] },
    },
  });
  const { openHouse } = await runner(vite).import<typeof import('./dev-house.ts')>('/server/development/dev-house.ts');
  const house = await openHouse(environment, say);
  await publishOnChange(vite, house, contentFolder, say);
  const site = runningSite(vite, house);
  opened.resolve(site);
  await vite.listen();
  // Its jobs begin. What is wrong with it is told to who asks for a page.
  site.current().catch(() => {});
  onShutdownSignal(async () => {
    await vite.close();
    await site.close();
    await house.database.close();
  }, say);
}

/** Answers before the router's own middleware, which must not see a request first. */
function answered(fetch: DevSite['fetch']): Plugin {
  return {
    name: 'alba-site',
    enforce: 'pre',
    configureServer(vite) {
      const listener = getRequestListener((request, { incoming }) => fetch(request, { incoming: incoming as IncomingMessage }), {
        overrideGlobalObjects: false,
      });
      return () => void vite.middlewares.use((request, response, next) => void listener(request, response).catch(next));
    },
  };
}

type RunningSite = { current(): Promise<DevSite>; close(): Promise<void> };

/** The site as the module runner has it now. After an edit that is another one, and the one before ends its jobs. */
function runningSite(vite: ViteDevServer, house: House): RunningSite {
  let running: { by: unknown; site: DevSite } | undefined;
  return {
    async current() {
      const { startSite } = await runner(vite).import<typeof import('./dev-site.ts')>('/server/development/dev-site.ts');
      if (running?.by !== startSite) {
        void running?.site.close();
        running = { by: startSite, site: startSite(house) };
      }
      return running.site;
    },
    close: async () => running?.site.close(),
  };
}

async function publishOnChange(vite: ViteDevServer, { database, environment }: House, root: string, say: Say): Promise<void> {
  const { hot } = vite.environments.client;
  const { dataDirectory } = environment;
  let publishedAt = 0;
  const publish = async () => {
    const { publishContent } =
      await runner(vite).import<typeof import('#server/start/publish-content.ts')>('/server/start/publish-content.ts');
    const { published } = await publishContent(database.db, { root, dataDirectory, withoutSamples: false, say });
    if (published.length === 0) return;
    say(published.length > 5 ? `Published ${published.length} entries` : `Published ${published.join(', ')}`);
    publishedAt = Date.now();
    hot.send('alba:content');
  };
  // A page that was on its way meanwhile could not hear of it: it tells when it was asked for.
  hot.on('alba:loaded', ({ at }: { at: number }, client) => {
    if (publishedAt > at) client.send('alba:content');
  });
  await publish();

  let going = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const library = path.resolve(root) + path.sep;
  // Vite watches the whole project; Node's own recursive watch loses files that an editor replaces.
  vite.watcher.on('all', (_, file) => {
    if (!path.resolve(file).startsWith(library)) return;
    clearTimeout(timer);
    // Debounced: an editor writes a file in several steps.
    timer = setTimeout(() => {
      going = going
        .then(publish)
        .catch((error: unknown) => say(`Not published: ${error instanceof Error ? error.message : String(error)}`));
    }, 50);
  });
}

function runner(vite: ViteDevServer): RunnableDevEnvironment['runner'] {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs modules');
  return ssr.runner;
}
