import { startSite, TemporaryDirectory } from '../processes.ts';

/** Vitest's global setup: builds the site and publishes the library once, for each `PublishedDirectory` to begin with. */
export async function setup(): Promise<() => Promise<void>> {
  const data = new TemporaryDirectory();
  const { program } = await startSite({ dataDirectory: data.path });
  await program.end();
  process.env.PUBLISHED_DATA = data.path;
  return () => data[Symbol.asyncDispose]();
}
