import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer, isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Environment } from '#config/environment.ts';
import { keptSecret } from '#config/secret.ts';
import { openDatabase } from '#database/database.ts';
import type { Services } from './app.ts';
import { onEnd } from './ending.ts';
import { startJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { siteIdentity } from './site-identity.ts';
import { tasks } from './tasks.ts';

type Say = (line: string) => void;

/**
 * The site with hot reload. Everything but the database runs inside Vite's module runner: an edit to an island is swapped in place and
 * keeps its state; an edit to a style, a screen, a service or the server reloads the page once; an edit to an entry publishes it and
 * reloads.
 */
export async function develop({
  environment,
  contentFolder,
  say,
}: {
  environment: Environment;
  contentFolder: string;
  say: Say;
}): Promise<void> {
  const database = await openDatabase({ url: environment.databaseUrl, dataDirectory: environment.dataDirectory, onProgress: say });
  const secret = environment.secret ?? (await keptSecret(environment.dataDirectory));
  const { db } = database;
  const services: Omit<Services, 'identity'> = { environment, secret, db, log: createLog(environment), showsDrafts: true };
  const jobs = startJobs({
    environment,
    secret,
    db,
    log: services.log,
    tasks: tasks({ secret, db, identity: siteIdentity(services) }),
  });
  const vite = await createServer({
    plugins: [siteInside(services)],
    server: {
      host: environment.host,
      port: environment.port,
      strictPort: true,
      watch: { ignored: [`${environment.dataDirectory}/**`, '**/build/**'] },
    },
  });
  await publishOnChange(vite, services, contentFolder, say);
  await vite.listen();
  onEnd(async () => {
    await vite.close();
    await jobs.close();
    await database.close();
  }, say);
}

/** Before the router's own middleware, which must not see a request first. */
function siteInside(services: Omit<Services, 'identity'>): Plugin {
  return {
    name: 'alba-site',
    enforce: 'pre',
    configureServer(vite) {
      let made: { by: readonly unknown[]; fetch(request: Request): Response | Promise<Response> } | undefined;
      const fetch = async (request: Request) => {
        const { createApp } = await runner(vite).import<typeof import('./app.ts')>('/server/app.ts');
        const { siteIdentity } = await runner(vite).import<typeof import('./site-identity.ts')>('/server/site-identity.ts');
        const by = [createApp, siteIdentity];
        if (!made?.by.every((each, index) => each === by[index]))
          made = { by, fetch: createApp({ ...services, identity: siteIdentity(services) }).fetch };
        return made.fetch(request);
      };
      const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
      return () => void vite.middlewares.use((request, response, next) => void listener(request, response).catch(next));
    },
  };
}

async function publishOnChange(
  vite: ViteDevServer,
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  root: string,
  say: Say,
): Promise<void> {
  const { hot } = vite.environments.client;
  let publishedAt = 0;
  const publish = async () => {
    const { publishLibrary } = await runner(vite).import<typeof import('#services/library/publish-library.ts')>(
      '/services/library/publish-library.ts',
    );
    const { printProblem } = await runner(vite).import<typeof import('#services/content/model/problem.ts')>(
      '/services/content/model/problem.ts',
    );
    const { site } = await runner(vite).import<typeof import('#app/addresses/site.ts')>('/app/addresses/site.ts');
    const report = await publishLibrary(db, { root, site, dataDirectory: environment.dataDirectory });
    for (const problem of report.problems) say(printProblem(problem));
    if (report.published.length === 0) return;
    say(report.published.length > 5 ? `Published ${report.published.length} entries` : `Published ${report.published.join(', ')}`);
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
    // An editor writes a file in several steps.
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
