import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from 'vitest';

test('documents.ts is what the operations and the schema make', async () => {
  await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'generate.ts'), '--check']);
});
