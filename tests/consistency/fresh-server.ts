/** The site without a page cache: what it answers is made for who asks. On PORT, with the database of DATABASE_URL. */
import { parseEnvironment } from '#config/environment.ts';
import { builtServer } from '../../script/built-server.ts';

const { createApp, createLog, openDatabase, openServices, startHttpServer, typeLabelIn } = await builtServer();
const environment = parseEnvironment(process.env);
const { db } = await openDatabase({ url: environment.databaseUrl, dataDirectory: environment.dataDirectory, joins: true });
const secret = 'a secret of the bench, and of nothing else';
const app = createApp(openServices({ typeLabels: typeLabelIn, environment, secret, db, log: createLog(environment) }));
await startHttpServer(app, environment);
process.stdout.write('ready\n');
