import { isNode, LineCounter, parseDocument } from 'yaml';
import { type FrontMatter, frontMatterSchema } from '../entry.ts';

export type LineProblem = { line: number; message: string };
type Split = { yaml: string; body: string; bodyLine: number };

/** The two halves of a file; `bodyLine` is how many lines stand before the body. Null where there is no front matter. */
export function splitFrontMatter(source: string): Split | null {
  const match = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(source);
  if (!match) return null;
  return { yaml: match[1] ?? '', body: source.slice(match[0].length), bodyLine: match[0].trimEnd().split('\n').length };
}

/** Parses the YAML against the schema; every problem carries its line in the file. */
export function parseFrontMatter(yaml: string): { frontMatter: FrontMatter | null; problems: LineProblem[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, schema: 'core' });
  // The opening `---` is line 1 of the file.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    return {
      frontMatter: null,
      problems: document.errors.map((error) => ({ line: lineAt(error.pos[0]), message: error.message.split('\n', 1)[0] ?? '' })),
    };
  }
  const lineOf = (path: readonly PropertyKey[]) => {
    for (let length = path.length; length > 0; length--) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  const parsed = frontMatterSchema.safeParse(document.toJS() ?? {});
  if (parsed.success) return { frontMatter: parsed.data, problems: [] };
  return {
    frontMatter: null,
    problems: parsed.error.issues.map(({ path, message }) => ({
      line: lineOf(path),
      message: path.length > 0 ? `${path.join('.')}: ${message}` : message,
    })),
  };
}
