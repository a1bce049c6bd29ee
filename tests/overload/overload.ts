import { locales } from '#config/locale.ts';
import { ask } from '../asking.ts';
import { median } from '../bench/cpu.ts';
import { watchMemory } from '../memory.ts';
import { PublishedDirectory, type Site, startSite } from '../processes.ts';
import type { Findings, Plan } from './load-plan.ts';
import { runAlone, runTogether, startBare } from './loads.ts';
import { askFromOneAddress } from './one-address.ts';

type Say = (line: string) => void;
/** `isTimed`: whether the times of answers are held against the limit, which says something only where nobody else uses the machine. */
type Options = { rounds: number; seconds: number; isTimed?: boolean; say: Say };

/** Requests a second for pages that are kept: what a busy site has. */
const keptRate = 200;
/** How many times what can be rendered is asked for. */
const overload = 4;
/** The p99 of kept pages under load, against that without; or what no reader notices, in milliseconds. */
const slower = 3;
const unnoticed = 50;
/** How much more memory the process may take, in MB. */
const moreMemory = 150;

/**
 * Asks a site for four times what it can render, from very many addresses, beside readers of pages that are kept. Every answer must be
 * a right page or a refusal that says when to come back, memory must stay bounded, and the readers must hardly notice.
 *
 * Whoever makes so much load takes a part of the machine, which is not the site's doing. So what is held against the load is the same
 * readers while the same load falls on another server, which answers everything at once from a few lines of code.
 */
export async function measureOverload({ rounds, seconds, isTimed = true, say }: Options): Promise<boolean> {
  await using data = new PublishedDirectory();
  const site = await startSite({ dataDirectory: data.path, variables: { TRUSTED_PROXIES: 'loopback' } });
  const bare = await startBare(data.path, (await ask(site.port, '/503')).body);
  try {
    const overloaded = await measure(site, bare.port, { rounds, seconds, isTimed, say });
    const limited = await askFromOneAddress(site.port, say);
    const lines = [...overloaded, ...limited];
    for (const { name, holds } of lines) say(`${holds ? 'holds' : 'DOES NOT HOLD'}: ${name}`);
    return lines.every(({ holds }) => holds);
  } finally {
    bare.end();
    await site.program.end();
  }
}

export type Line = { name: string; holds: boolean };

async function measure(site: Site, barePort: number, { rounds, seconds, isTimed, say }: Options): Promise<Line[]> {
  const paths = await pathsOf(site.port);
  const anew = paths.map((each) => `${each}?preview=none`);
  const perSecond = await renderedPerSecond(site.port, anew, seconds);
  say(`${perSecond.toFixed(0)} pages a second can be made anew; ${(overload * perSecond).toFixed(0)} are asked for`);
  const readers: Plan = { port: site.port, paths, rate: keptRate, seconds, isHeld: true };
  const crowd: Plan = { ...readers, paths: anew, rate: overload * perSecond };
  const alone = await runAlone(readers);
  say(`kept pages, ${keptRate} a second: ${timesOf(alone)} with nothing beside them`);
  const memory = watchMemory(site.program.child.pid ?? 0, moreMemory);
  const found: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    const [calm] = await runTogether(readers, { ...crowd, port: barePort, isHeld: false });
    const [loaded, crowded] = await runTogether(readers, crowd);
    found.push({ calm, loaded, crowded });
    say(`  beside the load on another server: ${timesOf(calm)}`);
    say(`  beside the load on the site:       ${timesOf(loaded)}; the load got ${countsOf(crowded)}, ${timesOf(crowded)}`);
  }
  const lines = linesOf(found, say);
  return [...lines.answers, ...(isTimed ? [lines.times] : []), memory.end()];
}

/** Kept pages beside the load on another server, beside that on the site, and what became of that. */
type Round = { calm: Findings; loaded: Findings; crowded: Findings };

function linesOf(found: readonly Round[], say: Say): { answers: Line[]; times: Line } {
  const wrong = found.flatMap(({ loaded, crowded }) => [...loaded.wrong, ...crowded.wrong]);
  for (const each of wrong.slice(0, 10)) say(`WRONG ${each}`);
  const refused = found.filter(({ loaded }) => Object.keys(loaded.answers).some((status) => status !== '200'));
  const [calm, loaded] = [median(found.map((each) => each.calm.p99)), median(found.map((each) => each.loaded.p99))];
  const answers = [
    { name: `every answer is a right page, or 503 or 429 with Retry-After: ${wrong.length} are not`, holds: wrong.length === 0 },
    { name: `kept pages are never refused: ${refused.map((each) => countsOf(each.loaded)).join('; ')}`, holds: refused.length === 0 },
  ];
  const ratio = loaded / calm;
  const times = {
    name: `p99 of kept pages ${loaded.toFixed(1)} ms under load, ${ratio.toFixed(1)}x of ${calm.toFixed(1)} ms (at most ${slower}x, or ${unnoticed} ms)`,
    holds: ratio <= slower || loaded <= unnoticed,
  };
  return { answers, times };
}

/** The pages of entries, from the sitemaps: of both languages by turns, since a short load asks for the first of them alone. */
async function pathsOf(port: number): Promise<string[]> {
  const files = await Promise.all(locales.map((locale) => ask(port, `/sitemaps/${locale}-1.xml`)));
  const byLocale = files.map(({ body }) =>
    [...body.toString().matchAll(/<loc>[a-z]+:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, found = '/']) => found),
  );
  const most = Math.max(...byLocale.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => byLocale.flatMap((paths) => paths[index] ?? [])).flat();
}

/** As many as there are when each of a few readers asks for the next page as soon as there is the one before. */
async function renderedPerSecond(port: number, paths: readonly string[], seconds: number): Promise<number> {
  const readFor = async (milliseconds: number) => {
    const started = performance.now();
    let [asked, count] = [0, 0];
    const read = async () => {
      while (performance.now() - started < milliseconds) {
        const { status } = await ask(port, paths[asked++ % paths.length] ?? '/', { encoding: 'gzip, deflate, br' });
        // One that could not be made in time is none.
        if (status === 200) count += 1;
        else if (status !== 503) throw new Error(`a page answered ${status} while pages were counted`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, read));
    return (count / (performance.now() - started)) * 1000;
  };
  await readFor((seconds * 1000) / 2); // until the code is compiled
  return readFor(seconds * 1000);
}

function timesOf({ median, p99, longest }: Findings): string {
  return `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)}, longest ${longest.toFixed(0)}`;
}

function countsOf({ answers }: Findings): string {
  return Object.entries(answers)
    .map(([status, count]) => `${count} times ${status}`)
    .join(', ');
}
