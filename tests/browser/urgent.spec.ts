import { setTextSize } from '../text-size.ts';
import { expect, type Page, test } from './test.ts';

const pages = [
  {
    path: '/infection-and-fever',
    open: 'Words to show',
    close: 'Close',
    says: 'A fever or an infection can be an emergency for me.',
    team: 'When to call your care team',
    head: 'Call your care team at once',
  },
  {
    path: '/es/infeccion-y-fiebre',
    open: 'Mostrar en inglés',
    close: 'Cerrar',
    says: 'I need a Spanish interpreter.',
    team: 'Cuándo llamar a su equipo',
    head: 'Llame a su equipo médico de inmediato',
  },
];

const sheetOf = (page: Page) => page.getByRole('dialog', { name: /emergency room|sala de emergencias/ });

for (const { path, open, close, says, team, head } of pages) {
  test(`${path} has, on the first screen of a phone, 911 to tap and the words to show`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.locator('main a[href="tel:911"]').first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: open })).toBeInViewport({ ratio: 1 });
    const toTeam = page.getByRole('link', { name: team });
    await expect(toTeam).toBeInViewport({ ratio: 1 });
    await toTeam.click();
    await expect(page.getByText(head)).toBeInViewport();
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${path} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('fills the screen with the words, and Escape or the button closes them', async ({ page }) => {
        await page.goto(path);
        await page.getByRole('button', { name: open }).focus();
        await page.keyboard.press('Enter');
        await expect(sheetOf(page)).toBeFocused();
        await expect(sheetOf(page).getByText(says)).toBeInViewport();
        expect(await sheetOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: close })).toBeFocused();
        // Nothing behind it is within reach.
        await expect(page.getByRole('link')).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(sheetOf(page)).toBeHidden();
        await page.getByRole('button', { name: open }).click();
        await page.getByRole('button', { name: close }).click();
        await expect(sheetOf(page)).toBeHidden();
        await expect(page.getByRole('button', { name: open })).toBeFocused();
      });
    });
  }
}

test('On paper the words are a card in their place', async ({ page }) => {
  await page.goto('/infection-and-fever');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[popover] p').first()).toBeVisible();
  await expect(page.locator('[popover] button')).toBeHidden();
});

for (const width of [320, 360]) {
  test(`With text of 200 % the words can be scrolled to their end at ${width} px`, async ({ page }) => {
    await setTextSize(page, 32);
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/es/infeccion-y-fiebre');
    await page.getByRole('button', { name: 'Mostrar en inglés' }).click();
    await page.getByRole('button', { name: 'Cerrar' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Cerrar' })).toBeInViewport({ ratio: 1 });
    expect(await sheetOf(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  });
}
