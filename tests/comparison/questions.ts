import type { Asked } from './ask.ts';

const get = (paths: readonly string[]): Asked[] => paths.map((path) => ({ path }));
const words = (text: string): string[] => text.trim().split(/\s+/);
const terms = (text: string): string[] => text.split(', ');

/** What stands at a fixed address and is in no sitemap. */
const fixed = words(`
  /robots.txt /sitemaps/en-2.xml /site.webmanifest /es/site.webmanifest /speculation.json /health/live /health/ready /health /workbench /es/workbench
  /.well-known/change-password /.well-known/nothing /assets/nothing-12345678.js /media/nothing /nothing.svg
  /profile.data /login.data /treatment.data /_root.data`);

/** Addresses that are wrong, or are written in another way than the site writes them. */
const addresses = [
  ...words('/404 /500 /503 /error/418 /error/401 /error/999 /error/nothing /error/200').flatMap((path) => [path, `/es${path}`]),
  ...words(`
  /nothing /es/nada /a/b/c/d /es/a/b/c/d /treatment/nothing /es/tratamiento/nada /es/treatment /tratamiento
  /% /%zz /es/%E0%A4%A /%00 /a%00b /%74reatment /%2e%2e/treatment /treatment%2Fchemotherapy /es/se%C3%B1ales
  /treatment/ /es/ /es/tratamiento/?a=b /treatment// //treatment //elsewhere.example/ /treatment//chemotherapy
  /Treatment /TREATMENT/Chemotherapy /ES /es/Tratamiento /en /en/treatment /index.html /treatment.html
  /home /inicio /wp-login.php /.env /treatment;a=b /treatment? /treatment?utm_source=a&q=b /?with=es /es?with=en`),
  `/${'a'.repeat(3_000)}`,
  `/treatment?a=${'b'.repeat(3_000)}`,
];

/** Methods other than GET, and headers that may make another answer. */
const manners: Asked[] = [
  ...words('HEAD OPTIONS POST PUT PATCH DELETE').flatMap((method) =>
    words('/ /es/tratamiento /nothing /search?q=chemo /login /robots.txt /health/live /favicon.svg /graphql /media/nothing').map(
      (path): Asked => ({ path, method, note: 'from nowhere' }),
    ),
  ),
  ...['br', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0, gzip', 'nothing'].flatMap((encoding) =>
    words('/ /es/tratamiento /login /nothing /sitemap.xml /favicon.svg').map(
      (path): Asked => ({ path, note: `Accept-Encoding: ${encoding}`, headers: { 'Accept-Encoding': encoding } }),
    ),
  ),
  ...['es', 'en-US,en;q=0.5'].map((language): Asked => ({ path: '/', note: language, headers: { 'Accept-Language': language } })),
];

/** What is searched for in each language: plain words, several, and such as are written wrongly. */
export const searched = {
  '/search': terms(
    'chemo, hair loss, side effects of tamoxifen, dcis, tnbc, chemotherpy, mamogram, tamoxifin, lymphedma, her2 positive, can i still work',
  ),
  '/es/buscar': terms(
    'quimioterapia, caída del pelo, caida del pelo, efectos del tamoxifeno, mamografia, kimioterapia, sofocos, ganglio centinela, linfedma',
  ),
};
/** What finds nothing, is no word, or means something to a machine. */
export const odd = [
  '',
  'x'.repeat(300),
  '  chemo  ',
  ...terms('a, ab, xyzzyqwv, "triple negative", <b>bold</b>, o\'neil, 100%, the, de la, 乳癌, -'),
];
const narrowed = words(`
  page=2 page=3 page=99 page=0 page=x sort=latest sort=oldest sort=type sort=type-desc sort=wrong
  type=page type=researchNews type=event type=topic type=glossaryTerm type=archivedResearchNews type=nothing
  type=page&type=researchNews&sort=latest&page=2`);

const searches = Object.entries(searched).flatMap(([path, some]) => [
  path,
  ...[...some, ...odd].map((term) => `${path}?${new URLSearchParams({ q: term })}`),
  ...narrowed.map((more) => `${path}?q=${some[0]}&${more}`),
]);

/** What can be asked by address, as nobody and without knowing what the library holds. */
export const questions: readonly Asked[] = [...get([...fixed, ...addresses, ...searches]), ...manners];
