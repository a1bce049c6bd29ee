import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { defaultLocale, type Locale } from '#config/locale.ts';
import type { Message, MessagePart, Messages } from './catalogue.ts';
import type { Words } from './words.ts';

/**
 * The messages of these groups in a language. One that is missing there, or not well-formed, is in the default language; one that is
 * not either is left out, and shows its id. Types and tests allow neither: no word is worth a site that does not start.
 */
export function compileWords(locale: Locale, groups: readonly Words[]): Readonly<Record<string, Message>> {
  const texts = groups.flatMap((group) => Object.entries(group));
  return Object.fromEntries(
    texts.flatMap(([id, text]): [string, Message][] => {
      const message = compiled(text[locale]) ?? compiled(text[defaultLocale]);
      return message === null ? [] : [[id, message]];
    }),
  );
}

function compiled(text: string | undefined): Message | null {
  if (!text) return null;
  try {
    return compile(text);
  } catch {
    return null;
  }
}

/** The messages of these groups in every language: for a `words.at-build.ts`, whose words travel with the code. */
export function wordsFor(...groups: readonly Words[]): Readonly<Record<Locale, Messages>> {
  return { en: compileWords('en', groups), es: compileWords('es', groups) };
}

/**
 * Turns an ICU message into the small tree that `format.ts` runs, so that no parser goes to the browser.
 * @throws SyntaxError where the message is not well-formed, or uses tags
 */
export function compile(message: string): Message {
  return tree(parse(message, { ignoreTag: true }));
}

function tree(elements: readonly MessageFormatElement[]): Message {
  const parts = elements.map(part);
  const [only] = parts;
  return parts.length === 1 && typeof only === 'string' ? only : parts;
}

function part(element: MessageFormatElement): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return { argument: element.value };
    case TYPE.number:
      return { number: element.value, options: numberOptions(element.style) };
    case TYPE.date:
      return { date: element.value, options: dateOptions(element.style, 'dateStyle') };
    case TYPE.time:
      return { date: element.value, options: dateOptions(element.style, 'timeStyle') };
    case TYPE.select:
      return { select: element.value, options: branches(element.options) };
    case TYPE.plural:
      return { plural: element.value, offset: element.offset, type: element.pluralType ?? 'cardinal', options: branches(element.options) };
    case TYPE.pound:
      return { count: true };
    case TYPE.tag:
      throw new SyntaxError(`a message holds a tag: <${element.value}>`);
    default:
      return element satisfies never;
  }
}

type NumberElement = Extract<MessageFormatElement, { type: TYPE.number }>;

function numberOptions(style: NumberElement['style']): Intl.NumberFormatOptions {
  if (style === 'percent') return { style: 'percent' };
  if (style === 'integer') return { maximumFractionDigits: 0 };
  // FormatJS has types of its own for what Intl takes.
  return typeof style === 'object' && style ? (style.parsedOptions as Intl.NumberFormatOptions) : {};
}

type DateElement = Extract<MessageFormatElement, { type: TYPE.date }>;

function dateOptions(style: DateElement['style'], kind: 'dateStyle' | 'timeStyle'): Intl.DateTimeFormatOptions {
  if (typeof style === 'object' && style) return style.parsedOptions;
  const named = (['full', 'long', 'medium', 'short'] as const).find((each) => each === style);
  return { [kind]: named ?? 'medium' };
}

function branches(options: Record<string, { value: MessageFormatElement[] }>): Record<string, Message> {
  return Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, tree(value)]));
}
