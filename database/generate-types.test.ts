import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from 'vitest';

test('types.ts is what the migrations make', async () => {
  await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'generate-types.ts'), '--check']);
});
