import { expect, type Locator, type Page } from './test.ts';

/** A page that shows lists as cards. */
export const hub = '/about-you/newly-diagnosed';
export const [week, semana] = ['/first-week', '/es/primera-semana'];
export const [list, spanish] = ['/questions-for-the-first-visit', '/es/preguntas-para-la-primera-consulta'];
export const island = (page: Page) => page.locator('[data-island*=TickList]').last();
export const box = (page: Page, name: string | RegExp) => island(page).getByRole('checkbox', { name });
export const field = (page: Page) => island(page).getByRole('textbox', { name: 'A question in your words' });
export const button = (page: Page, name: string | RegExp) => island(page).getByRole('button', { name });
export const firstQuestion = 'What kind of breast cancer do I have?';

/** The first touch brings the code, and is made again when it is there: the list knows of the tick then, which the box shows before. */
export async function tickIn(box: Locator): Promise<void> {
  await box.click();
  await expect(box).toBeChecked();
  await expect(box.locator('xpath=ancestor::li')).toHaveAttribute('data-ticked');
}

export async function add(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await button(page, 'Add').click();
  await expect(island(page).getByRole('checkbox', { name: text })).toBeChecked();
}
