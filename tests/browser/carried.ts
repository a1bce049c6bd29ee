import { expect, type Locator } from './test.ts';

/** Waits until what is typed is carried along to another page: what does so begins with what shows a password. */
export function isCarried(password: Locator, show: Locator): Promise<void> {
  return expect(async () => {
    if ((await password.getAttribute('type')) === 'password') await show.click({ timeout: 1_000 });
    expect(await password.getAttribute('type')).toBe('text');
  }).toPass();
}
