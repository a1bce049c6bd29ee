/** The site without a page cache: what it answers is made for who asks. On PORT, with the database of DATABASE_URL. */
import { parseEnvironment } from '#config/environment.ts';
import { openDatabase } from '#database/database.ts';
import { createLog } from '#server/operations/log.ts';
import { siteIdentity } from '#server/site-identity.ts';
import { startHttpServer } from '#server/start/http-server.ts';

const environment = parseEnvironment(process.env);
const { db } = await openDatabase({ url: environment.databaseUrl, dataDirectory: environment.dataDirectory, joins: true });
const { createApp }: typeof import('#server/app.ts') = await import(`${process.cwd()}/build/server/index.js`);
const parts = { environment, secret: 'a secret of the bench, and of nothing else', db };
const app = createApp({ ...parts, log: createLog(environment), identity: siteIdentity(parts) });
await startHttpServer(app, environment, () => {});
process.stdout.write('ready\n');
