import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { printProblem } from '#services/content/model/problem.ts';
import { testSite } from '#services/content/testing.ts';
import { draftMapping } from './draft-mapping.ts';
import { importSpace } from './import-space.ts';
import { readMapping } from './mapping.ts';
import { readSpace } from './space.ts';

// What others exported, and what the Sync API answered: `tests/fixtures/contentful/README.md` says from where.
const folder = 'tests/fixtures/contentful';
const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(path.join(folder, name), 'utf8'));
const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
const { db } = await testDatabase();

/** The recorded pages of one space, each with the mapping that an editor would write for it. */
const spaces: Record<string, { files: string[]; published: number; refused: number }> = {
  'knowledge-base': { files: ['knowledge-base.json'], published: 5, refused: 3 },
  'people-and-posts': { files: ['archived.json', 'brokenRefs.json', 'drafts.json'], published: 1, refused: 5 },
  references: { files: ['pteReferences.json'], published: 3, refused: 0 },
  'modular-pages': { files: ['modular-pages.json'], published: 4, refused: 0 },
  'rich-text-table': { files: ['richTextTable.json'], published: 1, refused: 0 },
  'landing-page': { files: ['react-starter.json'], published: 1, refused: 0 },
  'sync-rich-text': { files: ['java-rich_text-sync_initial.json'], published: 26, refused: 0 },
  'sync-demo': {
    files: [
      'java-demo-sync_initial_p1.json',
      'java-demo-sync_initial_p2.json',
      'java-demo-sync_update_p1.json',
      'java-demo-sync_update_p2.json',
    ],
    published: 3,
    refused: 0,
  },
};

test('each recorded file has its mapping', () => {
  expect(
    Object.values(spaces)
      .flatMap(({ files }) => files)
      .toSorted(),
  ).toEqual(names.toSorted());
});

describe.each(Object.entries(spaces))('%s', (name, { files, published, refused }) => {
  test('comes in with a mapping of under 60 lines, and says what did not', async () => {
    const file = path.join(folder, `${name}.yaml`);
    expect((await readFile(file, 'utf8')).split('\n').length).toBeLessThan(60);
    const { mapping, problems } = await readMapping(file);
    expect(problems.map(printProblem)).toEqual([]);
    if (!mapping) throw new Error('no mapping');
    const space = readSpace(await Promise.all(files.map(read)));
    const fetchFile = () => Promise.reject(new Error('is not fetched here'));
    const report = await importSpace(db, space, { mapping, site: testSite, dataDirectory: '/never-written', fetchFile, dryRun: true });
    expect([report.published.length, report.refused.length], report.problems.map(printProblem).join('\n')).toEqual([published, refused]);
    for (const problem of report.problems) {
      expect(printProblem(problem)).toMatch(
        /^(\S+ “.+”(, field \w+)?(, \S+)? \(https:\/\/app\.contentful\.com\/\S+\)|contentful\.yaml): (error|warning): ./,
      );
      expect(printProblem(problem).length).toBeLessThan(600);
    }
  });
});

test.each(names.filter((name) => !name.startsWith('java')))('%s has a draft of a mapping that is one', async (name) => {
  const { yaml } = draftMapping(readSpace([await read(name)]));
  expect(yaml.split('\n').filter((line) => !line.startsWith('#')).length).toBeLessThan(60);
});
