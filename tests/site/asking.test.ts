import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import { type Fields, password } from '../accounts.ts';
import { answerFlow, openFlow, pageOf, walkFlow } from '../flow.ts';
import { askingRecords } from '../records.ts';
import { openAccounts } from './accounts.ts';

const { member } = await openAccounts();

const early = {
  diagnosed: { diagnosed: 'yes' },
  cancerTypes: { cancerTypes: 'IDC' },
  side: { side: 'left' },
  diagnosisDateYear: { diagnosisDateYear: '2025', diagnosisDateMonth: '3' },
  recurrent: { recurrent: 'first' },
  stage: { stage: 'IIA' },
  nodesRemoved: { nodesRemoved: '3' },
  nodesPositive: { nodesPositive: '1' },
  nodesSize: { nodesSize: '1,5' },
  estrogen: { estrogen: 'positive' },
  estrogenPercentage: { estrogenPercentage: '95', estrogenNumerical: '8' },
  her2test: { her2test: 'both' },
  her2IhcResult: { her2IhcResult: '2+' },
  her2IshResult: { her2IshResult: 'negative' },
  genomeTestDone: { genomeTestDone: 'yes' },
  genomeTestName: { genomeTestName: 'EndoPredict' },
  genomicAssay: { genomicAssay: '3.1' },
};

