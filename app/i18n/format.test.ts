import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { compile, compileWords } from './compile.server.ts';
import { createTranslate, format } from './format.ts';
import { everyGroup, messagesFor, pickMessages } from './messages.server.ts';

function say(locale: 'en' | 'es', message: string, values: Record<string, string | number | Date> = {}): string {
  return format(compile(message), locale, values);
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

  it('that is missing is missed in a test, and shows its id to a reader', () => {
    expect(() => createTranslate('es', {})('home.title')).toThrow('home.title');
    vi.stubEnv('DEV', false);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(createTranslate('es', {})('home.title')).toBe('home.title');
  });

  it('that is missing or broken in a language is in the default one, and else its id', () => {
    const group = {
      'home.title': { en: 'Home', es: '' },
      'home.lead': { en: 'A lead', es: '{open' },
      'share.copied': { en: '{open', es: '{open' },
      'share.share': { en: '{open', es: 'Compartir' },
    };
    const messages = compileWords('es', [group]);
    expect(messages).toEqual({ 'home.title': 'Home', 'home.lead': 'A lead', 'share.share': 'Compartir' });
    expect(Object.keys(compileWords('en', [group]))).toEqual(['home.title', 'home.lead']);
    vi.stubEnv('DEV', false);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(createTranslate('es', messages)('share.copied')).toBe('share.copied');
  });

  it('that is not well-formed, or holds markup, does not compile', () => {
    expect(() => compile('{count, plural, one {x}}')).toThrow();
    expect(() => compile('{open')).toThrow();
  });
});

describe('the messages', () => {
  const texts = everyGroup.flatMap((group) => Object.entries(group));

  it('have an id each', () => {
    const ids = texts.map(([id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(Object.keys(messagesFor('es'))).toEqual(ids);
  });

  // By what a language chooses its words (a plural, a gender) is its own matter, as long as it is the same kind of argument.
  it('show the same values in both languages, each of one kind', () => {
    for (const [id, { en, es }] of texts) {
      const [here, there] = [argumentsIn(compile(en)), argumentsIn(compile(es))];
      expect(shownOf(there), id).toEqual(shownOf(here));
      const kinds = Map.groupBy([...here, ...there], ({ name }) => name);
      for (const [name, used] of kinds) expect(new Set(used.map(({ kind }) => valueTaken[kind])).size, `${name} of ${id}`).toBe(1);
    }
  });

  it('quote no braces, which the types of their arguments would take for arguments', () => {
    expect(texts.filter(([, text]) => Object.values(text).some((each) => /'[{}]/.test(each)))).toEqual([]);
  });

  it('go to an island as far as it lists them', () => {
    expect(pickMessages('es', ['share.copied'])).toEqual({ 'share.copied': 'Enlace copiado' });
  });
});

const valueTaken = { argument: 'plain', number: 'number', plural: 'number', date: 'date', select: 'select' } as const;
type Kind = keyof typeof valueTaken;
type Argument = { name: string; kind: Kind };

function argumentsIn(message: unknown): Argument[] {
  const found = JSON.stringify(message).matchAll(/"(argument|number|plural|date|select)":"(\w+)"/g);
  return [...found].flatMap(([, kind = '', name = '']) => (isKind(kind) ? [{ kind, name }] : []));
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(valueTaken, kind);
}

function shownOf(all: readonly Argument[]): string[] {
  const shown = all.filter(({ kind }) => kind === 'argument' || kind === 'number' || kind === 'date');
  return shown.map(({ kind, name }) => `${kind} ${name}`).sort();
}
