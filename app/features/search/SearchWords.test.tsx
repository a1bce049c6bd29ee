import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { createTranslate } from '#app/i18n/format.ts';
import { I18nProvider } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { announcementFor, SearchWords } from './SearchWords.tsx';
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

const { found } = nav;
const other = { locale: 'es', total: 2, correction: null, first: true, results: [] };
const elsewhere: SearchState['nav'] = { ...nav, found: found && { ...found, otherLanguage: other } };
const inCrisis: SearchState['nav'] = { ...nav, found: found && { ...found, crisis: 'SUICIDE' } };
const t = createTranslate('en', messagesFor('en'));

it('That only the other language has something is said', () => {
  expect(wordsOf('chem', elsewhere)).toContain('Nothing in English for “chem”. This is in Spanish.');
  expect(wordsOf('chem', elsewhere)).not.toContain('one word less');
});

it('Beside whom to call nothing is said of no results', () => {
  expect(wordsOf('chem', inCrisis)).not.toContain('Nothing found');
});

it('Whom to call is announced before all else, once it is settled', () => {
  expect(announcementFor(t, 'chem', inCrisis, true)).toBe(
    'You do not have to carry this alone. Call or text 988, day or night. Press Tab for the links. Choose with the up and down arrows.',
  );
  expect(announcementFor(t, 'chem', { ...inCrisis, isLoading: true }, true)).toBe('');
  expect(announcementFor(t, 'ch', inCrisis, false)).toBe('Type at least 3 letters.');
});

it('What the other language has is announced where it comes first', () => {
  const both: SearchState['nav'] = {
    ...elsewhere,
    found: elsewhere.found && {
      ...elsewhere.found,
      results: [
        {
          id: 'a',
          title: 'A',
          contentType: 'page',
          slug: 'a',
          path: '/a',
          teaserContent: '',
          content: '',
          topic: null,
          score: 1,
          publishedAt: '',
        },
      ],
      otherLanguage: { ...other, correction: 'quimio' },
    },
  };
  expect(announcementFor(t, 'chem', both, true)).toBe(
    'No results for “chem”. Showing results for “quimio”. What we have in Spanish. Choose with the up and down arrows.',
  );
});
