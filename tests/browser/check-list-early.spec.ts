import type { Locator } from '@playwright/test';
import { island, list, tickIn } from './check-lists.ts';
import { isCodeOf } from './code.ts';
import { expect, type Page, test } from './test.ts';

const boxes = (page: Page): Locator => island(page).getByRole('checkbox');
const ticked = (page: Page) =>
  page.evaluate(() =>
    Object.values(JSON.parse(localStorage.getItem('check-lists') ?? '{"lists":{}}').lists).flatMap(
      (kept) => (kept as { ticked: string[] }).ticked,
    ),
  );
/** Holds the code of the list back until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(isCode, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}
const isCode = (url: URL) => isCodeOf('TickList')(url);

for (const address of [list, '/es/preguntas-para-la-primera-consulta']) {
  test(`Ticks that come before the list is live show at once, and all are kept: ${address}`, async ({ page }) => {
    const arrive = await holdCode(page);
    await page.goto(address);
    for (const at of [0, 2, 1]) {
      await boxes(page).nth(at).click();
      await expect(boxes(page).nth(at)).toBeChecked();
    }
    await boxes(page).nth(2).click();
    await expect(boxes(page).nth(2)).not.toBeChecked();
    expect(await ticked(page)).toEqual([]);
    arrive();
    await expect(island(page)).toContainText(address === list ? '2 ticked' : 'Ha marcado 2');
    expect(await ticked(page)).toHaveLength(2);
    for (const at of [0, 1]) await expect(boxes(page).nth(at)).toBeChecked();
    await page.reload();
    await expect(boxes(page).nth(1)).toBeChecked();
    await expect(boxes(page).nth(2)).not.toBeChecked();
  });
}

test('A tick that comes before what the device has kept is shown is kept beside it', async ({ page }) => {
  await page.goto(list);
  await tickIn(boxes(page).nth(0));
  const arrive = await holdCode(page);
  await page.reload();
  await boxes(page).nth(1).click();
  arrive();
  await expect(island(page)).toContainText('2 ticked');
  for (const at of [0, 1]) await expect(boxes(page).nth(at)).toBeChecked();
  expect(await ticked(page)).toHaveLength(2);
});

test('A list that cannot load ticks all the same, and says why', async ({ page, complaints }) => {
  await page.route(isCode, (route) => route.abort());
  await page.goto(list);
  await boxes(page).nth(0).click();
  await expect(boxes(page).nth(0)).toBeChecked();
  const said = page.getByRole('alert');
  await expect(said).toHaveText(/could not load: the connection may be down/);
  await boxes(page).nth(1).click();
  await expect(boxes(page).nth(1)).toBeChecked();
  await expect(said).toHaveCount(1);
  await page.unroute(isCode);
  // A browser may keep a module that failed for as long as the page: a new one has it.
  await page.reload();
  await boxes(page).nth(3).click();
  await expect.poll(() => ticked(page)).toHaveLength(1);
  await expect(said).toHaveCount(0);
  complaints.length = 0;
});
