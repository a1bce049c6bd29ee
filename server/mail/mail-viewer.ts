import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Environment } from '#config/environment.ts';
import { forDevelopers } from '#server/http/for-developers.ts';
import type { SiteEnv } from '#server/http/site-env.ts';
import { mailFiles, mailFolder, readMailFile } from '#services/mail/mail-files.ts';
import { readMail, type ReadMail as Shown } from '#services/mail/read-mail.ts';
import { renderMail } from '#services/mail/templates/render.ts';
import { mailSamples } from '#services/mail/templates/samples.ts';
import { issueSamples } from '#services/newsletter/issue-samples.ts';
import { letterSamples } from './letter-samples.ts';
import { siteLinks } from './site-links.ts';

/** The mail as its reader's program shows it: it runs nothing, asks for nothing, and opens its links beside. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
const mailPolicy = `sandbox ${sandbox}; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`;
const pagePolicy = "default-src 'none'; frame-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const style = `:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; } body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
li { margin-block: 0.5rem; } a { display: inline-block; padding-block: 0.4rem; } iframe { border: 1px solid; width: 100%; height: 46rem; } pre { white-space: pre-wrap; overflow-wrap: anywhere; }`;
type Markup = ReturnType<typeof html>;

/** The most that are listed. */
const most = 200;

/** `/dev/mail`: the mails that are files, for developers alone. There is no such address in production, nor where mails go to a server. */
export function mailViewer(environment: Environment): Hono<SiteEnv> {
  const { name, smtp, dataDirectory, origin } = environment;
  const app = new Hono<SiteEnv>();
  if (name === 'production' || smtp) return app;
  const isForDevelopers = forDevelopers(environment);
  const folder = mailFolder(dataDirectory);
  app.use(async (context, next) => {
    if (isForDevelopers(context.req.raw, context.env)) await next();
    else context.res = context.text('Not found', 404);
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    if (!context.res.headers.has('Content-Security-Policy')) context.header('Content-Security-Policy', pagePolicy);
  });
  app.get('/', async (context) => {
    const rows = await Promise.all((await mailFiles(folder)).slice(0, most).map((file) => row(folder, file)));
    const shownSamples = samplesOf(origin).map(({ name }, index) => html`<li>${link(`sample/${index}`, name)}</li>`);
    const sent = rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>None yet.</p>`;
    return context.html(page('Mails', html`<h1>Mails</h1>${sent}<h2>One of each kind</h2><ul>${shownSamples}</ul>`));
  });
  const show = (paths: string, mailAt: (name: string) => Promise<Shown | null>) => {
    app.get(`${paths}/:name`, async (context) => {
      const mail = await mailAt(context.req.param('name'));
      return mail === null ? context.notFound() : context.html(shown(mail, `${context.req.path}/html`));
    });
    app.get(`${paths}/:name/html`, async (context) => {
      const mail = await mailAt(context.req.param('name'));
      if (mail === null) return context.notFound();
      context.header('Content-Security-Policy', mailPolicy);
      return context.html(mail.html.replace('<head>', '<head><base target="_blank">'));
    });
  };
  show('/sample', async (name) => {
    const sample = samplesOf(origin)[Number(name)];
    return sample ? { ...sample.render(), to: 'nobody', date: 'never' } : null;
  });
  show('', async (name) => {
    const mail = await readMailFile(folder, name);
    return mail === null ? null : readMail(mail);
  });
  return app;
}

/** One of each kind, in each language. */
function samplesOf(origin: string) {
  const ofKinds = mailSamples.map(({ content, locale }) => ({
    name: `${content.kind}, ${locale}`,
    render: () => renderMail(content, locale, siteLinks(origin, locale)),
  }));
  const letters = letterSamples(origin).map(({ name, mail: { content, locale } }) => ({
    name: `${name}, ${locale}`,
    render: () => renderMail(content, locale, siteLinks(origin, locale)),
  }));
  return [...ofKinds, ...issueSamples(origin), ...letters];
}

function shown({ subject, to, date, text }: Shown, source: string): Markup {
  return page(
    subject,
    html`<p><a href="/dev/mail">All mails</a></p><h1>${subject}</h1><p>${to}, ${date}</p>
<iframe sandbox="${sandbox}" title="HTML" src="${source}"></iframe><h2>Text</h2><pre>${text}</pre>`,
  );
}

const link = (name: string, text: string) => html`<a href="/dev/mail/${encodeURI(name)}">${text}</a>`;

async function row(folder: string, file: string): Promise<Markup> {
  const { subject, to, date } = readMail((await readMailFile(folder, file)) ?? '');
  return html`<li>${link(file, subject)} ${to}, ${date}</li>`;
}

function page(title: string, body: Markup): Markup {
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${raw(style)}</style>${body}`;
}
