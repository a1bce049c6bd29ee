import { site } from '#app/addresses/site.ts';
import { blocksOf } from '#services/content/editorial/prose.ts';
import { wordCount } from '#services/content/editorial/word-count.ts';
import { missedPaths } from '#services/content/publishing/missed-paths.ts';
import { checkLibrary } from '#services/library/publish-library.ts';
import { missing, unreferenced } from '#services/media/publish-assets.ts';
import { readingCounts } from '#services/reading-counts/reading-counts.ts';
import { say } from '../run.ts';
import { type Command, type Options, sayTable, withDatabase } from './command.ts';

async function chosenEntries({ folder, locale, type, status, topic }: Options) {
  const { entries } = await checkLibrary({ root: folder, site });
  return entries.flatMap(({ versions, problems }) =>
    versions
      .filter((version) => locale === undefined || version.locale === locale)
      .filter((version) => type === undefined || version.type === type)
      .filter((version) => status === undefined || version.frontMatter.status === status)
      .filter((version) => topic === undefined || version.frontMatter.topics.includes(topic))
      .map((version) => ({ version, problems })),
  );
}

export const list: Command = {
  usage: 'list [--type T] [--locale L] [--status S] [--topic ID]',
  about: 'entries, a line for each language',
  async run(_, options) {
    const entries = await chosenEntries(options);
    for (const { version } of entries)
      say(`${version.type}/${version.id}  ${version.locale}  ${version.frontMatter.status}  ${version.frontMatter.title}`);
  },
};

export const report: Command = {
  usage: 'report [--missed|--assets|--read] [list’s filters]',
  about:
    'the editors’ overview as a table; --missed: paths of the last 30 days that were not found, worth a line in redirects.txt; --assets: published ones that no entry shows, and missing ones; --read: what was read in the last 30 days, in which language and from whose links, ten times or more',
  async run(_, options) {
    if (options.missed) {
      const missed = await withDatabase(({ db }) => missedPaths(db).worthRedirecting());
      sayTable(
        ['asked', 'path'],
        missed.map(({ path, count }) => [String(count), path]),
      );
      return;
    }
    if (options.read) {
      const { pages, languages, hosts } = await withDatabase(({ db }) => readingCounts(db).report());
      for (const [what, told] of Object.entries({ page: pages, language: languages, 'led from': hosts })) {
        sayTable(
          ['read', what],
          told.map(({ name, count }) => [String(count), name]),
        );
        say('');
      }
      return;
    }
    if (options.assets) {
      const [unshown, missed] = await withDatabase(({ db }) => Promise.all([unreferenced(db), missing(db)]));
      sayTable(
        ['asset', 'is'],
        [...unshown.map((id) => [id, 'shown by no entry']), ...missed.map((id) => [id, 'shown, but not published'])],
      );
      return;
    }
    const rows = (await chosenEntries(options)).map(({ version: { id, type, locale, frontMatter, sections }, problems }) => [
      type,
      id,
      locale,
      frontMatter.status,
      frontMatter.updatedAt,
      frontMatter.reviewedAt ?? frontMatter.sourcesCheckedAt ?? '-',
      String(frontMatter.sources.length),
      String(wordCount(blocksOf(sections))),
      String(problems.length),
    ]);
    sayTable(['type', 'id', 'language', 'status', 'updated', 'checked', 'sources', 'words', 'problems'], rows);
  },
};
