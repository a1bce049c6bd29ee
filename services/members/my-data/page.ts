import { type Locale, languageTags } from '#config/locale.ts';
import { momentIn } from '#services/moments/shared.ts';
import { pageWords } from './page.words.ts';
import type { ShownSheet, ShownTable } from './shown.ts';

/** Repeats colours of the design: the page stands by itself, and asks the network for nothing. */
const styles = `
:root { color-scheme: light dark; --paper: #fdfaf6; --ink: #1d1622; --quiet: #4b4151; --accent: #4a2651; --line: #d9cfd8; --sheet: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #1a141d; --ink: #f3ecf1; --quiet: #c9bccb; --accent: #e6c9ec; --line: #4a3f4d; --sheet: #251d29; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 Verdana, "Segoe UI", sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem; overflow-wrap: anywhere; }
h1, h2, h3, h4 { color: var(--accent); font-family: Georgia, serif; line-height: 1.25; }
h1 { font-size: 2.25rem; } h2 { margin: 0 0 .5rem; font-size: 1.5rem; } h3 { margin: 1.75rem 0 .5rem; font-size: 1.2rem; } h4 { margin: 1.25rem 0 .5rem; font-size: 1.05rem; }
section { margin-top: 1.5rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--sheet); }
dl { display: grid; grid-template-columns: minmax(8rem, 2fr) 3fr; gap: .35rem 1rem; margin: 0; }
dt { color: var(--quiet); } dd { margin: 0; }
ul { margin: 0; padding: 0; list-style: none; } li { padding: .4rem 0; border-top: 1px solid var(--line); break-inside: avoid; }
li span, .kept { color: var(--quiet); font-size: .9375rem; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .6rem; } }
@media print { :root { color-scheme: light; --paper: #fff; --ink: #000; --quiet: #333; --accent: #000; --line: #999; --sheet: #fff; } main { max-width: none; padding: 0; } section { border: 0; padding: 0; } body { font-size: 10.5pt; } h2, h3, h4 { break-after: avoid; } }
`;

/** A page of everything, in the member's language, that needs nothing but itself, and prints well. */
export function pageOf(locale: Locale, tables: readonly ShownTable[], at: Date): string {
  const say = (id: keyof typeof pageWords) => escaped(pageWords[id][locale]);
  const sections = tables.map(
    ({ title, what, why, until, sheets }) => `<section>
<h2>${escaped(title)}</h2>
<p>${escaped(what)}</p>
<dl class="kept"><dt>${say('why')}</dt><dd>${escaped(why)}</dd><dt>${say('until')}</dt><dd>${escaped(until)}</dd></dl>
${sheets === null ? '' : sheets.length === 0 ? `<p>${say('none')}</p>` : sheets.map(sheetOf).join('\n')}
</section>`,
  );
  return `<!doctype html>
<html lang="${languageTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${say('title')}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${say('title')}</h1>
<p>${say('lead')} ${escaped(momentIn(locale, at.toISOString()))}.</p>
<p>${say('files')}</p>
<p>${say('care')}</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

function sheetOf({ title, count, lines, cards }: ShownSheet): string {
  const heading = `<h3>${escaped(title)}${count > 1 ? ` (${count})` : ''}</h3>`;
  const listed = lines.map(
    ({ first, more }) => `<li><strong>${escaped(first)}</strong><br><span>${more.map(escaped).join(' · ')}</span></li>`,
  );
  const carded = cards.map(({ title: name, answers }) => {
    const terms = answers.map(([label, text]) => `<dt>${escaped(label)}</dt><dd>${escaped(text).replaceAll('\n', '<br>')}</dd>`);
    return `${name ? `<h4>${escaped(name)}</h4>` : ''}<dl>${terms.join('')}</dl>`;
  });
  return [heading, listed.length > 0 ? `<ul>${listed.join('')}</ul>` : '', ...carded].join('\n');
}

/** Escapes text for an element. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
