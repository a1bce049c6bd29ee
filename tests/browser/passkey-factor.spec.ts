import { pathTo } from '#app/addresses/paths.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { accountWords } from '../account-words.ts';
import { newMember } from '../accounts.ts';
import { freePort, type Program, PublishedDirectory, startSite } from '../processes.ts';
import { expectAccessibleAsItIs } from './accessible.ts';
import { virtualAuthenticator } from './authenticator.ts';
import { expect, test } from './test.ts';

/** A site of its own, which requires a second factor. */
let origin = '';
let program: Program;
const data = new PublishedDirectory();

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  ({ program } = await startSite({
    dataDirectory: data.path,
    variables: { PORT: String(port), ORIGIN: origin, SECOND_FACTOR: 'required' },
  }));
});

test.afterAll(async () => {
  await program.end();
  await data[Symbol.asyncDispose]();
});

test('donde hace falta un segundo factor, después de la contraseña se pide la llave, y sin ella nada', async ({ page, context }) => {
  const locale = 'es';
  const t = accountWords(locale);
  const [login, security] = [pathTo('login', locale), sectionPath('security', locale)];
  const filled = newMember(`Clave${Date.now().toString(36)}`);
  const press = (name: string) => page.locator('main').getByRole('button', { name, exact: true }).first().click();
  const at = (path: string) => expect(page).toHaveURL(origin + path);
  const device = await virtualAuthenticator(context, page);

  await page.goto(origin + pathTo('sign-up', locale), { waitUntil: 'networkidle' });
  for (const name of ['username', 'email', 'password', 'confirmation'] as const) await page.locator(`#${name}`).fill(filled[name]);
  await page.locator('#terms').check();
  await press(t('signUp.submit'));
  await page.goto(origin + sectionPath('your-diagnoses', locale));
  await at(security);
  // Until what makes a passkey has begun, the form is sent without one, and leads back. A device makes one alone: it is not asked twice soon.
  await expect(async () => {
    await press(t('passkeys.add'));
    await expect(page.locator('main').getByRole('status')).toHaveText(t('passkeys.added'), { timeout: 30_000 });
  }).toPass();
  await page.goto(origin + sectionPath('your-diagnoses', locale));
  await at(sectionPath('your-diagnoses', locale));
  await page.goto(origin + pathTo('sign-out', locale), { waitUntil: 'networkidle' });
  await press(t('signOut.submit'));
  await expect(page).not.toHaveURL(origin + pathTo('sign-out', locale));

  // Nothing is offered by autofill while the password is typed.
  await device.answers(false);
  await page.goto(origin + login, { waitUntil: 'networkidle' });
  await page.locator('#login').fill(filled.username);
  await page.locator('#password').fill(filled.password);
  await press(t('login.submit'));
  await at(pathTo('second-factor', locale));
  await expect(page.locator('main')).toContainText(t('secondFactor.lead.passkey'));
  await expect(page.locator('#code')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expectAccessibleAsItIs(page, 'la llave después de la contraseña');
  await device.answers(true);
  await press(t('login.passkey'));
  await at(pathTo('profile', locale));
});
