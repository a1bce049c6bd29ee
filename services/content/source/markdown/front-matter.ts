import { isNode, LineCounter, parseDocument, visit } from 'yaml';
import { type EntryType, fieldsOfType } from '#services/content/model/entries/entry-types.ts';
import { type FrontMatter, frontMatterSchema } from '#services/content/model/entries/front-matter-schema.ts';

export type LineProblem = { line: number; message: string };
type Split = { yaml: string; body: string; bodyLine: number };

/** The two halves of a file; `bodyLine` is how many lines stand before the body. Null where there is no front matter. */
export function splitFrontMatter(source: string): Split | null {
  const match = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(source);
  if (!match) return null;
  return { yaml: match[1] ?? '', body: source.slice(match[0].length), bodyLine: match[0].trimEnd().split('\n').length };
}

/** The card and type fields of an entry as its editor wrote them. */
export type WrittenFields = Record<string, unknown>;
export type ParsedFrontMatter = { frontMatter: FrontMatter; fields: WrittenFields };

/** Parses the YAML against the schema of the type; every problem carries its line in the file. */
export function parseFrontMatter(yaml: string, type: EntryType): { parsed: ParsedFrontMatter | null; problems: LineProblem[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, schema: 'core', stringKeys: true });
  // The opening `---` is line 1 of the file.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    return {
      parsed: null,
      problems: document.errors.map((error) => ({ line: lineAt(error.pos[0]), message: error.message.split('\n', 1)[0] ?? '' })),
    };
  }
  // An alias is never meant, and converting one that has no anchor, or too many, throws.
  const aliases: LineProblem[] = [];
  visit(document, {
    Alias: (_, { source, range }) => {
      aliases.push({ line: lineAt(range?.[0] ?? 0), message: `text that begins with * goes in quotes: "*${source}"` });
    },
  });
  if (aliases.length > 0) return { parsed: null, problems: aliases };
  const lineOf = (path: readonly PropertyKey[]) => {
    for (let length = path.length; length > 0; length--) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  const written: unknown = document.toJS() ?? {};
  const parsed = frontMatterSchema(type).safeParse(written);
  if (parsed.success) return { parsed: { frontMatter: parsed.data, fields: fieldsOf(written, type) }, problems: [] };
  return {
    parsed: null,
    problems: parsed.error.issues.flatMap((issue) => {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [];
      if (unknown.length > 0) return unknown.map((path) => ({ line: lineOf(path), message: `${path.join('.')}: there is no such field` }));
      return { line: lineOf(issue.path), message: [issue.path.join('.'), issue.message].filter(Boolean).join(': ') };
    }),
  };
}

function fieldsOf(written: unknown, type: EntryType): WrittenFields {
  const names = new Set(Object.keys(fieldsOfType(type)));
  return Object.fromEntries(Object.entries(written ?? {}).filter(([name]) => names.has(name)));
}
