import { type FigureTable, figureTableProblems, figureTableSchema } from '#services/content/model/figures.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { readYamlFile } from './yaml-file.ts';

/** Reads `figures.yaml` of the library. A table that cannot be read has no figures, and entries that name one are refused. */
export async function readFigures(root: string): Promise<{ table: FigureTable; problems: Problem[] }> {
  const { data, problems, problemAt } = await readYamlFile(root, 'figures.yaml', figureTableSchema);
  const table = data ?? {};
  const twice = figureTableProblems(table).map(({ path, message }) => problemAt(path, `${path.join('.')}: ${message}`));
  return { table, problems: [...problems, ...twice] };
}
