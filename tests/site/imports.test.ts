import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const forbidden = [
  ['config', '#database/database.ts'],
  ['database', '#services/content/library/store.ts'],
  ['database/embedded', '../../server/app.ts'],
  ['services/content', '#app/addresses/paths.ts'],
  ['services/content', '../../app/addresses/paths.ts'],
  ['services/content/model/sections', 'react'],
  ['services', 'hono'],
  ['app', '#server/app.ts'],
  ['app/screens/home', '#database/types.ts'],
  ['app/screens/home', '../../../server/app.ts'],
  ['app', '#gateway/schema.ts'],
  ['gateway', '#app/addresses/paths.ts'],
  ['gateway', '#database/types.ts'],
] as const;
const allowed = [
  ['server', '#app/addresses/paths.ts'],
  ['app', '#services/content/library/store.ts'],
  ['services', '#database/types.ts'],
  ['database', '#config/environment.ts'],
] as const;

const report = z.object({ diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })) });

/** Puts a file with each of these imports where it would stand, lints them all, and says which are refused. */
function refusedOf(imports: readonly (readonly [string, string])[]): boolean[] {
  const root = mkdtempSync(path.join(tmpdir(), 'alba-imports-'));
  try {
    const configuration = JSON.parse(readFileSync('biome.json', 'utf8'));
    writeFileSync(path.join(root, 'biome.json'), JSON.stringify({ ...configuration, $schema: undefined, vcs: undefined }));
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
    const files = imports.map(([folder, imported], index) => {
      const file = path.join(folder, `file-${index}.ts`);
      mkdirSync(path.join(root, folder), { recursive: true });
      writeFileSync(path.join(root, file), `import { x } from '${imported}';\nexport const y = x;\n`);
      return file;
    });
    const { stdout } = spawnSync(path.resolve('node_modules/.bin/biome'), ['lint', '--reporter=json', '--max-diagnostics=none', '.'], {
      cwd: root,
      encoding: 'utf8',
    });
    const { diagnostics } = report.parse(JSON.parse(stdout));
    return files.map((file) =>
      diagnostics.some(({ category, location }) => category.endsWith('noRestrictedImports') && location.path === file),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('imports run one way: server -> app, gateway -> services -> database -> config', () => {
  const refused = refusedOf([...forbidden, ...allowed]);

  it.each(forbidden.map(([folder, imported], index) => ({ folder, imported, index })))('$folder may not import $imported', ({ index }) => {
    expect(refused[index]).toBe(true);
  });

  it.each(allowed.map(([folder, imported], index) => ({ folder, imported, index })))('$folder may import $imported', ({ index }) => {
    expect(refused[forbidden.length + index]).toBe(false);
  });
});
