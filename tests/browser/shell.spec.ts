import { helplines } from '#config/organisation.ts';
import { menuButton, themeSwitch } from './header.ts';
import { idleBegan } from './idle.ts';
import { tabTo } from './keyboard.ts';
import { articles, expect, type Page, test } from './test.ts';

const [{ en: article, es: articleInSpanish }] = articles;
const wide = { width: 1280, height: 800 };
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

for (const width of [360, 1280]) {
  test(`The theme can be chosen by the keyboard alone, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(article);
    if (width < 1201) {
      await tabTo(page, menuButton(page));
      await page.keyboard.press('Enter');
    }
    await tabTo(page, themeSwitch(page));
    await expect(width < 1201 ? themeSwitch(page) : themeSwitch(page).locator('..')).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(themeSwitch(page)).toHaveValue('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'With' : 'Without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('the language can be changed by the keyboard alone', async ({ page }) => {
      await page.goto(article);
      await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^Español/ }));
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${articleInSpanish}`);
      await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^English/ }));
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${article}`);
    });

    test('the table of contents is folded on a phone, and leads to its sections by the keyboard alone', async ({ page }) => {
      await page.goto(article);
      const link = contents(page).getByRole('link', { name: 'What to ask' });
      await expect(link).toBeHidden();
      await tabTo(page, contents(page).locator('summary'));
      await page.keyboard.press('Enter');
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'What to ask' })).toBeInViewport();
      expect(new URL(page.url()).hash).toBe('#what-to-ask');
    });
  });
}

test('The table of contents names the headings of the text in order, and each leads somewhere', async ({ page }) => {
  for (const { en, es } of articles) {
    for (const path of [en, es]) {
      await page.goto(path);
      const links = await page
        .locator('article nav ol a')
        .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
      const headings = await page
        .locator('article section[id]:has(h2)')
        .evaluateAll((all) => all.map((section) => [`#${section.id}`, section.querySelector('h2')?.textContent]));
      expect(links.length, path).toBeGreaterThan(3);
      const order = links.map((link) => headings.findIndex((heading) => String(heading) === String(link)));
      expect(order, path).not.toContain(-1);
      expect(order, path).toEqual(order.toSorted((a, b) => a - b));
    }
  }
});

test('On a wide screen the table of contents stands beside the text and stays in view', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto(article);
  const link = contents(page).getByRole('link', { name: 'What to ask' });
  await expect(contents(page).locator('summary')).toBeHidden();
  await link.click();
  const heading = page.getByRole('heading', { name: 'What to ask' });
  await expect(heading).toBeInViewport();
  await expect(link).toBeInViewport({ ratio: 1 });
  const [text, beside] = await Promise.all([heading.boundingBox(), link.boundingBox()]);
  expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
});

test('A page with fewer than three headings has no table of contents', async ({ page }) => {
  for (const path of ['/contact-us/thank-you', '/helplines', '/']) {
    await page.goto(path);
    await expect(contents(page)).toHaveCount(0);
  }
});

test('There is someone to call at the foot of every page, in its own language, with the hours', async ({ page }) => {
  for (const [locale, paths] of [
    ['en', ['/', article, '/no/such-page', '/workbench']],
    ['es', ['/es', articleInSpanish, '/es/503', '/es/workbench']],
  ] as const) {
    for (const path of paths) {
      await page.goto(path);
      const items = page.getByRole('contentinfo').getByRole('region').getByRole('listitem');
      // The home page has just said whom to call.
      if (path === '/' || path === '/es') {
        await expect(items).toHaveCount(0);
        await page.getByRole('contentinfo').locator('summary').first().click();
      }
      await expect(items, path).toHaveCount(helplines(locale).length);
      for (const [index, { name, phone, hours }] of helplines(locale).entries()) {
        await expect(items.nth(index)).toContainText(name);
        await expect(items.nth(index).getByRole('link')).toHaveAttribute('href', `tel:${phone}`);
        await expect(items.nth(index)).toContainText(hours.length > 0 ? /9:00/ : /Day and night|a toda hora/);
      }
    }
  }
});

test('The page of the helplines says each number once', async ({ page }) => {
  for (const [path, locale] of [
    ['/helplines', 'en'],
    ['/es/lineas-de-ayuda', 'es'],
  ] as const) {
    await page.goto(path);
    // With 911 beside them.
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(helplines(locale).length + 1);
  }
});

