import { startSite, TemporaryDirectory } from './processes.ts';

/**
 * Publishes the library once, for each `PublishedDirectory` of this process, and of those that it starts, to begin with; unless that was
 * done by who started this one. Gives what takes it away again.
 */
export async function preparePublished(): Promise<() => Promise<void>> {
  if (process.env.PUBLISHED_DATA) return async () => {};
  const data = new TemporaryDirectory();
  const { program } = await startSite({ dataDirectory: data.path });
  await program.end();
  process.env.PUBLISHED_DATA = data.path;
  return async () => {
    delete process.env.PUBLISHED_DATA;
    await data[Symbol.asyncDispose]();
  };
}
