import { TemporaryDirectory } from '../processes.ts';
import { preparePublished } from '../published-library.ts';

/**
 * Vitest's global setup: builds the site and publishes the library once, for each `PublishedDirectory` to begin with. What Node has
 * compiled is cached for all programs that are started, whose starts are half of their work otherwise.
 */
export async function setup(): Promise<() => Promise<void>> {
  const compiled = new TemporaryDirectory();
  process.env.NODE_COMPILE_CACHE = compiled.path;
  const forget = await preparePublished();
  return async () => {
    await Promise.all([forget(), compiled[Symbol.asyncDispose]()]);
  };
}
