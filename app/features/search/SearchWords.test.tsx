import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { I18nProvider } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { SearchWords } from './SearchWords.tsx';
import { nothingFound, type SearchState } from './search.ts';

const nav: SearchState['nav'] = {
  ...nothingFound.nav,
  found: { term: 'chem', results: [], meta: { total: 0, exact: true, breakdown: [], correction: null } },
};
const wordsOf = (typed: string, state: SearchState['nav']) =>
  renderToStaticMarkup(
    <I18nProvider locale="en" messages={messagesFor('en')}>
      <SearchWords typed={typed} nav={state} onAgain={() => {}} />
    </I18nProvider>,
  );

it('That nothing was found is said of a word once it is searched for', () => {
  expect(wordsOf('chem', nav)).toContain('Nothing found for “chem”.');
});

it('That nothing was found for half a word is not said while the next letters are searched for', () => {
  const waiting = wordsOf('chemo', { ...nav, isLoading: true });
  expect(waiting).toContain('Searching…');
  expect(waiting).not.toContain('Nothing found');
});
