import { site } from '#app/addresses/site.ts';
import type { Database } from '#database/database.ts';
import { printProblem } from '#services/content/model/problem.ts';
import { publishLibrary } from '#services/library/publish-library.ts';

type Library = { root: string; dataDirectory: string; withoutSamples: boolean; say(line: string): void };

/** Publishes what changed in the library, and says what is wrong in it. */
export async function publishContent(db: Database['db'], { say, ...library }: Library): ReturnType<typeof publishLibrary> {
  const report = await publishLibrary(db, { ...library, site });
  for (const problem of report.problems) say(printProblem(problem));
  return report;
}
