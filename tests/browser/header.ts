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
