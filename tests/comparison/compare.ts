import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { diffArrays } from 'diff';
import type { Answer } from './ask.ts';
import { linesOf } from './normalise.ts';

/** The most that is shown: differences, and lines of each. */
const most = { groups: 60, lines: 30 };

/** Prints in what the answers in two folders differ, the same difference once. Whether they are the same. */
export async function compare(before: string, after: string, say: (line: string) => void): Promise<boolean> {
  const [old, new_] = await Promise.all([filesIn(before), filesIn(after)]);
  const groups = new Map<string, string[]>();
  for (const file of new Set([...old, ...new_])) {
    const [was, is] = await Promise.all([read(before, file), read(after, file)]);
    const name = (was ?? is)?.name ?? file;
    const difference = was && is ? differenceOf(was, is) : `  is only in ${was ? before : after}`;
    if (difference !== '') groups.set(difference, [...(groups.get(difference) ?? []), name]);
  }
  const sorted = [...groups].sort(([, some], [, others]) => others.length - some.length);
  for (const [difference, names] of sorted.slice(0, most.groups)) {
    say(
      `${names.length} × ${names
        .slice(0, 3)
        .map((name) => name.slice(0, 120))
        .join(' | ')}`,
    );
    say(`${difference}\n`);
  }
  const count = sorted.reduce((sum, [, names]) => sum + names.length, 0);
  say(`${new_.length} answers, ${count} of them different, in ${groups.size} ways`);
  return count === 0 && new_.length > 0;
}

function differenceOf(was: Answer, is: Answer): string {
  const [old, new_] = [linesOf(was), linesOf(is)];
  if (old.join('\n') === new_.join('\n')) return '';
  const lines = diffArrays(old, new_).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((line) => `  ${added ? '+' : '-'} ${line.slice(0, 1_000)}`) : [],
  );
  return lines.slice(0, most.lines).join('\n');
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.json'));
}

async function read(folder: string, file: string): Promise<Answer | null> {
  const text = await readFile(path.join(folder, file), 'utf8').catch(() => null);
  // As `capture` wrote it.
  return text === null ? null : (JSON.parse(text) as Answer);
}