test('Links to other sites open in a new tab and say so; those of the site itself do not', async ({ page }) => {
  await page.goto(article);
  const links = await page
    // The way out takes the place of the page.
    .locator('a[href]:not([data-enhance=leave])')
    .evaluateAll((all) =>
      all.map((link) => ({ href: link.getAttribute('href') ?? '', target: link.getAttribute('target'), text: link.textContent })),
    );
  expect(links.filter(({ href }) => href.startsWith('http')).length).toBeGreaterThan(5);
  for (const { href, target, text } of links) {
    const isExternal = /^https?:/.test(href);
    expect(target, href).toBe(isExternal ? '_blank' : null);
    expect(text?.includes('(opens in a new tab)'), href).toBe(isExternal);
  }
});

test.describe('On paper', () => {
  test('there is the text, with what unfolds and where its links lead, and no way about the site', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(article);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const unfolding = await page.locator('article details:not(nav *, header *, .unprinted) > :not(summary)').all();
    expect(unfolding.length).toBeGreaterThan(3);
    for (const unfolded of unfolding) await expect(unfolded).toBeVisible();
    for (const hidden of ['nav', 'header summary', 'button', 'select'])
      await expect(page.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0);
    const source = page.locator('#sources a').first();
    const added = await source.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(added).toContain(await source.getAttribute('href'));
    const address = page.getByText(new URL(article, page.url()).href, { exact: true });
    await expect(address).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(address).toBeHidden();
  });

  test('a browser that cannot style what is folded unfolds it, but not what is hard to see, and folds it again', async ({ page }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.goto('/workbench', { waitUntil: 'networkidle' });
    await idleBegan(page);
    const open = page.locator('main details[open]');
    const [before, all] = [await open.count(), await page.locator('main details').count()];
    const sensitive = await page.locator('main details[data-sensitive]:not([open])').count();
    expect(sensitive).toBeGreaterThan(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(open).toHaveCount(all - sensitive);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(open).toHaveCount(before);
  });

  test('it is black on white, also when the screen is dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(article);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('article p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

test('The next page fades in, but not for somebody who wants no motion', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => Object.assign(window, { transition: (event as PageRevealEvent).viewTransition !== null })),
  );
  for (const [reducedMotion, fades] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    // The browser leaves out the transition to a page that comes late.
    const leadsHome = async () => {
      await page.goto(article);
      await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' }).click();
      await page.waitForURL('**/');
      expect(await page.evaluate(() => 'transition' in window && window.transition), reducedMotion).toBe(fades);
    };
    if (fades) await expect(leadsHome).toPass();
    else await leadsHome();
  }
});

test('With forced colors every control of the header can be told from what is around it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(article);
  const folded = [page.locator('header nav summary').first(), page.locator('header summary').first()];
  for (const control of folded) await expect(control).toHaveCSS('border-block-start-style', 'solid');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Español/ })).toHaveCSS('text-decoration-line', 'underline');
});

test('With forced colors the choice of the theme is whole, and links that leave the site still show it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [width, path] of [360, 701, 1201, 1280].flatMap((each) => [[each, article] as const, [each, articleInSpanish] as const])) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    if (width < 1201) await menuButton(page).click();
    await expect(themeSwitch(page)).toHaveCSS('opacity', '1');
    const [own, whole, account, link] = await themeSwitch(page).evaluate((select) => {
      const before = select.getBoundingClientRect();
      const link = select.closest('nav')?.querySelector('[data-enhance=account]')?.getBoundingClientRect();
      select.style.inlineSize = 'max-content';
      return [before.width, select.getBoundingClientRect().width, before, link];
    });
    expect(own, `${width} px`).toBeGreaterThanOrEqual(whole);
    if (width > 1200) expect(account.right, `${width} px`).toBeLessThanOrEqual(link?.left ?? 0);
  }
  const [arrow, paper] = await page
    .locator('#sources a')
    .first()
    .evaluate((link) => [getComputedStyle(link, '::after').backgroundColor, getComputedStyle(document.body).backgroundColor]);
  expect(arrow).not.toBe(paper);
});

test('At 400 % zoom nothing scrolls sideways, whatever is open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', article, articleInSpanish]) {
    await page.goto(path);
    // The search lies over what is below it: by itself first.
    const search = page.locator('header summary').first();
    await search.press('Enter');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    await search.press('Enter');
    for (const summary of (await page.locator('summary').all()).slice(1)) {
      if (await summary.isVisible()) await summary.press('Enter');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  }
});
