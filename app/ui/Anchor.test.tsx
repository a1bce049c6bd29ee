import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { I18nProvider } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { Anchor, OriginContext } from './Anchor.tsx';

const render = (href: string) =>
  renderToStaticMarkup(
    <I18nProvider locale="en" messages={messagesFor('en')}>
      <OriginContext value="https://alba.example">
        <Anchor href={href}>words</Anchor>
      </OriginContext>
    </I18nProvider>,
  );

it.each([
  ['#sources', '#sources'],
  ['/topics', '/topics'],
  ['https://alba.example/topics', '/topics'],
  ['tel:988', 'tel:988'],
  ['mailto:hello@alba.example', 'mailto:hello@alba.example'],
])('%s stays in the same tab', (href, shown) => {
  expect(render(href)).toBe(`<a href="${shown}">words</a>`);
});

it.each(['https://www.cancer.gov/', 'http://other.example', 'https://give.alba.example'])('%s opens in a new tab and says so', (href) => {
  expect(render(href)).toBe(
    `<a href="${href}" target="_blank" rel="noopener">words<span class="visually-hidden"> (opens in a new tab)</span></a>`,
  );
});

it.each([
  ['https://www.cancer.gov/x.pdf', 'PDF'],
  ['https://other.example/a/b.zip?b#c', 'ZIP'],
])('%s opens in a new tab too, and says what it is', (href, type) => {
  const link = render(href);
  expect(link).toContain(`target="_blank" rel="noopener">words (${type})<span`);
  expect(link).not.toContain('download');
});

it('the end of a host is no type of file', () => {
  expect(render('https://files.zip')).not.toContain('(ZIP)');
});

it.each(['/leaflet.pdf', '/media/leaflet.pdf', 'https://alba.example/leaflet.pdf?a'])('%s is a download', (href) => {
  expect(render(href)).toContain(' download="">words <span>(download)</span></a>');
});
