import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { isScreenId } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { type Runs, runsOf, WordNumbers } from '#services/content/editorial/eight-word-runs.ts';
import { plainScreenRows } from '#tests/fixtures/screens.ts';
import { openSite } from './site.ts';

const { get } = await openSite();
const rows = plainScreenRows.filter(({ screen, completedBy }) => isScreenId(screen) && completedBy === 'Screens');

/** Of the runs of eight words of the page that has fewer. */
const mostShared = 0.4;

/** What stands around the text of a page, or shows other pages. A card is what has a heading that is a link. */
const furniture = 'nav, footer, script, template, [hidden], [data-shelf], [data-related], [data-definition], article > header, aside';
const blockOf = (text: string) => ({ text, own: text, section: '', role: 'text' as const });
const blocks = 'p, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, summary, blockquote, figcaption';

/** The main text of a page, block by block. */
function mainText(document: HTMLElement): string[] {
  const main = document.querySelector('main');
  for (const part of main?.querySelectorAll(furniture) ?? []) part.remove();
  for (const item of main?.querySelectorAll('li') ?? []) if (item.querySelector(':is(h2, h3, h4) > a')) item.remove();
  const innermost = (main?.querySelectorAll(blocks) ?? []).filter((block) => block.querySelector(blocks) === null);
  return innermost.map((block) => block.structuredText.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

describe.each(locales)('in %s', (locale) => {
  it('no two screens share much of what they say', async () => {
    const numbers = new WordNumbers();
    const texts: { screen: string; runs: Runs }[] = [];
    for (const row of rows) {
      const words = mainText((await get(row[locale])).document);
      const runs = runsOf(words.map(blockOf), numbers);
      texts.push({ screen: row.screen, runs });
    }
    expect(texts.length).toBeGreaterThan(25);
    const pairs = texts.flatMap((one, at) => texts.slice(at + 1).map((other) => ({ one, other, share: sharedBy(one.runs, other.runs) })));
    expect(pairs.filter(({ share }) => share > mostShared).map(({ one, other, share }) => [one.screen, other.screen, share])).toEqual([]);
  });
});

it('sees what two texts share', () => {
  const numbers = new WordNumbers();
  const runs = (...texts: string[]) => runsOf(texts.map(blockOf), numbers);
  const first = 'one two three four five six seven eight nine';
  expect(sharedBy(runs(first), runs(first, 'and quite some other words that are not in the first'))).toBe(1);
  expect(sharedBy(runs(first), runs('ten eleven twelve one two three four five six seven eight'))).toBe(1 / 2);
  expect(sharedBy(runs(first), runs('nothing'))).toBe(0);
});

function sharedBy(one: Runs, other: Runs): number {
  const [fewer, more] = one.places.size <= other.places.size ? [one, other] : [other, one];
  return fewer.places.size === 0 ? 0 : [...fewer.places.keys()].filter((hash) => more.places.has(hash)).length / fewer.places.size;
}
