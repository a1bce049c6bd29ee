import { pathTo } from '#app/addresses/paths.ts';
import { type Answer, saveButton, somebodyWhoAnswers } from './questions.ts';
import { routerRuns } from './router.ts';
import { expect, test } from './test.ts';

test.use({ hasTouch: true });

const diagnosis = pathTo('profile.add-diagnosis', 'en');
const treatment = pathTo('profile.add-treatment', 'en');

/** What a report after surgery says of an early-stage cancer. */
const earlyStage: Record<string, Answer> = {
  diagnosed: 'yes',
  cancerTypes: ['IDC'],
  cancerSubtypes: ['none'],
  side: 'left',
  diagnosisDateYear: { diagnosisDateMonth: '3', diagnosisDateYear: '2026' },
  menopause: 'postmenopausal',
  recurrent: 'first',
  stage: 'IIA',
  metastatic: 'no',
  size: '2-2.9',
  grade: '2',
  vascularLymphatic: 'absent',
  margins: 'negative',
  nodesRemoved: { nodesRemoved: '3' },
  nodesPositive: { nodesPositive: '1' },
  nodesAmount: ['macro'],
  estrogen: 'positive',
  estrogenPercentage: { estrogenPercentage: '95' },
  progesterone: 'positive',
  progesteronePercentage: { progesteronePercentage: '60' },
  her2test: 'IHC',
  her2IhcResult: '1+',
  her2neu: 'negative',
  genomeTestDone: 'yes',
  genomeTestName: 'OncotypeRS',
  genomicAssay: { genomicAssay: '18' },
  genomeTestResult: 'low',
  pdlTestDone: 'no',
  inheritedAbnormal: 'no',
};

test('type and stage alone take 12 taps at most', async ({ page }) => {
  const { answerer } = await somebodyWhoAnswers(page, 'taps');
  await page.goto(diagnosis);
  await answerer.walk({ diagnosed: 'yes', cancerTypes: ['IDC'], stage: 'IIA' }, (question) => question === 'metastatic');
  await answerer.tap(page.getByRole('link', { name: 'Go to the end and save' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look it over');
  await answerer.tap(saveButton(page));
  await expect(page).toHaveURL(/section=your-diagnoses/);
  await expect(page.locator('main')).toContainText('stage IIA');
  expect(answerer.taps).toBeLessThanOrEqual(12);
});

test('a whole report of an early stage takes 45 taps at most', async ({ page }) => {
  const { answerer } = await somebodyWhoAnswers(page, 'whole');
  await page.goto(diagnosis);
  const asked = await answerer.walk(earlyStage);
  expect(Object.keys(earlyStage).filter((question) => !asked.includes(question))).toEqual([]);
  await answerer.tap(saveButton(page));
  await expect(page).toHaveURL(/section=your-diagnoses/);
  expect(answerer.taps).toBeLessThanOrEqual(45);
});

test('each type of treatment has its questions', async ({ page }) => {
  const { answerer } = await somebodyWhoAnswers(page, 'types');
  await page.goto(diagnosis);
  await answerer.walk({ diagnosed: 'yes' }, (question) => question !== 'diagnosed');
  await page.getByRole('link', { name: 'Go to the end and save' }).tap();
  await saveButton(page).tap();
  await expect(page).toHaveURL(/section=your-diagnoses/);
  for (const type of ['surgery', 'chemotherapy', 'radiation', 'hormonal', 'targeted', 'immunotherapy', 'metastases']) {
    await page.goto(treatment);
    const asked = await answerer.walk({ type, status: 'undergoing' });
    expect(asked.length, type).toBeGreaterThan(4);
    await saveButton(page).tap();
    await expect(page).toHaveURL(/section=your-treatments/);
  }
});

test('Who taps an answer, and presses the button as well, has not answered the next question, however late that came', async ({ page }) => {
  await somebodyWhoAnswers(page, 'habit');
  await page.route(/add-diagnosis\.data/, async (route) => {
    const response = await route.fetch();
    await new Promise((later) => setTimeout(later, 1_000));
    await route.fulfill({ response });
  });
  await page.goto(`${diagnosis}?step=1`);
  await routerRuns(page);
  // As soon as there is another question.
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const nameOf = () => main?.querySelector<HTMLInputElement>('input[name=question]')?.value;
    const before = nameOf();
    const observer = new MutationObserver(() => {
      if (nameOf() === before || !nameOf()) return;
      observer.disconnect();
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
      main?.querySelector('button[value=next]')?.dispatchEvent(press);
      document.documentElement.dataset.pressed = String(press.defaultPrevented);
    });
    if (main) observer.observe(main, { childList: true, subtree: true, attributes: true });
  });
  await page.locator('main label:has(input[value=yes])').tap();
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'true');
  await expect(page.locator('main input[name=question]')).toHaveValue('cancerTypes');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
