import type { Problem } from '#services/content/model/problem.ts';
import { longestShared, type Runs, runsOf, WordNumbers } from './eight-word-runs.ts';
import { type Subject, warn } from './subject.ts';

/** Of the runs of the entry that has fewer. */
const mostShared = 0.03;
/** How many words of the longest shared run are quoted. */
const quoted = 24;

type Text = { subject: Subject; runs: Runs };
type Pair = { smaller: Text; larger: Text; share: number };

/**
 * Pairs of entries that say the same in the same words: one problem a pair, on the smaller. Takes subjects of one
 * language. Labels of links are left out, as the same page is rightly called the same everywhere.
 */
export function sharedSentences(subjects: readonly Subject[]): Problem[] {
  const numbers = new WordNumbers();
  const texts = subjects.map((subject) => ({
    subject,
    runs: runsOf(
      subject.blocks.filter(({ role }) => role !== 'label'),
      numbers,
    ),
  }));
  return pairsOf(texts).map(problemOf);
}

function pairsOf(texts: readonly Text[]): Pair[] {
  const holders = holdersOfRuns(texts);
  const pairs: Pair[] = [];
  const shared = new Int32Array(texts.length); // with each text after the one that is looked at
  for (const [index, text] of texts.entries()) {
    shared.fill(0);
    for (const hash of text.runs.places.keys()) {
      const others = holders.get(hash);
      if (typeof others !== 'object') continue;
      for (const other of others) if (other > index) shared[other] = (shared[other] ?? 0) + 1;
    }
    for (const [at, other] of texts.entries()) {
      const count = shared[at] ?? 0;
      if (count === 0 || at <= index) continue;
      const [smaller, larger] = text.runs.places.size <= other.runs.places.size ? [text, other] : [other, text];
      const share = count / smaller.runs.places.size;
      if (share > mostShared) pairs.push({ smaller, larger, share });
    }
  }
  return pairs;
}

/** For each run the texts that hold it, by their place: a number alone for the many that stand in one text. */
function holdersOfRuns(texts: readonly Text[]): Map<number, number | number[]> {
  const holders = new Map<number, number | number[]>();
  for (const [index, { runs }] of texts.entries()) {
    for (const hash of runs.places.keys()) {
      const before = holders.get(hash);
      if (before === undefined) holders.set(hash, index);
      else if (typeof before === 'number') holders.set(hash, [before, index]);
      else before.push(index);
    }
  }
  return holders;
}

function problemOf({ smaller, larger, share }: Pair): Problem {
  const { words, at, otherAt } = longestShared(smaller.runs, larger.runs);
  const { version } = larger.subject;
  const quote = words.length > quoted ? `${words.slice(0, quoted).join(' ')} …` : words.join(' ');
  const there = `${version.id} (${version.file}:${lineAt(larger, otherAt)})`;
  const message = `shares ${percent(share)} % of its eight-word runs with ${there}, the longest of ${words.length} words: “${quote}”`;
  return warn(smaller.subject, lineAt(smaller, at), message);
}

function lineAt({ subject, runs }: Text, at: number): number {
  return subject.lines.ofWords(runs.words.slice(at, at + 12).join(' '), runs.blocks[runs.blockOf[at] ?? 0]?.section);
}

/** What is over the limit must not look as if it were on it. */
function percent(share: number): string {
  return (100 * share).toFixed(share < 0.1 ? 1 : 0);
}
