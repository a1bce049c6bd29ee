import { isNode, LineCounter, parseDocument } from 'yaml';
import { splitFrontMatter } from '#services/content/source/markdown/front-matter.ts';
import { wordsOf } from './words.ts';

/** Finds the lines of a file that its parsed content came from. All lines count from 1; what is not found is on line 1. */
export class SourceLines {
  readonly #source: string;
  /** The same lines without the addresses of links and without tags, which stand between words that readers see side by side. */
  readonly #shown: string;

  constructor(source: string) {
    this.#source = source;
    this.#shown = source.replace(/\]\([^)\n]*\)|<\/?[a-z]+(?: lang="\w+")?>/g, '');
  }

  /** The line on which these words begin, or else that of the section that they stand in. */
  ofWords(text: string, section?: string): number {
    const words = wordsOf(text);
    const from = splitFrontMatter(this.#source)?.bodyLine ?? 0;
    // An organisation's name is a `{{name}}` in the file, so a part of the words has to do.
    for (const [first, length] of [
      [0, 12],
      [0, 6],
      [3, 4],
      [0, 3],
    ] as const) {
      const some = words.slice(first, first + length);
      const line = some.length > 0 ? this.#lineOf(new RegExp(some.map(escaped).join('[^\\p{L}\\p{N}]{1,12}'), 'u'), from) : 0;
      if (line > 0) return line;
    }
    return section === undefined ? 1 : this.ofSection(section);
  }

  /** The line of the heading or directive with this id. */
  ofSection(id: string): number {
    const heading = id.replace(/-\d+$/, '');
    return this.#lineOf(new RegExp(`\\{#${escaped(id)}[\\s}]`, 'u')) || this.#lineOf(new RegExp(`\\{#${escaped(heading)}[\\s}]`, 'u')) || 1;
  }

  /** The line of the first such string in the body, an address for example. */
  ofString(text: string): number {
    return this.#source.slice(0, Math.max(0, this.#source.indexOf(text))).split('\n').length;
  }

  /** The line of a front matter field: `['sources', 2, 'year']`. Where it is not there, that of what would hold it. */
  ofField(...path: readonly (string | number)[]): number {
    const lineCounter = new LineCounter();
    const document = parseDocument(splitFrontMatter(this.#source)?.yaml ?? '', { lineCounter });
    for (let length = path.length; length > 0; length--) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      // The opening `---` is line 1 of the file.
      if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line + 1;
    }
    return 1;
  }

  #lineOf(pattern: RegExp, after = 0): number {
    const from = after === 0 ? 0 : this.#shown.split('\n', after).join('\n').length;
    const at = this.#shown.slice(from).search(pattern);
    return at < 0 ? 0 : this.#shown.slice(0, from + at).split('\n').length;
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
