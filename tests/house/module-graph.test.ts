import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { patience } from '../patience.ts';
import { PublishedDirectory, projectFolder, startSite, waitUntil } from '../processes.ts';
import { loadedByScripts, loadedModules, tellingModules } from './module-graph.ts';

test('Processes that serve have each module once: all of the site is in the bundle, and nothing of it beside', async () => {
  const data = new PublishedDirectory();
  onTestFinished(() => data[Symbol.asyncDispose]());
  const file = path.join(data.path, 'loaded');
  const { program, origin } = await startSite({ dataDirectory: data.path, variables: tellingModules(file), words: ['--processes', '2'] });
  for (const path of ['/treatment', '/login', '/health/ready'])
    await waitUntil(async () => (await fetch(origin + path)).status === 200, patience, path);
  expect(await program.end()).toEqual({ code: 0, signal: null });
  const scripts = [...loadedByScripts, 'script/build.ts', 'script/built-server.ts', 'script/serve.ts'];
  expect(loadedModules(file)).toEqual(['build/server/index.js', ...scripts].sort());
  const bundle = await readFile(path.join(projectFolder, 'build/server/index.js'), 'utf8');
  for (const name of ['EnvironmentError', 'parseSmtpUrl', 'UsageError']) expect(bundle).not.toContain(name);
});
