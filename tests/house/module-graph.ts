import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../processes.ts';

/** For a script whose modules are to be told afterwards by `loadedModules`: what Node loads, and not what a bundle or Vite runs. */
export function tellingModules(file: string): Record<string, string> {
  return { LOADED_MODULES: file, NODE_OPTIONS: `--import=${path.join(projectFolder, 'tests/house/loaded-modules.ts')}` };
}

/** The modules of a project that were loaded, packages left out: each once, in order. */
export function loadedModules(file: string, folder = projectFolder): string[] {
  const urls = new Set(readFileSync(file, 'utf8').split('\n'));
  const files = [...urls].filter((url) => url.startsWith('file:')).map((url) => path.relative(folder, fileURLToPath(url)));
  return files.filter((name) => !name.startsWith('..') && !name.includes('node_modules') && !name.startsWith('tests/')).sort();
}

/** What scripts parse before anything of the site is there. */
export const loadedByScripts = [
  'config/analytics.ts',
  'config/audit-target.ts',
  'config/contentful.ts',
  'config/environment.ts',
  'config/identity-provider.ts',
  'config/kept-file.ts',
  'config/loopback.ts',
  'config/media-bucket.ts',
  'config/member-keys.ts',
  'config/smtp.ts',
  'script/run.ts',
  'script/usage-error.ts',
];
