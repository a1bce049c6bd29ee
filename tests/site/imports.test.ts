import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** What each layer may import. */
const below = {
  server: ['app', 'gateway', 'services', 'database', 'config'],
  app: ['services', 'config'],
  gateway: ['services', 'config'],
  services: ['database', 'config'],
  database: ['config'],
  config: [],
} satisfies Record<string, string[]>;
const layers = Object.keys(below);
const pairs = Object.entries(below).flatMap(([from, may]: [string, string[]]) =>
  layers.filter((to) => to !== from).map((to) => ({ from, to, isAllowed: may.includes(to) })),
);
/** In `app/` everything stands on a floor. */
const folderOf = (layer: string) => (layer === 'app' ? 'app/ui' : layer);

type Planted = { file: string; imports: string; law: string };
const breach = (file: string, imports: string, law: string): Planted => ({ file, imports, law });

const refused: Planted[] = [
  ...pairs
    .filter(({ isAllowed }) => !isAllowed)
    .flatMap(({ from, to }) => [
      breach(`${folderOf(from)}/asks-${to}.ts`, `#${folderOf(to)}/stone.ts`, `layers of ${from}`),
      breach(`${folderOf(from)}/steps-to-${to}.ts`, `${from === 'app' ? '../..' : '..'}/${folderOf(to)}/stone.ts`, `layers of ${from}`),
    ]),
  ...layers.flatMap((layer) => [
    breach(`${folderOf(layer)}/asks-scripts.ts`, `${layer === 'app' ? '../..' : '..'}/script/stone.ts`, `layers of ${layer}`),
    breach(`${folderOf(layer)}/asks-tests.ts`, '#tests/stone.ts', 'tests'),
    breach(`${folderOf(layer)}/asks-a-test.ts`, './stone.test.ts', 'tests'),
    breach(`${folderOf(layer)}/asks-a-helper.ts`, './testing-stones.ts', 'tests'),
    breach(`${folderOf(layer)}/asks-anybody.ts`, 'left-pad', `packages of ${layer}`),
  ]),
  breach('services/testing-a-site.ts', '#server/stone.ts', 'layers of services'),
  breach('services/asks-for-types.ts', 'type #server/stone.ts', 'layers of services'),
  breach('services/asks-later.ts', 'later #server/stone.ts', 'layers of services'),
  breach('services/asks-for-the-type-of.ts', 'typeof #server/stone.ts', 'layers of services'),
  breach('services/hands-on.ts', 'all of #server/stone.ts', 'layers of services'),
  breach('gateway/rows.ts', 'kysely', 'packages of gateway'),
  breach('gateway/routes.ts', 'hono', 'packages of gateway'),
  breach('services/view.ts', 'react', 'packages of services'),
  breach('services/types-of-routes.ts', 'type hono', 'packages of services'),
  breach('app/ui/rows.ts', 'type kysely', 'packages of app'),
  breach('app/ui/build.ts', 'vite', 'packages of app'),
  breach('app/routes.ts', 'kysely', 'packages of app/routes.ts'),
  breach('database/routes.ts', 'hono', 'packages of database'),
  breach('config/rows.ts', 'pg', 'packages of config'),
  breach('server/view.ts', 'react-dom', 'packages of server'),

  breach('services/content/model/reads.ts', 'node:fs', 'the model of content'),
  breach('services/content/model/rows.ts', '#database/stone.ts', 'the model of content'),
  breach('services/content/model/query.ts', 'kysely', 'the model of content'),
  breach('services/content/model/parses.ts', '#services/content/source/stone.ts', 'imports of services/content/model'),
  breach('services/content/source/stores.ts', '#services/content/publishing/stone.ts', 'imports of services/content/source'),
  breach('services/content/library/parses.ts', '../source/stone.ts', 'imports of services/content/library'),
  breach('services/content/publishing/indexes.ts', 'type #services/search/stone.ts', 'imports of services/content/publishing'),
  breach('services/content/publishing/shows.ts', '#services/content/library/stone.ts', 'imports of services/content/publishing'),
  breach('services/content/editorial/stores.ts', '#services/content/publishing/stone.ts', 'imports of services/content/editorial'),
  breach('services/search/publishes.ts', '#services/content/publishing/stone.ts', 'imports of services/search'),
  breach('services/media/shows.ts', '#services/content/library/stone.ts', 'imports of services/media'),

  breach('app/addresses/a.ts', '#app/pages/stone.ts', 'floor of addresses/'),
  breach('app/i18n/a.ts', '#app/addresses/stone.ts', 'floor of i18n/'),
  breach('app/context.ts', 'type #app/ui/stone.ts', 'floor of context.ts'),
  breach('app/ui/a.ts', '#app/features/lamp/lamp.ts', 'floor of ui/'),
  breach('app/features/lamp/a.ts', '../../content/stone.ts', 'floor of features/'),
  breach('app/content/a.ts', '#app/entries/stone.ts', 'floor of content/'),
  breach('app/content/b.ts', '#app/shell/stone.ts', 'floor of content/'),
  breach('app/entries/a.ts', '#app/screens/stone.ts', 'floor of entries/'),
  breach('app/screens/home/a.ts', '#app/root.tsx', 'floor of screens/'),
  breach('app/screens/home/b.ts', '#app/attic/stone.ts', 'floor of screens/'),
  breach('app/attic/a.ts', '#app/ui/stone.ts', 'no floor'),
  breach('app/screens/home/c.ts', '#app/features/lamp/bulb.ts', 'features from outside'),
  breach('app/features/chair/a.ts', '#app/features/lamp/bulb.ts', 'features among each other'),
  breach('app/features/chair/b.ts', '../lamp/Lamp.tsx', 'features among each other'),
  breach('app/screens/home/d.ts', '#app/screens/home/home-screen.tsx', 'routes'),
  breach('app/screens/home/e.ts', 'type #app/screens/home/home-screen.tsx', 'routes'),

  breach('app/features/lamp/Switch.island.tsx', '#services/identity/auth.ts', 'services in a browser'),
  breach('app/features/lamp/lamp.enhance.ts', '#services/identity/deep/auth.ts', 'services in a browser'),
  breach('app/features/lamp/used-by-dimmer.ts', '#services/identity/used-by-dimmer.ts', 'services in a browser'),
  breach('app/screens/member/Profile.tsx', '#services/identity/members.ts', 'services in a browser'),
  breach('services/identity/shared.ts', './rules.ts', 'services in a browser'),
  breach('app/entry.client.ts', '#server/stone.ts', 'the server in a browser'),
  breach('app/features/lamp/Wall.island.tsx', './wall.server.ts', 'the server in a browser'),
  breach('app/features/lamp/Shade.island.tsx', './lamp.words.ts', 'words in a browser'),
  breach('app/features/lamp/File.island.tsx', 'node:fs', 'Node in a browser'),
  breach('app/features/lamp/used-by-path.ts', 'path', 'Node in a browser'),
  breach('app/features/lamp/Form.island.tsx', 'zod', 'packages in a browser'),

  breach('services/guests.ts', 'rows of identity_session', 'sessions'),
  breach('services/circle/one.ts', './two.ts', 'circles'),
  breach('services/circle/two.ts', 'type ./one.ts', 'circles'),
  breach('services/first/a.ts', '#services/second/b.ts', 'circles'),
  breach('services/second/c.ts', '#services/first/deep/d.ts', 'circles'),
];
/** What some of them need to be what they are. */
const around = [
  ['app/features/lamp/Dimmer.island.tsx', './used-by-dimmer.ts'],
  ['app/features/lamp/Path.island.tsx', './used-by-path.ts'],
  ['app/screens/member/profile-screen.tsx', '#app/application.client.ts', './Profile.tsx'],
] as const;

