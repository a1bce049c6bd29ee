import { isDeepStrictEqual } from 'node:util';
import { LineCounter, parseDocument, visit } from 'yaml';
import type { CallBoxLines } from '#services/content/model/signs.ts';
import { type LineProblem, splitFrontMatter } from './front-matter.ts';
import { parseBody } from './parse-entry.ts';
import { parseMarkdown, printMarkdown } from './syntax.ts';

type SplitEntry = NonNullable<ReturnType<typeof splitFrontMatter>>;

/** As `parseFrontMatter` reads it. */
const yamlOptions = { schema: 'core', stringKeys: true } as const;

/** A file that is not rewritten, because it cannot be read. */
export class NotFormatted extends Error {
  override name = 'NotFormatted';
  readonly problems: readonly LineProblem[];

  constructor(problems: readonly LineProblem[]) {
    super(problems.map(({ line, message }) => `${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/**
 * Rewrites one language of an entry in the house's style; what it says stays the same. Comments, the lines of a paragraph
 * and names in braces (`{{name}}`) stay as they are.
 * @throws NotFormatted for a file with problems in its YAML or its Markdown
 */
export function formatEntry(source: string): string {
  const { filled, restore } = fillBraces(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  const split = splitFrontMatter(filled);
  if (!split) throw new NotFormatted([{ line: 1, message: 'the file does not begin with front matter between --- lines' }]);
  const before = read(split);
  if (before.problems.length > 0) {
    throw new NotFormatted(before.problems.map(({ line, message }) => ({ line, message: restore(message) })));
  }
  const formatted = join(printYaml(split.yaml), split.body);
  const again = splitFrontMatter(formatted);
  // Nobody reads what a formatter did to every file of a library, so it looks for itself.
  if (!again || !isDeepStrictEqual(read(again), before)) {
    throw new NotFormatted([{ line: 1, message: 'in the house’s style the entry would not say the same: the formatter has a fault' }]);
  }
  return restore(formatted);
}

/** Whether there is a sign of that id is not a matter of form. */
const anyLine: CallBoxLines = {
  get: (id) => ({ kind: 'sign', group: 'emergency', situation: undefined, words: id }),
  sentence: (id) => ({ english: [id] }),
};

/** All that an entry says, and what is wrong with it. */
function read({ yaml, body, bodyLine }: SplitEntry): { fields: unknown; sections: unknown; problems: LineProblem[] } {
  const { fields, problems } = readYaml(yaml);
  if (body.trim() === '') return { fields, sections: [], problems };
  const parsed = parseBody(body, bodyLine, anyLine);
  return { fields, sections: parsed.sections, problems: [...problems, ...parsed.problems] };
}

function readYaml(yaml: string): { fields: unknown; problems: LineProblem[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, ...yamlOptions });
  // The opening `---` is line 1 of the file.
  const problemAt = (offset: number, message: string) => ({ line: lineCounter.linePos(offset).line + 1, message });
  const problems = document.errors.map(({ pos, message }) => problemAt(pos[0], message.split('\n', 1)[0] ?? ''));
  if (document.contents === null) problems.push({ line: 1, message: 'the front matter has no fields' });
  visit(document, {
    Alias: (_, { source, range }) => {
      problems.push(problemAt(range?.[0] ?? 0, `text that begins with * goes in quotes: "*${source}"`));
    },
  });
  return { fields: problems.length > 0 ? null : document.toJS(), problems };
}

function printYaml(yaml: string): string {
  return parseDocument(yaml, yamlOptions).toString({ lineWidth: 0, flowCollectionPadding: false });
}

function join(yaml: string, body: string): string {
  const markdown = body.trim() === '' ? '' : `\n${printMarkdown(parseMarkdown(body))}`;
  return `---\n${yaml}---\n${markdown}`;
}

/**
 * Puts an address where a name in braces stands, since the real one may be an address too, and neither YAML nor Markdown
 * has a meaning for it; `restore` puts back what stood there.
 */
function fillBraces(text: string): { filled: string; restore: (text: string) => string } {
  const names: string[] = [];
  let host = 'name';
  while (text.includes(`https://${host}-`)) host += 'x';
  const filled = text.replace(/\{\{[^{}\n]*\}\}/g, (name) => `https://${host}-${names.push(name) - 1}.invalid`);
  const standIn = new RegExp(`https://${host}-(\\d+)\\.invalid`, 'g');
  return { filled, restore: (formatted) => formatted.replace(standIn, (_, index) => names[Number(index)] ?? '') };
}
