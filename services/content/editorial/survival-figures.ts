import type { Problem } from '#services/content/model/problem.ts';
import { lifeAndDeath } from '#services/content/model/survival-words.ts';
import type { Block } from './prose.ts';
import { sentencesOf } from './sentences.ts';
import { statesFacts } from './sources.ts';
import { type Subject, warn } from './subject.ts';

/** A number that is no year. */
const number = /(?<![\p{L}\p{N}.,])(?!(?:19|20)\d\d(?![\d.,]*\d))\d/u;

/** How many live or die, said where calm reading cannot fold it away. */
export function survivalProblems(subject: Subject): Problem[] {
  const { version, blocks, lines } = subject;
  if (!statesFacts(version.type)) return [];
  const marked = new Set(version.sections.filter(({ kind }) => kind === 'survivalNumbers').map(({ id }) => id));
  const ours = blocks.filter(({ section, role }) => !marked.has(section) && role !== 'label');
  return [...sayingsIn(ours.filter(({ role }) => role !== 'cell')), ...tablesIn(ours.filter(({ role }) => role === 'cell'))]
    .filter(({ text }) => lifeAndDeath[version.locale].test(text) && number.test(text))
    .map(({ section, text }) =>
      warn(subject, lines.ofWords(text, section), 'tells how many live or die: a :::survival-numbers block lets readers fold it away'),
    );
}

function sayingsIn(blocks: readonly Block[]): { section: string; text: string }[] {
  return blocks.flatMap(({ section, text }) => sentencesOf(text).map((sentence) => ({ section, text: sentence })));
}

/** A number in one cell is what another cell speaks of. */
function tablesIn(cells: readonly Block[]): { section: string; text: string }[] {
  return [...Map.groupBy(cells, ({ section }) => section)].map(([section, all]) => ({
    section,
    text: all.map(({ text }) => text).join(' '),
  }));
}
