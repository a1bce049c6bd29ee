import { site } from '#app/addresses/site.ts';
import { hasErrors } from '#services/content/source/check-entry.ts';
import { publishLibrary } from '#services/library/publish-library.ts';
import { say } from '../run.ts';
import { type Command, sayProblems, withDatabase } from './command.ts';

/** Publishes the folder, or only these entries of it, and reports the result. */
export async function publishAndReport(root: string, only?: readonly string[]): Promise<void> {
  await withDatabase(async ({ db }, { dataDirectory, name }) => {
    const onTerminal = process.stdout.isTTY;
    const onProgress = (done: number, total: number) =>
      void (onTerminal && process.stdout.write(`\r${done} of ${total}${done === total ? '\n' : ''}`));
    const { published, unchanged, refused, assets, problems } = await publishLibrary(db, {
      root,
      site,
      dataDirectory,
      withoutSamples: name === 'production',
      onProgress,
      ...(only ? { only } : {}),
    });
    sayProblems(problems);
    say(
      `Published ${published.length}, unchanged ${unchanged}, refused ${refused.length}${assets.length > 0 ? `, assets ${assets.length}` : ''}`,
    );
    if (hasErrors({ problems })) process.exitCode = 1;
  });
}

export const publish: Command = {
  usage: 'publish [ID…]',
  about:
    'publishes what changed (of these entries, if any are named), one transaction an entry; an entry with an error is refused and what was published of it stays',
  run: (ids, { folder }) => publishAndReport(folder, ids.length > 0 ? ids : undefined),
};