describe.each(locales)('The questions of a diagnosis: %s', (locale) => {
  const path = pathTo('profile.add-diagnosis', locale);
  const somebody = async () => (await member(pathTo('sign-up', locale))).visitor;

  it('ask only what applies, and make a record of the answers', async () => {
    const browser = await somebody();
    const { summary, asked } = await walkFlow(browser, path, early);
    expect(asked).toContain('nodesSize');
    expect(asked).toContain('her2IshResult');
    for (const none of ['metastatisSites', 'genomeTestResult', 'pdlTestResult', 'genomeTestResultPredictive'])
      expect(asked).not.toContain(none);
    const done = await browser.post(summary.path, { ...summary.hidden, unrestricted: 'on' });
    expect(done.location).toBe(`${pathTo('profile', locale)}?section=your-diagnoses&saved=diagnosis`);
    const [record] = await askingRecords(browser).list('diagnosis');
    expect(record).toMatchObject({
      ...{ cancerTypes: ['IDC'], stage: 'IIA', diagnosisDateYear: 2025, diagnosisDateMonth: 3, diagnosisDateDay: null },
      ...{ nodesRemoved: 3, nodesSize: 1.5, nodesAmount: ['micro'], genomeTestResult: 'low', unrestricted: true, firstDiagnosis: true },
      ...{ metastatic: null, estrogenPercentage: 95 },
    });
    // Sent again, as by a second click, it is made once.
    await browser.post(summary.path, { ...summary.hidden, unrestricted: 'on' });
    expect(await askingRecords(browser).list('diagnosis')).toHaveLength(1);
  });

  it('of a metastatic one ask for the places, and nothing of them stands in an address or a title', async () => {
    const browser = await somebody();
    const answers = { diagnosed: { diagnosed: 'yes' }, stage: { stage: 'IV' }, metastatisSites: { metastatisSites: 'bone liver' } };
    const { summary, asked } = await walkFlow(browser, path, answers);
    expect(asked).toContain('metastatisSites');
    expect(asked).not.toContain('metastatic');
    expect(summary.path).toBe(`${path}?step=check`);
    expect(summary.document.querySelector('title')?.text).not.toMatch(/metast|stage|etapa|IV/i);
    await browser.post(summary.path, summary.hidden);
    expect((await askingRecords(browser).list('diagnosis'))[0]).toMatchObject({ metastatisSites: ['bone', 'liver'], metastatic: 'yes' });
  });

  it('that are left open are left by a button that says so', async () => {
    const browser = await somebody();
    const page = await answerFlow(browser, await openFlow(browser, path), { diagnosed: 'yes' });
    const empty = await answerFlow(browser, page, { go: 'next' });
    expect([empty.reply.status, empty.question]).toEqual([400, 'cancerTypes']);
    const left = await answerFlow(browser, page, { go: 'exit' });
    expect(left.path).toBe(`${pathTo('profile', locale)}?section=your-diagnoses`);
  });

  it('say what is wrong in words, keep what was typed, and go on afterwards', async () => {
    const browser = await somebody();
    let page = await answerFlow(browser, await openFlow(browser, path), { diagnosed: 'yes' });
    while (page.question !== 'diagnosisDateYear') page = await answerFlow(browser, page, { go: 'unknown' });
    const wrong = await answerFlow(browser, page, { diagnosisDateYear: '2099', diagnosisDateMonth: '2', diagnosisDateDay: '31' });
    expect(wrong.reply.status).toBe(400);
    expect(wrong.document.querySelector('main [role=alert]')).not.toBeNull();
    expect(wrong.document.querySelector('input[name=diagnosisDateYear]')?.getAttribute('value')).toBe('2099');
    const next = await answerFlow(browser, wrong, { diagnosisDateYear: '2024' });
    expect(next.question).toBe('menopause');
  });

  it('are taken up where they were left, and thrown away when that is asked', async () => {
    const browser = await somebody();
    const first = await answerFlow(browser, await openFlow(browser, path), { diagnosed: 'yes' });
    const second = await answerFlow(browser, first, { cancerTypes: 'ILC', go: 'exit' });
    expect(second.path).toBe(`${pathTo('profile', locale)}?section=your-diagnoses`);
    const again = await openFlow(browser, path);
    expect(again.question).toBe('side');
    await browser.post(again.path, { intent: 'discard', member: again.hidden.member ?? '' });
    expect((await openFlow(browser, path)).question).toBe('diagnosed');
  });

  it('are changed from the summary, which asks what comes up', async () => {
    const browser = await somebody();
    const { summary } = await walkFlow(browser, path, early);
    await browser.post(summary.path, summary.hidden);
    const [record] = await askingRecords(browser).list('diagnosis');
    const own = `${path}?record=${record?.id}`;
    const check = await openFlow(browser, own);
    expect(check.question).toBeNull();
    const link = check.document.querySelectorAll('main dl a').find((each) => /step=\d+/.test(each.getAttribute('href') ?? ''));
    expect(link?.getAttribute('href')).toContain('check=1');
    let page = await openFlow(browser, `${own}&step=1&check=1`);
    for (let step = 2; page.question !== 'stage'; step++) page = await openFlow(browser, `${own}&step=${step}&check=1`);
    page = await answerFlow(browser, page, { stage: 'IV' });
    expect(page.question).toBe('metastatisSites');
    page = await answerFlow(browser, page, { metastatisSites: 'bone' });
    expect(page.question).toBeNull();
    await browser.post(page.path, page.hidden);
    expect(await askingRecords(browser).list('diagnosis')).toMatchObject([
      { stage: 'IV', metastatic: 'yes', metastatisSites: ['bone'], version: 2 },
    ]);
  });

  it('of two tabs keep the answers of both, and of a record that was changed elsewhere ask to look again', async () => {
    const browser = await somebody();
    const { summary } = await walkFlow(browser, path, early);
    await browser.post(summary.path, summary.hidden);
    const records = askingRecords(browser);
    const [record] = await records.list('diagnosis');
    const own = `${path}?record=${record?.id}`;
    const mine = await openFlow(browser, own);
    await records.update('diagnosis', { id: String(record?.id), version: Number(record?.version) }, { grade: '2' });
    const told = await answerFlow(browser, mine, {});
    expect(told.path).toContain('told=changed');
    expect(told.document.querySelector('main [role=status]')).not.toBeNull();
    const done = await browser.post(told.path, { ...told.hidden });
    expect(done.status).toBe(303);
    expect((await records.list('diagnosis'))[0]).toMatchObject({ grade: '2', stage: 'IIA' });
  });

  it('of nodes without cancer, and of what has not left its place, are left out', async () => {
    const browser = await somebody();
    const { asked } = await walkFlow(browser, path, {
      ...{ diagnosed: { diagnosed: 'yes' }, cancerTypes: { cancerTypes: 'DCIS' }, stage: { stage: '0' } },
      ...{ nodesRemoved: { nodesRemoved: '2' }, nodesPositive: { nodesPositive: '0' } },
    });
    for (const none of ['nodesSize', 'metastatic']) expect(asked).not.toContain(none);
    // A node with isolated cells alone counts as negative.
    expect(asked).toContain('nodesAmount');
  });

  it('of nodes that turn out to be negative keep nothing that says otherwise, or show it', async () => {
    const browser = await somebody();
    const asking = askingRecords(browser);
    const nodes = { diagnosed: 'yes', nodesRemoved: 3, nodesPositive: 1 };
    const begin = async (more: object) => {
      const { record } = await asking.add('diagnosis', { ...nodes, ...more });
      const own = `${path}?record=${record?.id}`;
      let page = await openFlow(browser, own);
      for (let step = 1; page.question !== 'nodesPositive'; step++) page = await openFlow(browser, `${own}&step=${step}&check=1`);
      page = await answerFlow(browser, page, { nodesPositive: '0' });
      while (page.question !== null) page = await answerFlow(browser, page, { go: 'unknown' });
      return pageOf(page.path, await browser.post(page.path, page.hidden));
    };
    expect((await begin({ nodesAmount: ['macro'] })).reply.status).toBe(303);
    expect(await asking.list('diagnosis')).toMatchObject([{ nodesPositive: 0, nodesAmount: [] }]);
    const refused = await begin({ nodesSize: 3 });
    expect(refused.reply.status).toBe(400);
    const label = records.diagnosis.all.get('nodesSize')?.label[locale] ?? '';
    expect(refused.document.querySelector('main [role=alert]')?.text).toContain(label);
    expect(refused.document.querySelectorAll('main dl dt').map(({ text }) => text)).toContain(label);
  });

  it('go on from the summary with all that came up, one after the other', async () => {
    const browser = await somebody();
    await askingRecords(browser).add('diagnosis', { diagnosed: 'no' });
    const [record] = await askingRecords(browser).list('diagnosis');
    const own = `${path}?record=${record?.id}`;
    let page = await answerFlow(browser, await openFlow(browser, `${own}&step=1&check=1`), { diagnosed: 'yes' });
    const asked: (string | null)[] = [];
    for (; page.question !== null && asked.length < 4; page = await answerFlow(browser, page, { go: 'unknown' })) asked.push(page.question);
    expect(asked).toEqual(['cancerTypes', 'side', 'diagnosisDateYear', 'menopause']);
  });

  it('of a date without a year, or a day without a month, say what is missing', async () => {
    const browser = await somebody();
    let page = await answerFlow(browser, await openFlow(browser, path), { diagnosed: 'yes' });
    while (page.question !== 'diagnosisDateYear') page = await answerFlow(browser, page, { go: 'unknown' });
    const wrong = await answerFlow(browser, page, { diagnosisDateMonth: '5' });
    expect(wrong.document.querySelector('main [role=alert] a')?.getAttribute('href')).toBe('#answer-diagnosisDateYear');
    await askingRecords(browser).add('diagnosis', { diagnosed: 'yes' });
    const treatment = pathTo('profile.add-treatment', locale);
    page = await openFlow(browser, treatment);
    const told: Record<string, Fields> = { type: { type: 'radiation' }, status: { status: 'undergoing' } };
    while (page.question !== 'startedAt') page = await answerFlow(browser, page, told[page.question ?? ''] ?? { go: 'unknown' });
    const half = await answerFlow(browser, page, { 'startedAt.year': '2024', 'startedAt.day': '5' });
    expect([half.reply.status, half.question]).toEqual([400, 'startedAt']);
  });

  it('come back with the answer when the session ended meanwhile', async () => {
    const signedUp = await member(pathTo('sign-up', locale));
    const browser = signedUp.visitor;
    const page = await answerFlow(browser, await openFlow(browser, path), { diagnosed: 'yes' });
    browser.cookies.delete('authToken');
    browser.cookies.delete('__Host-authToken');
    browser.cookies.delete('authTokenExpires');
    const out = await browser.post(page.path, { ...page.hidden, cancerTypes: 'DCIS pagets' });
    expect(out.location).toContain(pathTo('login', locale));
    const back = await browser.post(out.location ?? '', { login: signedUp.username, password });
    const again = await openFlow(browser, back.location ?? '');
    expect(again.question).toBe('cancerTypes');
    const chosen = again.document.querySelectorAll('input[name=cancerTypes][checked]').map((input) => input.getAttribute('value'));
    expect(chosen).toEqual(['DCIS', 'pagets']);
  });
});

it('what is sent by nobody, for another record, or with a draft of no kind is refused', async () => {
  const path = pathTo('profile.add-diagnosis', 'en');
  const { visitor } = await member();
  await askingRecords(visitor).add('diagnosis', { diagnosed: 'yes' });
  const other = await member();
  const { record } = await askingRecords(other.visitor).add('diagnosis', { diagnosed: 'yes' });
  for (const id of [String(record?.id), 'nothing', '']) expect((await visitor.get(`${path}?record=${id}&step=check`)).status).toBe(404);
  expect((await visitor.post(path, { intent: 'answer', draft: 'x', question: 'stage' })).status).toBe(400);
  expect((await visitor.post(path, { intent: 'else' })).status).toBe(400);
});
