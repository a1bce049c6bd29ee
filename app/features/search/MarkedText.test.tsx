import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkedText, markedParts } from './MarkedText.tsx';

test('What was found is marked, and nothing else is', () => {
  expect(markedParts('What <mark>chemotherapy</mark> does')).toEqual([
    { text: 'What ', isFound: false },
    { text: 'chemotherapy', isFound: true },
    { text: ' does', isFound: false },
  ]);
});

test.each([
  ['R&amp;D', 'R&D'],
  ['&lt;mark&gt; is no mark', '<mark> is no mark'],
  ['&quot;Será&quot; &#39;yes&#39; &#x27;no&#x27;', "\"Será\" 'yes' 'no'"],
  ['&amp;lt; stays', '&lt; stays'],
  ['&unknown; &#99999999; &#x110000;', '&unknown; &#99999999; &#x110000;'],
  ['a &amp b', 'a &amp b'],
])('%s is the text %s', (html, text) => {
  expect(markedParts(html)).toEqual([{ text, isFound: false }]);
});

test('Nothing in it becomes an element but what was found', () => {
  const html = '<img src=x onerror=alert(1)><mark class="x">a</mark><mark>&lt;script&gt;</mark>';
  expect(renderToStaticMarkup(<MarkedText html={html} />)).toBe(
    '&lt;img src=x onerror=alert(1)&gt;&lt;mark class=&quot;x&quot;&gt;a<mark>&lt;script&gt;</mark>',
  );
});

test.each(['</mark>', '<mark>', '', '<mark></mark>'])('%j shows nothing', (html) => {
  expect(markedParts(html)).toEqual([]);
});
