import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { newMember, Visitor } from '../accounts.ts';
import { randomOf } from '../bench/generated-words.ts';
import { patience } from '../patience.ts';
import { freePort, PublishedDirectory, waitUntil } from '../processes.ts';
import { KilledSite } from './killed-site.ts';
import { Saver } from './saver.ts';

/** `changes` are acknowledged ones. */
type Options = { changes: number; kills: number; seed?: number; say(line: string): void };

const tabs = 2;
/** So many entries each tab saves and removes. */
const entriesEach = 15;
/** At most so long after the change that it waits for a kill comes, in milliseconds. */
const latestKill = 120;

/**
 * Has a member save and remove entries in two tabs at once, while the web process and its database are killed in turn, and changes that
 * were made arrive again. The list is in the end what was acknowledged.
 */
export async function proveSaving({ changes, kills, seed = 1, say }: Options): Promise<{ faults: string[] }> {
  await using data = new PublishedDirectory();
  const random = randomOf(`saving ${seed}`);
  const site = new KilledSite(await freePort(), data.path);
  await site.start();
  try {
    const visitor = new Visitor(site.origin);
    // A busy machine says when to come back.
    await waitUntil(async () => (await visitor.post('/sign-up', newMember('saver'))).status !== 503, patience, 'somebody is signed up');
    const entries = (await readdir('content/page')).sort();
    const savers = Array.from({ length: tabs }, (_, tab) => {
      const [first = '', ...others] = entries.slice(tab * entriesEach, (tab + 1) * entriesEach);
      return new Saver(visitor, [first, ...others], { random: randomOf(`saver ${tab} ${seed}`), isUp: () => site.isUp });
    });
    const acknowledged = () => savers.reduce((sum, { made }) => sum + made, 0);
    let isOver = false;
    const saving = Promise.all(savers.map((each) => each.save(() => isOver)));
    // A fault ends the proof at its next step, and not as a rejection that nobody handles.
    saving.catch(() => {});
    const until = (count: number) => Promise.race([waitUntil(() => acknowledged() >= count, patience, `${count} changes`), saving]);
    for (let kill = 1; kill <= kills; kill++) {
      await until(Math.round((kill * changes) / (kills + 1)));
      await sleep(random() * latestKill);
      const [before, what] = [acknowledged(), kill % 2 === 0 ? 'database' : 'web'];
      if (what === 'database') await site.killDatabase();
      else {
        await site.kill();
        await site.start();
      }
      say(`${String(kill).padStart(3)}  ${what.padEnd(8)} killed after ${before} changes`);
    }
    await until(changes);
    isOver = true;
    await saving;
    const faults = savers.flatMap((each) => each.faults);
    for (const each of savers) {
      const [is, wanted] = [JSON.stringify(await each.listed()), JSON.stringify([...each.saved].sort())];
      if (is !== wanted) faults.push(`the list has ${is} and not ${wanted}`);
    }
    for (const each of faults.slice(0, 20)) say(`FAULT ${each}`);
    const again = savers.reduce((sum, each) => sum + each.again, 0);
    say(`${acknowledged()} changes in ${tabs} tabs under ${kills} kills: ${again} arrived again; ${faults.length} faults`);
    return { faults };
  } finally {
    await site.end();
  }
}