const allowed = [
  ...pairs
    .filter(({ isAllowed }) => isAllowed)
    .map(({ from, to }) => [`${folderOf(from)}/asks-${to}.ts`, `#${folderOf(to)}/stone.ts`] as const),
  ['config/reads.ts', 'node:fs', 'zod'],
  ['database/rows.ts', 'kysely', 'type pg'],
  ['services/text.ts', 'type mdast', 'mdast-util-to-string', 'node:path'],
  ['services/text.test.ts', './text.ts', '#tests/stone.ts', 'react'],
  ['services/testing.ts', './text.ts', 'vitest'],
  ['app/routes.ts', '@react-router/dev/routes'],
  ['app/root.tsx', '#app/shell/Shell.tsx', './context.ts'],
  ['app/screens/home/home-screen.tsx', '#app/shell/Shell.tsx', '#app/features/lamp/Lamp.tsx', '#services/search/search.ts'],
  ['app/features/chair/Chair.tsx', '#app/features/lamp/lamp.ts', '#app/features/lamp/hooks.ts', './leg.ts'],
  ['app/shell/shell-words.server.ts', '#app/features/lamp/lamp.words.ts'],
  ['app/features/chair/Chair.island.tsx', 'type ./chair.words.ts'],
  ['app/features/chair/Label.island.tsx', './words.at-build.ts'],
  ['app/features/chair/words.at-build.ts', '#app/i18n/compile.server.ts'],
  ['app/features/lamp/Switch.island.tsx', '#services/search/shared.ts', 'type #services/search/search.ts', 'react', '#config/locale.ts'],
  ['app/screens/member/profile-screen.tsx', '#app/application.client.ts', './Profile.tsx', '#services/search/search.ts', 'zod'],
  ['services/content/source/parse.ts', '#services/content/model/stone.ts', 'node:fs', 'mdast-util-to-string'],
  ['services/content/publishing/store.ts', '#services/content/source/parse.ts', '#services/cache-tags/stone.ts', '#database/stone.ts'],
  ['services/search/index.ts', '#services/content/model/stone.ts', 'kysely'],
  ['services/library/publish.ts', '#services/content/publishing/store.ts', '#services/search/index.ts'],
  ['services/first/a.ts', '#services/second/b.ts'],
  ['services/second/c.ts', '#services/third/d.ts'],
] as const;

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** A site of these files, and of what they import. */
function site(files: readonly (readonly [string, ...string[]])[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'alba-imports-'));
  roots.push(root);
  copyFileSync('package.json', path.join(root, 'package.json'));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  spawnSync('git', ['init', '--quiet'], { cwd: root });
  for (const [file, ...imports] of files) write(path.join(root, file), imports.map(statement).join('\n'));
  for (const [file, ...imports] of files) for (const each of imports) writeStone(root, file, each);
  return root;
}

