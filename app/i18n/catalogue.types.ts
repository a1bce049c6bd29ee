import type { Catalogue, Translate } from './catalogue.ts';
import { type WordsOf, words } from './words.ts';

// Checked by the compiler: each of these lines has to be an error.

// @ts-expect-error a language is missing
export const missing = words({ 'no.such': { en: 'x' } });

// @ts-expect-error a language that the site does not have
export const additional = words({ 'no.such': { en: 'x', es: 'x', fr: 'x' } });

// @ts-expect-error a value was left empty
export const unwritten = words({ 'no.such': { en: 'x', es: '' } });

const again = words({ 'share.copied': { en: 'Another text', es: 'Otro texto' } });
// @ts-expect-error an id that another group has
export interface Twice extends WordsOf<typeof again>, Pick<Catalogue, 'share.copied'> {}

export function calls(t: Translate, id: 'form.mistakes' | 'form.show') {
  t('form.show');
  t('form.mistakes', { count: 1 });
  t(id, { count: 1 });
  t('checkList.limit', { max: 1 });
  t('glossary.found', { count: '3', total: 4 });
  // What one language alone needs, to choose its words.
  t('helplines.opens', { day: 'Monday', time: '1:00', hour: 1 });

  // @ts-expect-error no such message
  t('no.such.message');
  // @ts-expect-error it has an argument
  t('form.mistakes');
  // @ts-expect-error misspelt
  t('form.mistakes', { cuont: 1 });
  // @ts-expect-error one too many
  t('form.mistakes', { count: 1, total: 2 });
  // @ts-expect-error it has none
  t('form.show', { count: 1 });
  // @ts-expect-error a number is wanted
  t('form.mistakes', { count: new Date() });
  // @ts-expect-error a number is wanted
  t('checkList.limit', { max: '1' });
  // @ts-expect-error the arguments of all that it may be
  t(id);
  // @ts-expect-error Spanish needs the hour
  t('helplines.opens', { day: 'Monday', time: '1:00' });
}
