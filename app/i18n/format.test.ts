import { describe, expect, it } from 'vitest';
import { compile } from './compile.server.ts';
import { createTranslate } from './format.ts';
import { messagesFor, pickMessages } from './messages.server.ts';

function say(locale: 'en' | 'es', message: string, values: Record<string, string | number | Date> = {}): string {
  return createTranslate(locale, { 'home.title': compile(message) })('home.title', values);
}

describe('a message', () => {
  it('without places is plain text, as it travels to the browser', () => {
    expect(compile('Just words')).toBe('Just words');
  });

  it.each([
    ['Hello {name}', { name: 'Ana' }, 'Hello Ana'],
    ['{count, plural, =0 {none} one {# page} other {# pages}}', { count: 0 }, 'none'],
    ['{count, plural, =0 {none} one {# page} other {# pages}}', { count: 1 }, '1 page'],
    ['{count, plural, one {# page} other {# pages}}', { count: 1234 }, '1,234 pages'],
    ['{count, plural, offset:1 =1 {you} one {you and # more} other {you and # more}}', { count: 3 }, 'you and 2 more'],
    ['{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { count: 22 }, '22nd'],
    ['{kind, select, tablet {a pill} other {a drug}}', { kind: 'tablet' }, 'a pill'],
    ['{kind, select, tablet {a pill} other {a drug}}', { kind: 'x' }, 'a drug'],
    ['{part, number, percent}', { part: 0.25 }, '25%'],
    ['{part, number, ::.0}', { part: 2 }, '2.0'],
    ["it''s '{plain}'", {}, "it's {plain}"],
  ])('%s with %o is %s', (message, values, expected) => {
    expect(say('en', message, values)).toBe(expected);
  });

  it('follows the language in numbers, plurals and dates', () => {
    const day = new Date(Date.UTC(2026, 10, 20, 12));
    expect(say('es', '{count, number}', { count: 12345.6 })).toBe('12.345,6');
    expect(say('en', '{day, date, long}', { day })).toBe('November 20, 2026');
    expect(say('es', '{day, date, long}', { day })).toBe('20 de noviembre de 2026');
    expect(say('es', '{day, date, ::yyyyMMMM}', { day })).toBe('noviembre de 2026');
  });

  it('that is missing shows its id', () => {
    expect(createTranslate('es', {})('home.title')).toBe('home.title');
  });

  it('that is not well-formed, or holds markup, does not compile', () => {
    expect(() => compile('{count, plural, one {x}}')).toThrow();
    expect(() => compile('{open')).toThrow();
  });
});

describe('the catalogues', () => {
  it('compile, and have every message in both languages', () => {
    expect(Object.keys(messagesFor('es')).sort()).toEqual(Object.keys(messagesFor('en')).sort());
  });

  // By what a language chooses its words (a plural, a gender) is its own matter.
  it('show the same values in both languages', () => {
    for (const id of Object.keys(messagesFor('en')) as (keyof ReturnType<typeof messagesFor>)[]) {
      expect(placesIn(messagesFor('es')[id]), id).toEqual(placesIn(messagesFor('en')[id]));
    }
  });

  it('send an island only what it lists', () => {
    expect(pickMessages('es', ['share.copied'])).toEqual({ 'share.copied': 'Enlace copiado' });
  });
});

function placesIn(message: unknown): string[] {
  return [...JSON.stringify(message).matchAll(/"(?:argument|number|date)":"(\w+)"/g)].map(([, name = '']) => name).sort();
}
