import { expect, test } from 'vitest';
import { parseWizardData, printWizardData } from './wizard-data.device.ts';

test('the place in the guided profile is read as it was written, and without anything else that stands beside it', () => {
  const place = { slide: 7, draft: '0b6f3a52-7d7e-4f4e-9d0c-5a1c5f0e2f11' };
  expect(parseWizardData(printWizardData(place))).toEqual(place);
  expect(parseWizardData(JSON.stringify({ ...place, stage: 'IIA' }))).toEqual(place);
});

test.each(['null', '7', '[]', '{"slide":7}', '{"slide":"7","draft":"a"}', '{"slide":1.5,"draft":"a"}', '{"slide":7,"draft":null}'])(
  'what makes no sense is no place: %s',
  (text) => expect(parseWizardData(text)).toBeUndefined(),
);
