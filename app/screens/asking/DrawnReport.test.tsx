import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { I18nProvider } from '#app/i18n/I18n.tsx';
import type { Locale } from '#config/locale.ts';
import type { DocumentId } from '#services/members/vocabulary/field.ts';
import { DrawnReport } from './DrawnReport.tsx';

const shown = (locale: Locale, document: DocumentId, field: string) =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} messages={{}}>
      <DrawnReport document={document} field={field} name="Its name" line="Where on it." />
    </I18nProvider>,
  );
/** What is lit, without tags. */
const lit = (html: string) =>
  html
    .split('<span class="')
    .filter((part) => /^[^"]*_lit_/.test(part))
    .map((part) => part.replace(/^[^>]*>/, '').replace(/<[^>]*>/g, ''));

test('what it says is read by everybody, and the drawing looked at', () => {
  const html = shown('en', 'surgeryPathology', 'margins');
  expect(html).toMatch(/<figcaption[^>]*><strong>Its name<\/strong> <span>Where on it\.<\/span><\/figcaption><div[^>]*aria-hidden="true"/);
  expect(lit(html)).toEqual(['Margins: ']);
});

test('the paper is English on Spanish pages too, and what is lit says in Spanish what it is', () => {
  const html = shown('es', 'surgeryPathology', 'margins');
  expect(html).toMatch(/aria-hidden="true" lang="en-US" translate="no"/);
  expect(html).toContain('lang="es">márgenes</span>');
  expect(html.match(/lang="es"/g)).toHaveLength(1);
  expect(shown('en', 'surgeryPathology', 'margins')).not.toContain('lang="es"');
});

test('of two numbers in a row the one that is asked for is lit; a field that stands at two places is lit at both', () => {
  expect(lit(shown('en', 'surgeryPathology', 'nodesRemoved'))).toEqual([' nodes']);
  expect(lit(shown('en', 'surgeryPathology', 'nodesAmount'))).toEqual(['Macro- or micrometastases: ', 'Extranodal extension: ']);
});

test('without JavaScript it is all there, and nothing needs a style of its own', () => {
  expect(shown('en', 'medicineLabel', 'medicines')).not.toMatch(/style=|<script/);
});
