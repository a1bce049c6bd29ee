import { chromium } from 'playwright';

const origin = 'http://127.0.0.1:4374';
const b = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined });
for (const [locale, login, profile] of [
  ['en', '/login', '/profile?section=my-data'],
  ['es', '/es/iniciar-sesion', '/es/perfil?section=my-data'],
]) {
  for (const [w, theme] of [
    [360, 'light'],
    [1280, 'dark'],
    [768, 'light'],
  ]) {
    if (locale === 'es' && w === 768) continue;
    const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' });
    const p = await c.newPage();
    await p.goto(origin + login);
    await p.fill('input[name=login]', 'sample');
    await p.fill('input[name=password]', 'Tea-At-Seven7!');
    await Promise.all([p.waitForNavigation(), p.click('main form button[type=submit]')]);
    await p.goto(origin + profile);
    await p.waitForTimeout(800);
    const width = await p.evaluate(() => document.documentElement.scrollWidth);
    console.log(locale, w, theme, 'scrollWidth', width, (await p.content()).length);
    await p.screenshot({ path: `/tmp/shots-data/${locale}-${w}-${theme}.png`, fullPage: true });
    if (w === 360) {
      for (const d of await p.$$('main details')) await d.evaluate((e) => (e.open = true));
      await p.screenshot({ path: `/tmp/shots-data/${locale}-${w}-open.png`, fullPage: true });
    }
    await p.goto(origin + (locale === 'en' ? '/goodbye?later=1' : '/es/hasta-siempre'));
    await p.waitForTimeout(500);
    await p.screenshot({ path: `/tmp/shots-data/goodbye-${locale}-${w}-${theme}.png` });
    await c.close();
  }
}
await b.close();
