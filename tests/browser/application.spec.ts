import { knownKinds } from '#services/content/model/sections/sections.ts';
import { chooseTheme } from './header.ts';
import { routerPath } from './router.ts';
import { expect, test } from './test.ts';

for (const { path, lang } of [
  { path: '/workbench', lang: 'en-US' },
  { path: '/es/workbench', lang: 'es' },
]) {
  test(`${path} is an application: its router runs, with a nonce of its own, and nothing keeps the page`, async ({ page }) => {
    const response = await page.goto(path);
    await expect.poll(() => routerPath(page)).toBe(path);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    const policies = [response?.headers()['content-security-policy'], (await page.request.get(path)).headers()['content-security-policy']];
    for (const policy of policies) expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}'/);
    expect(policies[0]).not.toBe(policies[1]);
  });

  test(`${path} shows every section kind in both themes`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => routerPath(page)).toBe(path);
    expect(knownKinds.length).toBeGreaterThan(5);
    for (const kind of [...knownKinds, 'unknown']) {
      const example = page.locator(`#example-${kind}`);
      await expect(example.getByRole('heading', { level: 2, name: kind, exact: true })).toBeVisible();
      for (const theme of ['light', 'dark']) {
        const panel = example.locator(`[data-theme="${theme}"]`);
        await expect(panel, `${kind} ${theme}`).toBeVisible();
        const unknown = panel.getByText('unknown section', { exact: true });
        if (kind === 'unknown') await expect(unknown).toHaveAttribute('lang', 'en');
        else await expect(unknown).toHaveCount(0);
      }
    }
  });

  test(`a link from ${path} to a document is a full load, and Back returns`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => routerPath(page)).toBe(path);
    await page.evaluate(() => Object.assign(window, { sameWindow: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Alba' }).click();
    await page.waitForURL((url) => url.pathname !== path);
    expect(await page.evaluate(() => 'sameWindow' in window)).toBe(false);
    expect(await routerPath(page)).toBeNull();
    await page.goBack();
    await expect.poll(() => routerPath(page)).toBe(path);
  });
}

test('The theme can be chosen on an application page too, and what unfolds unfolds', async ({ page }) => {
  await page.goto('/workbench');
  await expect.poll(() => routerPath(page)).toBe('/workbench');
  await chooseTheme(page, 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const unfolding = page.locator('main details').first();
  await unfolding.locator('summary').click();
  await expect(unfolding).toHaveJSProperty('open', true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => routerPath(page)).toBe('/workbench');
  await expect(page.getByLabel('Color theme')).toHaveValue('dark');
});

test('A section that throws in the browser leaves its application page whole and alive', async ({ page, complaints }) => {
  await page.route('**/workbench', async (route) => {
    const response = await route.fetch();
    // Without its pictures a gallery cannot be rendered; what the server made of it is not touched.
    await route.fulfill({ response, body: (await response.text()).replaceAll('\\"images\\"', '\\"other\\"') });
  });
  await page.goto('/workbench');
  await expect.poll(() => routerPath(page)).toBe('/workbench');
  await expect(page.locator('#example-imageGallery section').first()).toHaveText('unknown section');
  await expect(page.locator('#example-table table').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints.filter((complaint) => complaint.startsWith('policy'))).toEqual([]);
  complaints.length = 0;
});
