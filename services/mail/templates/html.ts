import type { Letter } from './letter.ts';

/** Escapes text for an element or a quoted attribute. */
function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The styles of mails. Repeats colours of the design, since a mail cannot load `tokens.css`. */
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #fdfaf6; color: #1d1622; font: 18px/1.55 Verdana, "Segoe UI", sans-serif; -webkit-text-size-adjust: 100%; }
.preview { display: none; max-height: 0; overflow: hidden; }
.letter { max-width: 34rem; margin: 0 auto; padding: 32px 20px; }
.name { margin: 0 0 24px; color: #4a2651; font: 700 24px/1.2 Georgia, serif; }
.sheet { padding: 28px 24px; border-top: 6px solid #b4395d; border-radius: 0 0 12px 12px; background: #ffffff; }
h1 { margin: 0 0 20px; color: #331b39; font: 700 26px/1.25 Georgia, serif; }
h2 { margin: 24px 0 4px; font: 700 20px/1.3 Georgia, serif; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
a { color: #64336c; }
.button { display: inline-block; margin: 8px 0; padding: 14px 24px; border-radius: 12px; background: #64336c; color: #ffffff; font-weight: 700; text-decoration: none; }
.quiet { color: #4b4151; font-size: 16px; }
.aside { margin: 24px 0; padding: 16px 18px 1px; border-radius: 12px; background: #fdeedd; font-size: 16px; }
.last { margin-bottom: 0; }
.footer { padding: 24px 24px 0; }
.footer p { margin: 0 0 8px; color: #4b4151; font-size: 15px; }
@media (prefers-color-scheme: dark) {
  body { background: #17111c; color: #f4eef5; }
  .name { color: #dcc7e0; }
  .sheet { border-top-color: #f0a9b9; background: #211928; }
  h1 { color: #fdfaf6; }
  a { color: #dcc7e0; }
  .button { background: #dcc7e0; color: #231327; }
  .aside { background: #38251f; }
  .quiet, .footer p { color: #cfc5d3; }
}`;

/** A paragraph with links to our own addresses only: any other that looks like one is user input (injection), and stays text. */
function paragraph(text: string, { links, email }: Pick<Letter, 'links' | 'email'>, attributes = ''): string {
  const hrefs = new Map([...links.map((url) => [url, url] as const), [email, `mailto:${email}`] as const]);
  const parts = [...hrefs].reduce<string[]>(
    (done, [known, href]) => done.flatMap((part) => (part.startsWith('<') ? part : withLink(part, known, href))),
    [escaped(text)],
  );
  return `<p${attributes}>${parts.join('')}</p>`;
}

/** Splits escaped text at an address: the parts that begin with `<` are links. */
function withLink(text: string, known: string, href: string): string[] {
  const link = `<a href="${escaped(href)}">${escaped(known)}</a>`;
  return text.split(escaped(known)).flatMap((part, index) => (index === 0 ? [part] : [link, part]));
}

/** Renders a mail as HTML, without tables, pictures, scripts or external resources; its styles degrade gracefully. */
export function htmlOf(letter: Letter): string {
  const { link, organisation } = letter;
  const say = (text: string, attributes = '') => paragraph(text, letter, attributes);
  return `<!doctype html>
<html lang="${escaped(letter.tag)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(letter.subject)}</title>
<style>${styles}
</style>
</head>
<body>
<div class="preview">${escaped(letter.preview)}</div>
<div class="letter" lang="${escaped(letter.tag)}">
<p class="name">${escaped(organisation.name)}</p>
<div class="sheet">
<h1>${escaped(letter.heading)}</h1>
${[
  say(letter.hello),
  ...letter.paragraphs.map((text) => say(text)),
  ...(letter.items ?? []).map(
    ({ title, text, url }) => `<h2><a href="${escaped(url)}">${escaped(title)}</a></h2>\n<p class="teaser">${escaped(text)}</p>`,
  ),
  ...(link
    ? [
        `<p><a class="button" href="${escaped(link.url)}">${escaped(link.button)}</a></p>`,
        `<p class="quiet">${escaped(link.orOpen)}<br><a href="${escaped(link.url)}">${escaped(link.url)}</a></p>`,
      ]
    : []),
  ...letter.afterButton.map((text) => say(text, ' class="quiet"')),
  ...(letter.notYou.length > 0 ? [`<div class="aside">${letter.notYou.map((text) => say(text)).join('\n')}</div>`] : []),
  say(letter.goodbye, ' class="last"'),
].join('\n')}
</div>
<div class="footer">
${letter.footer.map((text) => say(text)).join('\n')}
<p><a href="${escaped(organisation.home)}">${escaped(organisation.name)}</a></p>
</div>
</div>
</body>
</html>
`;
}
