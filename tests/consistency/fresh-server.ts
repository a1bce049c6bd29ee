/** The site without a page cache: what it answers is made for who asks. On PORT, with the database of DATABASE_URL. */
import { parseEnvironment } from '#config/environment.ts';
import { loadOrCreateSecret } from '#config/secret.ts';
import { builtServer } from '../../script/built-server.ts';

const { createApp, createLog, openDatabase, openServices, startHttpServer, typeLabelIn } = await builtServer();
const environment = parseEnvironment(process.env);
const { db } = await openDatabase({ url: environment.databaseUrl, dataDirectory: environment.dataDirectory, joins: true });
// That of the sites it is compared with: the addresses of pictures for sharing are signed.
const secret = environment.secret ?? (await loadOrCreateSecret(environment.dataDirectory));
const app = createApp(openServices({ typeLabels: typeLabelIn, environment, secret, db, log: createLog(environment) }));
await startHttpServer(app, environment);
process.stdout.write('ready\n');
