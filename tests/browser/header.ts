import type { Page } from './test.ts';

/** The button of the menus, which a wide screen shows only once it is scrolled. */
export const menuButton = (page: Page) => page.getByRole('banner').getByRole('navigation').locator('summary').first();
export const themeSwitch = (page: Page) => page.getByLabel(/^(Color theme|Colores)/);

/** Chooses a theme in the menu of a phone. */
export async function chooseTheme(page: Page, theme: 'dark' | 'light' | 'system'): Promise<void> {
  await menuButton(page).click();
  await themeSwitch(page).selectOption(theme);
  await menuButton(page).click();
}

/** How much of the page has moved without being asked to; to be called before the page is loaded. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved: () => shift });
  });
  return () => page.evaluate(() => (window as unknown as { moved(): number }).moved());
}
