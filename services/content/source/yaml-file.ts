import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '#services/content/model/problem.ts';

/** A file of the library beside its entries. Without `data` it has a problem, or is not there. */
type YamlFile<Data> = {
  data: Data | null;
  problems: Problem[];
  /** A problem at what stands under this path in the file. */
  problemAt(place: readonly PropertyKey[], message: string): Problem;
};

/** Parses `root/name` against the schema; every problem carries its line. A library may have no such file. */
export async function readYamlFile<Schema extends z.ZodType>(
  root: string,
  name: string,
  schema: Schema,
): Promise<YamlFile<z.output<Schema>>> {
  const file = path.join(root, name);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const lineCounter = new LineCounter();
  const document = parseDocument(text ?? '', { lineCounter, schema: 'core', stringKeys: true });
  const lineAt = (offset: number) => Math.max(1, lineCounter.linePos(offset).line);
  const lineOf = (place: readonly PropertyKey[]): number => {
    for (let length = place.length; length > 0; length--) {
      const node: unknown = document.getIn(place.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  const problem = (line: number, message: string): Problem => ({
    severity: 'error',
    entry: path.parse(name).name,
    locale: undefined,
    file: path.relative(process.cwd(), file),
    line,
    message,
  });
  const problemAt = (place: readonly PropertyKey[], message: string) => problem(lineOf(place), message);
  if (text === null) return { data: null, problems: [], problemAt };
  const [broken] = document.errors;
  if (broken) return { data: null, problems: [problem(lineAt(broken.pos[0]), broken.message.split('\n', 1)[0] ?? '')], problemAt };
  const { data, error } = schema.safeParse(document.toJS({ maxAliasCount: 0 }));
  if (error)
    return {
      data: null,
      problems: error.issues.map((issue) => problemAt(issue.path, `${issue.path.join('.')}: ${issue.message}`)),
      problemAt,
    };
  return { data, problems: [], problemAt };
}
