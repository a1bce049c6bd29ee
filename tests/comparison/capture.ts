import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BoundedQueue } from '#services/bounded-queue/bounded-queue.ts';
import { UsageError } from '../../script/usage-error.ts';
import { asNobody } from './accounts.ts';
import { linkedFrom, pathsOfSitemap, screenPaths, someOf } from './addresses.ts';
import { type Answer, type Asked, asking } from './ask.ts';
import { gatewayQuestions } from './gateway.ts';
import { asMember } from './member.ts';
import { questions } from './questions.ts';

/** As many as a site of two processors makes in time. */
const atOnce = 4;
/** As many kinds of mail as there may be, in both languages. */
const mails = 30;
const queries = ['with=es', 'with=en', 'with=fr', 'preview=wrong'];
const ways = [
  { signUp: '/sign-up', login: '/login', forgot: '/forgot-password' },
  { signUp: '/es/registro', login: '/es/iniciar-sesion', forgot: '/es/olvide-mi-contrasena' },
];

/** Asks a site that runs for everything that it shows, and writes each answer into a folder as a file of its own. */
export async function capture(folder: string, origin: string, say: (line: string) => void): Promise<boolean> {
  if (!URL.canParse(origin)) throw new UsageError('ORIGIN: not an address such as http://127.0.0.1:3000');
  // One that is there already is refused: what is left of an older capture would be taken for an answer.
  await mkdir(folder);
  const ask = asking(origin);
  const queue = new BoundedQueue({ atOnce });
  const answers = new Map<string, Answer>();
  const askAll = async (all: readonly Asked[]): Promise<Answer[]> => {
    const found = await Promise.all(all.map((asked) => queue.run(() => ask(asked))));
    for (const answer of found) answers.set(answer.name, answer);
    say(`${answers.size} answers`);
    return found;
  };

  const askPaths = (paths: readonly string[]) => askAll(paths.map((each) => ({ path: each })));

  const [index] = await askPaths(['/sitemap.xml']);
  const entries = index ? (await askPaths(pathsOfSitemap(index))).flatMap(pathsOfSitemap) : [];
  const pages = await askPaths([...new Set([...entries, ...screenPaths])]);
  await askPaths(linkedFrom(pages).filter((linked) => !answers.has(`GET ${linked}`)));
  await askPaths(someOf(entries, 24).flatMap((page) => queries.map((query) => `${page}?${query}`)));
  await askAll(someOf(entries, 12).map((page) => ({ path: page, method: 'HEAD' })));
  await askAll(someOf(pages, 12).map(again));
  await askPaths(Array.from({ length: mails }, (_, number) => `/dev/mail/sample/${number}`).flatMap((mail) => [mail, `${mail}/html`]));
  await askAll([...questions, ...gatewayQuestions, ...asNobody(origin)]);
  for (const paths of ways) for (const answer of await asMember(origin, paths)) answers.set(answer.name, answer);

  for (const answer of answers.values()) {
    const file = `${createHash('sha256').update(answer.name).digest('hex').slice(0, 20)}.json`;
    await writeFile(path.join(folder, file), JSON.stringify(answer));
  }
  say(`${answers.size} answers of ${origin} are in ${folder}`);
  return true;
}

/** The same question, by somebody who has the answer already. */
function again({ name, headers }: Answer): Asked {
  const etag = headers.find(([header]) => header === 'etag')?.[1] ?? '"none"';
  return { path: name.replace(/^GET /, ''), note: 'If-None-Match', headers: { 'If-None-Match': etag } };
}
