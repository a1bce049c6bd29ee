import { openDatabase } from '#database/database.ts';
import { standInRegistry } from '#services/trials/testing-registry.ts';
import { madeStudies } from '#services/trials/testing-studies.ts';
import { trials } from '#services/trials/trials.ts';

/** A registry of trials that are made up, for a site that is started with its `variables`. */
export async function madeRegistry() {
  const registry = await standInRegistry({
    studies: madeStudies({ studies: 120, sites: 1_200, seed: 5 }),
    dataTimestamp: '2026-11-20T09:00:00',
  });
  return {
    variables: { TRIALS_REGISTRY_URL: registry.url, TRIALS_SAMPLE: '1' },
    /** Copies it for the site that runs in a folder, which would begin at the next ten minutes, with a second between requests. */
    async copyFor(dataDirectory: string): Promise<void> {
      const { db, close } = await openDatabase({ dataDirectory, joins: true });
      try {
        await trials(db, { url: registry.url, isSample: true }, { pace: 0 }).mirror?.run(new AbortController().signal);
      } finally {
        await close();
      }
    },
    close: registry.close,
  };
}
