import { site } from '#app/addresses/site.ts';
import { editorialProblems } from '#services/content/editorial/editorial.ts';
import { countUnopened, unopenedProblems } from '#services/content/editorial/unopened-sources.ts';
import { hasErrors } from '#services/content/source/check-entry.ts';
import { checkLibrary } from '#services/library/publish-library.ts';
import { loudnessProblems } from '#services/media/loudness.ts';
import { readAssets } from '#services/media/read-assets.ts';
import { say } from '../run.ts';
import { type Command, sayProblems } from './command.ts';

export const check: Command = {
  usage: 'check [--editorial]',
  about: 'every problem, with its file and line; --editorial adds sources, reading grade, stale translations and the like',
  async run(_, { folder, editorial }) {
    const { folders, entries, signs, figures, problems } = await checkLibrary({ root: folder, site });
    problems.push(...loudnessProblems((await readAssets(folder)).assets));
    if (editorial) {
      const versions = entries.flatMap((entry) => entry.versions);
      const sources = new Map(folders.flatMap(({ texts }) => texts.map(({ file, source }) => [file, source] as const)));
      const today = new Date().toISOString().slice(0, 10);
      problems.push(...editorialProblems(versions, { today, sources, figures }), ...unopenedProblems(signs));
      say(`${countUnopened(versions, signs)} sources could not be opened when they were written down`);
    }
    sayProblems(problems);
    say(`${folders.length} entries, ${problems.length} problems`);
    if (hasErrors({ problems })) process.exitCode = 1;
  },
};
