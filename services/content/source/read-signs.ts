import { createHash } from 'node:crypto';
import type { Problem } from '#services/content/model/problem.ts';
import { noSigns, type SignTable, signTableSchema, tableProblems } from '#services/content/model/signs.ts';
import { readYamlFile } from './yaml-file.ts';

type Signs = {
  table: SignTable;
  /** Changes with anything in the table. */
  hash: string;
  problems: Problem[];
  /** What in the table names an entry, a source or a situation that is not there. */
  problemsAmong(entryIds: ReadonlySet<string>): Problem[];
};

/** Reads `signs.yaml` of the library. A table that cannot be read has no signs, so that no page is published with half a box. */
export async function readSigns(root: string): Promise<Signs> {
  const { data, problems, problemAt } = await readYamlFile(root, 'signs.yaml', signTableSchema);
  const table = data ?? noSigns;
  const problemsAmong = (entryIds: ReadonlySet<string>) =>
    tableProblems(table, entryIds).map(({ path, message }) => problemAt(path, `${path.join('.')}: ${message}`));
  return { table, hash: createHash('sha256').update(JSON.stringify(table)).digest('hex'), problems, problemsAmong };
}
