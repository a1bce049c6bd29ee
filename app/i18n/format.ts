import { type Locale, languageTags } from '#config/locale.ts';
import type { Message, MessagePart, Messages, Translate, Value, Values } from './catalogue.ts';

/**
 * A `t` for one language. A message that was not sent shows its id to a reader.
 * @throws in development and in tests, so that nobody misses it
 */
export function createTranslate(locale: Locale, messages: Messages): Translate {
  return (id, ...[values]) => {
    const message = messages[id];
    if (message !== undefined) return format(message, locale, { ...values });
    if (import.meta.env.DEV) throw new Error(`"${id}" is said here, but is not among the messages that were sent`);
    return id;
  };
}

/** A message in words. */
export function format(message: Message, locale: Locale, values: Values): string {
  return run(message, languageTags[locale], values);
}

function run(message: Message, tag: string, values: Values, count?: number): string {
  return typeof message === 'string' ? message : message.map((part) => fill(part, tag, values, count)).join('');
}

function fill(part: MessagePart, tag: string, values: Values, count = 0): string {
  if (typeof part === 'string') return part;
  if ('argument' in part) return String(values[part.argument] ?? '');
  if ('number' in part) return new Intl.NumberFormat(tag, part.options).format(numberOf(values[part.number]));
  if ('date' in part) return new Intl.DateTimeFormat(tag, part.options).format(dateOf(values[part.date]));
  if ('select' in part) return run(part.options[String(values[part.select])] ?? part.options.other ?? '', tag, values, count);
  if ('plural' in part) {
    const value = numberOf(values[part.plural]);
    const rule = new Intl.PluralRules(tag, { type: part.type }).select(value - part.offset);
    return run(part.options[`=${value}`] ?? part.options[rule] ?? part.options.other ?? '', tag, values, value - part.offset);
  }
  return new Intl.NumberFormat(tag).format(count);
}

function numberOf(value: Value | undefined): number {
  return value instanceof Date ? value.getTime() : Number(value ?? 0);
}

function dateOf(value: Value | undefined): Date {
  return value instanceof Date ? value : new Date(value ?? 0);
}
