import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openConnection } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { emptyDatabase } from '#database/testing.ts';
import { soundsOfficial } from './official-names.ts';
import { usernameSkeleton } from './username-skeleton.ts';

test.each([
  ['Alba', ['A1ba', 'AIba', 'alba', 'аӏьа', 'Álbá', 'ɑlba', 'ΑLBΑ', 'ALBA']],
  ['maria', ['Marıa', 'María', 'rnaria', 'mаriа', 'Maria']],
  ['lola', ['Iola', '1ola', 'LOLA', 'l0la', 'Iо1а']],
])('%s is taken for each of %j', (name, others) => {
  for (const other of others) expect([other, usernameSkeleton(other)]).toEqual([other, usernameSkeleton(name)]);
});

test('names that nobody mixes up stay apart', () => {
  const names = [
    'Maria',
    'Marla',
    'Mario',
    'Elia',
    'Ella',
    'Ana',
    'Anna',
    'Ana1',
    'Ana2',
    'Ольга',
    'Olga',
    '美恵子',
    '美惠子',
    'Sofia',
    'Sonia',
  ];
  expect(new Set(names.map(usernameSkeleton)).size).toBe(names.length);
});

test.each([
  ...[
    'AlbaSupport',
    'AlbaTeam',
    'admin1',
    'Moderator1',
    'A1ba',
    'AIba',
    'аӏьа',
    'ÁlbaOficial',
    '4dmin',
    'Adm1n',
    'TheAlbaTeam',
    'EquipoDeAlba',
  ],
  ...['SoporteAlba', 'Mod3rador', 'DoctoraAlba', 'Alba7', 'AskAlbaSupportUSA', 'AnaModeradora', 'AdminAna', 'anonymous', 'null'],
])('%s sounds official', (name) => expect(soundsOfficial(name)).toBe(true));

test.each([
  ...['AlbaGarcia', 'AlbaMaria', 'Albaricoque', 'AlbaDeLaCruz', 'AlbaModesta', 'Albania', 'Rosalba', 'Stafford', 'SupporterAna'],
  ...['Modesta', 'DoctoraAna', 'TeamAna', 'EquipoRosa', 'Informada', 'Oficina', 'Ольга', '美恵子'],
])('%s is somebody’s own name', (name) => expect(soundsOfficial(name)).toBe(false));

test('accounts of before get theirs by the migration, of look-alikes the oldest', async () => {
  const migrations = 'database/migrations';
  const before = await mkdtemp(path.join(tmpdir(), 'alba-migrations-'));
  onTestFinished(() => rm(before, { recursive: true }));
  for (const name of await readdir(migrations)) if (name < '0012') await cp(path.join(migrations, name), path.join(before, name));
  const owner = await emptyDatabase();
  await migrate(owner, before);
  const names = [
    'Alba',
    'MaríaJosé',
    'Ñandú77',
    'Iola',
    'ӏьаМ',
    'Ольга',
    'Ґанна',
    'Ελένη',
    'Œuvre',
    'łódź',
    '美恵子',
    'm0o1l',
    'Ｚoë'.normalize('NFKC'),
  ];
  const client = await openConnection(owner);
  try {
    const insert = (name: string, age: string) =>
      client.query(
        `insert into identity_user (id, username, username_key, email, locale, created_at) values ($1, $1, $1, lower($1) || '@example.org', 'es', now() - $2::interval)`,
        [name, age],
      );
    for (const name of names) await insert(name, '2 days');
    await insert('A1ba', '1 day');
    await migrate(owner);
    const { rows } = await client.query<{ username: string; username_skeleton: string | null }>(
      'select username, username_skeleton from identity_user',
    );
    const skeletons = new Map(rows.map((row) => [row.username, row.username_skeleton]));
    expect(skeletons.get('A1ba')).toBeNull();
    for (const name of names) expect([name, skeletons.get(name)]).toEqual([name, usernameSkeleton(name)]);
  } finally {
    await client.end();
  }
});
