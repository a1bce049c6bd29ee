import { capture } from '#tests/comparison/capture.ts';
import { compare } from '#tests/comparison/compare.ts';
import { UsageError } from './usage-error.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

// Not through `run.ts`, nor as a bench: both import the site, which may be broken in the middle of a refactoring.
const [command = '', first = '', second = ''] = process.argv.slice(2);
try {
  if (!['capture', 'compare'].includes(command) || second === '')
    throw new UsageError('script/comparison capture DIR ORIGIN, or compare DIR DIR');
  const isSame = command === 'compare' ? await compare(first, second, say) : await capture(first, second, say);
  process.exitCode = isSame ? 0 : 1;
} catch (error) {
  // An error of the file system is one line too, such as a folder that exists or does not.
  if (!(error instanceof UsageError || (error instanceof Error && 'syscall' in error))) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
