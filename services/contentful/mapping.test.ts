import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { printProblem } from '#services/content/model/problem.ts';
import { library } from '#services/content/testing.ts';
import { mappingFile, readMapping } from './mapping.ts';

test('the mapping that editors are shown is one', async () => {
  const document = await readFile('docs/contentful.md', 'utf8');
  const [, shown = ''] = /```yaml\n([\s\S]*?)```/.exec(document) ?? [];
  const { root } = await library({ [mappingFile]: shown });
  const { mapping, problems } = await readMapping(`${root}/${mappingFile}`);
  expect(problems.map(printProblem)).toEqual([]);
  expect(Object.keys(mapping?.types ?? {})).toEqual(['article']);
  expect(Object.keys(mapping?.sections ?? {})).toEqual(['quote', 'faqBox', 'faqItem', 'links', 'gallery', 'textBlock']);
});
