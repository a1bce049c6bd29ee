import { Session } from 'node:inspector/promises';
import { site } from '#app/addresses/site.ts';
import { parseEnvironment } from '#config/environment.ts';
import { publishLibrary } from '#services/library/publish-library.ts';
import { builtServer } from '../../script/built-server.ts';
import { TemporaryDirectory } from '../processes.ts';

type Say = (line: string) => void;
type Part = (typeof parts)[number]['name'] | 'other';

const article = '/treatment/chemotherapy';
const times = 400;
/** All that is done to make a page, against what React alone takes for it. */
const limit = 3;

/** Whose time it is, by the file of the function that runs. What a component calls is React's render of the tree. */
const parts = [
  { name: 'React Router', files: /node_modules\/react-router\// },
  { name: 'database (kysely, pg)', files: /node_modules\/(kysely|pg[\w-]*|postgres[\w-]*)\// },
  { name: 'parsing rows (zod)', files: /node_modules\/zod\// },
  { name: 'Hono', files: /node_modules\/(hono|@hono)\// },
  { name: 'Alba', files: /build\/server\// },
  { name: 'Node', files: /^node:/ },
] as const;

/** What the heaviest article costs when it is made anew, and on what. */
export async function measureRendering(say: Say): Promise<boolean> {
  await using data = new TemporaryDirectory();
  const environment = parseEnvironment({ DATA_DIR: data.path, LOG_LEVEL: 'silent' });
  const { createApp, createLog, openDatabase, openServices, typeLabelIn } = await builtServer();
  const database = await openDatabase({ dataDirectory: data.path });
  try {
    await publishLibrary(database.db, { root: 'content', site, dataDirectory: data.path });
    const secret = 'a secret of the bench, and of nothing else';
    const app = createApp(openServices({ typeLabels: typeLabelIn, environment, secret, db: database.db, log: createLog(environment) }));
    const make = async () => {
      const response = await app.fetch(new Request(environment.origin + article));
      if (response.status !== 200) throw new Error(`the article answered ${response.status}`);
      await response.arrayBuffer();
    };
    for (let warm = 0; warm < times; warm++) await make();
    const spent = await profile(async () => {
      for (let time = 0; time < times; time++) await make();
    });
    return print(spent, say);
  } finally {
    await database.close();
  }
}

function print(spent: ReadonlyMap<Part | 'React' | 'garbage', number>, say: Say): boolean {
  const react = spent.get('React') ?? 0;
  const garbage = spent.get('garbage') ?? 0;
  const all = [...spent.values()].reduce((sum, each) => sum + each, 0) - garbage;
  const ratio = all / react;
  say(`The heaviest article made anew, ${times} times: ${((all + garbage) / times / 1000).toFixed(2)} ms of the processor each`);
  for (const [name, microseconds] of [...spent].toSorted(([, a], [, b]) => b - a))
    say(`  ${name.padEnd(22)} ${(microseconds / times / 1000).toFixed(2).padStart(6)} ms`);
  say(`  ${ratio.toFixed(2)}x React’s own render of the same tree (at most ${limit})${ratio > limit ? '   OVER' : ''}`);
  return ratio <= limit;
}

/** Microseconds by whose they are. Collecting garbage, which falls to all alike, stands apart; waiting is left out. */
async function profile(run: () => Promise<void>): Promise<Map<Part | 'React' | 'garbage', number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  await run();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parent = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((child): [number, number] => [child, id])));
  const owners = new Map<number, Part | 'React' | 'garbage' | 'idle'>();
  const ownerOf = (id: number): Part | 'React' | 'garbage' | 'idle' => {
    const known = owners.get(id);
    if (known) return known;
    const { functionName = '', url = '' } = nodes.get(id)?.callFrame ?? {};
    const above = parent.get(id);
    const owner =
      functionName === '(garbage collector)'
        ? 'garbage'
        : functionName === '(idle)' || url === 'node:inspector'
          ? 'idle'
          : /node_modules\/react(-dom)?\//.test(url) || (above !== undefined && ownerOf(above) === 'React')
            ? 'React'
            : (parts.find(({ files }) => files.test(url))?.name ?? (above === undefined ? 'other' : ownerOf(above)));
    owners.set(id, owner);
    return owner;
  };
  const spent = new Map<Part | 'React' | 'garbage', number>();
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const owner = ownerOf(id);
    if (owner !== 'idle') spent.set(owner, (spent.get(owner) ?? 0) + (profile.timeDeltas?.[index] ?? 0));
  }
  return spent;
}
