import { randomUUID } from 'node:crypto';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { summaryPageWords } from '#app/screens/member/summary/summary.words.ts';
import { languageTags, locales, otherLocale } from '#config/locale.ts';
import { summaryWords } from '#services/members/summary/summary.words.ts';
import type { Visitor } from '../accounts.ts';
import { sectionOf } from '../profile.ts';
import { askingRecords } from '../records.ts';
import { openAccounts, wordsOf } from './accounts.ts';

const { member, visitor, services } = await openAccounts();

const titles = { en: 'Invasive ductal carcinoma, stage IIA', es: 'Carcinoma ductal invasivo, etapa IIA' };

/** Somebody who told of a diagnosis and wrote down a question. */
async function somebody() {
  const { visitor: browser } = await member();
  await askingRecords(browser).add('diagnosis', { diagnosed: 'yes', cancerTypes: ['IDC'], stage: 'IIA', estrogen: 'positive' });
  const caller = { headers: new Headers({ cookie: browser.cookie }), visitor: 'a test', locale: 'en' } as const;
  await services.questions.add(caller, { key: randomUUID(), text: 'Can I <fly>?', about: null, visit: null });
  return browser;
}

describe.each(locales)('The summary for a visit: %s', (locale) => {
  const path = sectionPath('visit-summary', locale);
  const other = otherLocale(locale);
  let browser: Visitor;
  beforeAll(async () => {
    browser = await somebody();
  });
  const sheetAt = async (address: string) => {
    const reply = await browser.get(address);
    return { reply, sheet: sectionOf(reply).querySelector('article[lang]') };
  };

  it('is there without a script, in the language of the page, with all its parts', async () => {
    const { reply, sheet } = await sheetAt(path);
    expect(reply.headers.get('Cache-Control')).toBe('private, no-store');
    expect(sheet?.getAttribute('lang')).toBe(languageTags[locale]);
    expect(sheet?.text).toContain(titles[locale]);
    expect(sheet?.text).not.toContain(titles[other]);
    expect(sheet?.text).toContain('Can I <fly>?');
    expect(wordsOf(reply)).toContain(summaryPageWords['summary.care'][locale]);
  });

  it('is in the clinic’s language where that is chosen, and has what is ticked: a form that is got, whose address tells nothing', async () => {
    const { reply } = await sheetAt(path);
    const form = sectionOf(reply)
      .querySelectorAll('form')
      .find((each) => each.querySelector('[name=part]'));
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', pathTo('profile', locale)]);
    const names = (form?.querySelectorAll('input') ?? []).map((input) => `${input.getAttribute('name')}=${input.getAttribute('value')}`);
    expect(names).toEqual(
      ['section=visit-summary', 'in=en', 'in=es'].concat(
        ['who', 'diagnoses', 'treatments', 'medicines', 'log', 'questions'].map((part) => `part=${part}`),
      ),
    );
    const { sheet } = await sheetAt(`${path}&in=${other}&part=diagnoses`);
    expect(sheet?.getAttribute('lang')).toBe(languageTags[other]);
    expect(sheet?.querySelector('h3')?.text).toBe(summaryWords.title[other]);
    expect(sheet?.text).toContain(titles[other]);
    expect(sheet?.querySelector(`[lang=${languageTags[locale]}]`)?.text).toContain(titles[locale]);
    expect(sheet?.text).not.toContain('fly');
    const { reply: odd, sheet: whole } = await sheetAt(`${path}&in=xx&part=nothing`);
    expect([odd.status, whole?.getAttribute('lang')]).toEqual([200, languageTags[locale]]);
    expect(whole?.text).toContain('fly');
  });

  it('is nobody’s who is not signed in, and leads who told nothing to what fills it, with nothing to print', async () => {
    expect((await visitor().get(path)).status).toBe(303);
    const { visitor: empty } = await member();
    const page = parse((await empty.get(path)).text).querySelector('main');
    expect(page?.querySelector('article[lang]')).toBeNull();
    expect(page?.text).toContain(summaryPageWords['summary.nothing'][locale]);
    expect(page?.querySelector('#summary-sheet ~ .empty a')?.getAttribute('href')).toBe(sectionPath('your-diagnoses', locale));
    expect(page?.text).not.toContain(summaryPageWords['summary.print'][locale]);
  });
});