function statement(imported: string, index: number): string {
  const words = imported.split(' ');
  const name = words.pop();
  if (words.length === 0) return `import { x as x${index} } from '${name}';\nexport const y${index} = x${index};\n`;
  if (words[0] === 'type') return `import type { X${index} } from '${name}';\nexport type Y${index} = X${index};\n`;
  if (words[0] === 'typeof') return `export type Y${index} = typeof import('${name}');\n`;
  if (words[0] === 'rows') return `export const rows = 'insert into ${name} (id) values (1)';\n`;
  if (words[0] === 'later') return `export const y${index} = () => import('${name}');\n`;
  return `export * from '${name}';\n`;
}

function writeStone(root: string, file: string, imported: string): void {
  const name = imported.split(' ').at(-1) ?? '';
  const beside = name.startsWith('.') ? path.join(path.dirname(file), name) : null;
  const stone = beside ?? (name.startsWith('#') ? name.slice(1) : null);
  if (stone !== null && !existsSync(path.join(root, stone))) write(path.join(root, stone), 'export const x = 1;\n');
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function hold(root: string, ...flags: string[]): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, path.resolve('script/laws.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr };
}

/** The name of each law that was broken, with the lines below it. */
function broken(said: string): Map<string, string> {
  return new Map(said.split(/\n(?=\S)/).map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf('\n'))]));
}

describe('an import that a law does not allow is refused', () => {
  const { code, said } = hold(site([...refused.map(({ file, imports }) => [file, imports] as const), ...around]));
  const laws = broken(said);

  it('all of them at once', () => {
    expect(code).toBe(1);
  });

  it.each(refused)('$law: $file -> $imports', ({ file, law }) => {
    expect(laws.get(law)).toContain(`${file} -> `);
  });
});

describe('an import that the laws allow', () => {
  const root = site(allowed);

  it('passes', () => {
    expect(hold(root).said).toMatch(/^\d+ files, \d+ imports, 0 against a law\n$/);
  });

  it('does not pass when the files could not be read', () => {
    const withoutCompiler = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) { if (name.startsWith('typescript-6')) throw new Error('none'); return next(name, context); } });`;
    const { code, said } = hold(root, '--import', `data:text/javascript,${encodeURIComponent(withoutCompiler)}`);
    expect(code).toBe(1);
    expect(broken(said).get('every file')).toContain('services/text.ts');
  });
});
