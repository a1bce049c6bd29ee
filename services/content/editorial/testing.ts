import type { Locale } from '#config/locale.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import { sampleSigns } from '#services/content/model/sample-signs.ts';
import { checkEntry, type EntryVersion } from '#services/content/source/check-entry.ts';
import { entryText, testSite } from '#services/content/testing.ts';
import { type Subject, subjectOf } from './subject.ts';

type Sample = { id?: string; type?: EntryType; locale?: Locale; [frontMatter: string]: unknown; body?: string };

/** One language of a correct entry, in the file `sample.en.md`. A front matter field that is given replaces its own. */
export function sampleVersion({ id = 'sample', type = 'page', locale = 'en', ...fields }: Sample = {}): EntryVersion {
  const source = entryText(fields);
  const file = `${id}.${locale}.md`;
  const folder = { id, type, texts: [{ locale, file, source, raw: source, hash: 'hash' }], problems: [] };
  const { versions, problems } = checkEntry(folder, { site: testSite, entryIds: new Set(), assetIds: new Set(), signs: sampleSigns });
  const [version] = versions;
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!version || errors.length > 0) throw new Error(`the sample is not correct: ${errors.map(({ message }) => message).join('; ')}`);
  return version;
}

export function sampleSubject(sample: Sample = {}): Subject {
  const version = sampleVersion(sample);
  return subjectOf(version, version.source);
}

/** So many different words in sentences of ten, the same for the same seed. Far too long to meet another text by chance. */
export function sampleWords(count: number, seed = 1): string {
  let state = seed;
  const words = Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return `w${(state >>> 8).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}`;
  });
  return words.map((word, index) => (index % 10 === 9 ? `${word}.` : index % 10 === 0 ? `W${word}` : word)).join(' ');
}
