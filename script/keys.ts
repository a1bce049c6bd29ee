import { formatMemberKeys, keptMemberKeys, memberKeysOf, newMemberKey } from '#config/member-keys.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { countByKey, rotate } from '#services/members/keys/rotation.ts';
import { resealRecords } from '#services/members/store/reseal.ts';
import { sayTable, withDatabase } from './library/command.ts';
import { type OperatorLog, operatorLog, operatorOf, operatorUsage } from './library/operator.ts';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

type Site = [...Parameters<Parameters<typeof withDatabase>[0]>, by: OperatorLog];
type Command = { about: string; takesId?: boolean; run(site: Site, id: string): Promise<void> };

const commands: Record<string, Command> = {
  status: {
    about: 'shows the keys, and how many members’ keys each of them wraps',
    run: ([{ db }, environment]) => status(db, environment),
  },
  new: { about: 'makes a key: the current one where this machine keeps them itself, else to be put into MEMBER_KEYS', run: make },
  rotate: { about: 'wraps every member’s key under the current key; may be stopped, and begun again', run: rotateAll },
  reseal: { about: 'writes records of an older vocabulary in that of today; may be stopped, and begun again', run: reseal },
  forget: { about: 'takes a key out that wraps no member’s any more, where this machine keeps them itself', takesId: true, run: forget },
};

const usage = [
  'script/keys COMMAND, on the keys that wrap the keys of members, beside a running site or without one.',
  ...Object.entries(commands).map(([name, { about, takesId }]) => `  ${`${name}${takesId ? ' ID' : ''}`.padEnd(10)} ${about}`),
  operatorUsage,
].join('\n');

await run(async () => {
  const { operator, words } = operatorOf(process.argv.slice(2));
  const [name = '', id, ...more] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || more.length > 0 || (id === undefined) === (command.takesId ?? false)) throw new UsageError(usage);
  await withDatabase(async (database, environment) => {
    const by = await operatorLog(database, environment, operator);
    await by.log(name === 'status' ? 'operator-listed' : 'operator-changed', `keys of members: ${name}`, id);
    await command.run([database, environment, by], id ?? '');
  });
});

async function status(db: Site[0]['db'], environment: Site[1]): Promise<void> {
  const keys = await memberKeysOf(environment);
  const counts = await countByKey(db);
  const known = new Set(keys.map(({ id }) => id));
  const missing = [...counts.keys()].filter((id) => !known.has(id));
  sayTable(
    ['key', 'to be replaced by', 'wraps', ''],
    [
      ...keys.map(({ id, end }, index) => [id, end, String(counts.get(id) ?? 0), index === 0 ? 'current' : '']),
      ...missing.map((id) => [id, 'unknown', String(counts.get(id)), 'missing: nobody can read what these members told']),
    ],
  );
}

function make([database, environment]: Site): Promise<void> {
  return changingKeys(database, async () => {
    const keys = await memberKeysOf(environment);
    const made = newMemberKey(
      new Date(),
      keys.map(({ id }) => id),
    );
    if (environment.memberKeys) return say(formatMemberKeys([made]));
    await keptMemberKeys(environment.dataDirectory).store([made, ...keys]);
    say(`${made.id} is the current key now: script/keys rotate brings every member’s under it.`);
  });
}

async function rotateAll([{ db }, environment, { audit }]: Site): Promise<void> {
  // Another key may become the current one meanwhile.
  const ring = keyRing(() => memberKeysOf(environment), audit);
  const { seen, done } = await rotate(db, ring, { onProgress: (all, wrapped) => say(`${all} members seen, ${wrapped} keys wrapped anew`) });
  say(`Done: of ${seen} members, ${done} had a key that another one wrapped. All are under ${await ring.currentId()} now.`);
}

async function reseal([{ db }, environment, { audit }]: Site): Promise<void> {
  const ring = keyRing(() => memberKeysOf(environment), audit);
  const { seen, done } = await resealRecords(db, ring, {
    onProgress: (all, written) => say(`${all} members seen, ${written} with older records`),
  });
  say(`Done: of ${seen} members, ${done} had records in an older vocabulary. All are in that of today now.`);
}

async function forget([database, environment]: Site, id: string): Promise<void> {
  if (environment.memberKeys) throw new UsageError('MEMBER_KEYS names the keys: take it out there, once status says that it wraps none.');
  await changingKeys(database, async () => {
    const [current, ...former] = await memberKeysOf(environment);
    if (!former.some((key) => key.id === id)) throw new UsageError(`${id} is no former key.`);
    const wrapped = (await countByKey(database.db, { waits: true })).get(id) ?? 0;
    if (wrapped > 0) throw new UsageError(`${id} still wraps the keys of ${wrapped} members: script/keys rotate first.`);
    await keptMemberKeys(environment.dataDirectory).store([current, ...former.filter((key) => key.id !== id)]);
    say(`${id} is forgotten.`);
  });
}

/** One command changes the keys at a time: of two, the second would write over what the first made, and members may be under it by then. */
function changingKeys({ withAdvisoryLock }: Site[0], change: () => Promise<void>): Promise<void> {
  return withAdvisoryLock('member keys', change);
}
