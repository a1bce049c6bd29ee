import { expect, test } from 'vitest';
import { jsonLd } from './thing.ts';

test('no text ends the script that it stands in, or begins another, and all of it is read', () => {
  const thing = { '@type': 'WebPage', name: '</script><script>alert(1)</script>', text: '<!--<script> & "quoted" \\' };
  const text = jsonLd(thing);
  expect(text).not.toMatch(/[<]/);
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', ...thing });
});
