import { expect, test } from 'vitest';
import { pubMedNumber } from './pubmed.ts';

test.each([
  ['https://pubmed.ncbi.nlm.nih.gov/41055508/', '41055508'],
  ['https://pubmed.ncbi.nlm.nih.gov/41055508', '41055508'],
  ['https://pubmed.ncbi.nlm.nih.gov/?term=41055508', null],
  ['https://doi.org/10.1016/S0140-6736(11)60993-8', null],
])('%s has the number %s in PubMed', (url, number) => {
  expect(pubMedNumber(url)).toBe(number);
});
