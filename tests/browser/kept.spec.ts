import { readAgain } from './kept.ts';
import { expect, test } from './test.ts';

test('What is read from a page that is left meanwhile is read from the next', async ({ page }) => {
  await page.goto('/');
  const reading = readAgain(() =>
    page.evaluate(() => (location.pathname === '/' ? new Promise<string>(() => {}) : Promise.resolve(location.pathname))),
  );
  await page.goto('/glossary');
  expect(await reading).toBe('/glossary');
});
