import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { patience } from '../patience.ts';
import { PublishedDirectory, processesIn, projectFolder, waitUntil } from '../processes.ts';

test('A test that is cut off leaves no process behind', async () => {
  await using data = new PublishedDirectory();
  const starting = `import { startSite } from './tests/processes.ts';
    await startSite({ dataDirectory: ${JSON.stringify(data.path)} });
    process.send('started');`;
  const cut = spawn(process.execPath, ['--input-type=module', '--eval', starting], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  expect(await once(cut, 'message')).toEqual(['started', undefined]);
  expect((await processesIn(data.path)).length).toBeGreaterThan(1);
  cut.kill('SIGKILL');
  await waitUntil(async () => (await processesIn(data.path)).length === 0, patience, 'all of it has ended');
});
