import { pathTo } from '#app/addresses/paths.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { client, startProvider, type TestProvider } from '../oidc-provider.ts';
import { freePort, type Program, PublishedDirectory, startSite } from '../processes.ts';
import { expect, test } from './test.ts';

/** A site of its own, beside a real identity service on this machine. */
let origin = '';
let service: TestProvider;
let program: Program;
const data = new PublishedDirectory();

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  service = await startProvider({ site: origin, conduct: { account: { subject: 'flor', email: 'flor@example.org' } }, asks: true });
  const variables = {
    ...{ PORT: String(port), ORIGIN: origin, TRUSTED_PROXIES: 'loopback' },
    ...{ OIDC_ISSUER: service.issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret, OIDC_NAME: 'Casa' },
  };
  ({ program } = await startSite({ dataDirectory: data.path, variables }));
});

test.afterAll(async () => {
  await program.end();
  await service.close();
  await data[Symbol.asyncDispose]();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('por el servicio se abre la cuenta, se entra, se sale en los dos lados y se conecta otra', async ({ page }) => {
      const locale = 'es';
      const name = `Flor${javaScriptEnabled ? 'Con' : 'Sin'}`;
      service.behave({ account: { subject: name, email: `${name.toLowerCase()}@example.org` } });
      const at = (path: string) => expect(page).toHaveURL(origin + path);
      const press = (button: string) => page.locator('main').getByRole('button', { name: button, exact: true }).click();
      const signInThere = () => page.getByRole('button', { name: `Sign in as ${name}` }).click();
      const signOut = async () => {
        await page.goto(origin + pathTo('sign-out', locale), { waitUntil: 'networkidle' });
        await press('Cerrar sesión');
        await page.getByRole('button', { name: 'Yes, sign me out' }).click();
        await at(pathTo('home', locale));
      };

      await test.step('abrir la cuenta', async () => {
        await page.goto(`${origin}${pathTo('login', locale)}?target=${encodeURIComponent(pathTo('glossary', locale))}`);
        await page.getByRole('link', { name: 'Continuar con Casa' }).click();
        await signInThere();
        await expect(page.locator('h1')).toHaveText('Elija un nombre de usuario');
        await expect(page.locator('main')).toContainText(`${name.toLowerCase()}@example.org`);
        await page.locator('#username').fill(name);
        await page.locator('#terms').check();
        await press('Crear mi cuenta');
        await at(pathTo('glossary', locale));
      });

      await test.step('ver con qué se entra', async () => {
        await page.goto(origin + sectionPath('security', locale));
        await expect(page.locator('#connected-service')).toContainText('Su cuenta está conectada con Casa');
        await expect(page.locator('#connected-service').getByRole('button')).toHaveCount(0);
      });

      await test.step('salir aquí es salir también ahí', async () => {
        await signOut();
        await page.goto(origin + pathTo('login', locale));
        await page.getByRole('link', { name: 'Continuar con Casa' }).click();
        await signInThere();
        await at(pathTo('profile', locale));
        await signOut();
      });

      await test.step('conectar una cuenta que ya existe, y desconectarla', async () => {
        const other = `Amiga${javaScriptEnabled ? 'Con' : 'Sin'}`;
        await page.goto(origin + pathTo('sign-up', locale));
        const fields = { username: other, email: `${other}@example.org`, password: 'Quiet-River7!', confirmation: 'Quiet-River7!' };
        for (const [id, value] of Object.entries(fields)) await page.locator(`[id="${id}"]`).fill(value);
        await page.locator('#terms').check();
        await press('Crear mi cuenta');
        await at(pathTo('verify-email', locale));
        service.behave({ account: { subject: other } });
        await page.goto(origin + sectionPath('security', locale));
        await press('Conectar');
        await page.getByRole('button', { name: `Sign in as ${other}` }).click();
        await expect(page.locator('#connected-service').getByRole('status')).toHaveText('Su cuenta quedó conectada.');
        await press('Desconectar');
        await expect(page.locator('#connected-service').getByRole('status')).toContainText('Su cuenta ya no está conectada.');
      });
      // To cookies a port is no other host: those of the service would count as ours.
      await page.context().clearCookies({ name: /^_(?:interaction|session)/ });
    });
  });
}
