import { startSite, TemporaryDirectory } from '../processes.ts';

/**
 * Vitest's global setup: builds the site and publishes the library once, for each `PublishedDirectory` to begin with. What Node has
 * compiled is cached for all programs that are started, whose starts are half of their work otherwise.
 */
export async function setup(): Promise<() => Promise<void>> {
  const [data, compiled] = [new TemporaryDirectory(), new TemporaryDirectory()];
  process.env.NODE_COMPILE_CACHE = compiled.path;
  const { program } = await startSite({ dataDirectory: data.path });
  await program.end();
  process.env.PUBLISHED_DATA = data.path;
  return async () => {
    await Promise.all([data[Symbol.asyncDispose](), compiled[Symbol.asyncDispose]()]);
  };
}
