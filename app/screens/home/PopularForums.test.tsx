import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { I18nProvider } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { PopularForums } from './PopularForums.tsx';

const shown = (forums: { name: string; about: string; url: string }[]) =>
  renderToStaticMarkup(
    <I18nProvider locale="en" messages={messagesFor('en')}>
      <PopularForums forums={forums} />
    </I18nProvider>,
  );

test('each configured forum is a link that says that it opens elsewhere; without any there is no section', () => {
  expect(shown([])).toBe('');
  const html = shown([{ name: 'Just diagnosed', about: 'The first days.', url: 'https://forum.example/c/1' }]);
  expect(html).toMatch(/<a href="https:\/\/forum\.example\/c\/1" target="_blank"[^>]*>Just diagnosed<span[^>]*> \(opens in a new tab\)/);
  expect(html).toContain('The first days.');
});
