import { plainScreenRows } from '../fixtures/screens.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './test.ts';

/** Pages of one test: enough that its own browser context costs little, few enough to run beside another test. */
const perTest = 4;

const pages = [
  // A member's screen sends an anonymous visitor to sign in.
  ...plainScreenRows.filter(({ status }) => status !== 303).map(({ screen, en, es, status }) => ({ name: screen, en, es, status })),
  { name: 'a topic', en: '/topics/treatment', es: '/es/temas/tratamiento', status: 200 },
  {
    name: 'a narrowed list, and news of a topic',
    en: '/research-news?archived=yes&stage=IIA',
    es: '/es/noticias-de-investigacion/tema/tratamiento?year=2026',
    status: 200,
  },
  { name: 'side by side', en: '/treatment/chemotherapy?with=es', es: '/es/tratamiento/quimioterapia?with=en', status: 200 },
  { name: 'results', en: '/search?q=chemotherapy&type=page', es: '/es/buscar?q=quimioterapia&type=page', status: 200 },
  { name: 'a corrected search, and few results', en: '/search?q=tamoxofen', es: '/es/buscar?q=chemotherapy', status: 200 },
  { name: 'nothing found, and a short term', en: '/search?q=xyzzyxo', es: '/es/buscar?q=no', status: 200 },
  { name: 'an unknown address', en: '/no/such-page', es: '/es/no/hay-tal-pagina', status: 404 },
  { name: 'a mail that was asked for', en: '/forgot-password?sent=1', es: '/es/olvide-mi-contrasena?sent=1', status: 200 },
  { name: 'a link that resets nothing', en: '/reset-password?token=x', es: '/es/restablecer-contrasena?token=x', status: 400 },
  { name: 'a link that verifies nothing', en: '/verify-email?token=x', es: '/es/verificar-correo?token=x', status: 400 },
  { name: 'another link, by address', en: '/verify-email?resend=1', es: '/es/verificar-correo?resend=1', status: 200 },
  { name: 'another error', en: '/error/418', es: '/es/error/418', status: 418 },
];

for (let first = 0; first < pages.length; first += perTest) {
  const group = pages.slice(first, first + perTest);
  test(`${group.map(({ name }) => name).join(', ')}: accessible in both languages and themes, and fit a narrow screen`, async ({
    page,
  }) => {
    for (const [index, { en, es, status }] of group.entries()) {
      // Colors do not depend on words: each page is looked at for them in one of its languages, by turns; with --all in both.
      for (const [path, turn] of [[en, 0] as const, [es, 1] as const]) {
        await expectAccessible(page, path, status, process.env.ALL === '1' || index % 2 === turn ? 'whole' : 'colorless');
      }
    }
  });
}
