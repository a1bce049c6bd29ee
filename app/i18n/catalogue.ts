import type { Locale } from '#config/locale.ts';
import type { Arguments, ValuesOf } from './arguments.ts';

/** Every message, by its id, in each language. Each `*.words.ts` adds its own: nothing lists them. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled from outside.
export interface Catalogue {}

export type MessageId = keyof Catalogue;

/** The messages that take this argument, or none. */
export type MessageIdTaking<Argument extends string> = {
  [Id in MessageId]: Arguments<Catalogue[Id][Locale]> extends `${Argument}:${string}` ? Id : never;
}[MessageId];

/** The messages that take no arguments: what may be handed on as a name of something to say. */
export type PlainMessageId = MessageIdTaking<never>;

export type Value = string | number | Date;
export type Values = Readonly<Record<string, Value>>;

/** A compiled message: plain text, or text and the places to be filled. What is sent to the browser is this. */
export type Message = string | readonly MessagePart[];
export type MessagePart =
  | string
  | { argument: string }
  | { number: string; options: Intl.NumberFormatOptions }
  | { date: string; options: Intl.DateTimeFormatOptions }
  | { select: string; options: Readonly<Record<string, Message>> }
  | { plural: string; offset: number; type: Intl.PluralRuleType; options: Readonly<Record<string, Message>> }
  | { count: true };
export type Messages = Readonly<Partial<Record<MessageId, Message>>>;

/** What a message has to be told: all that any language needs, and where `Id` is one of several, all that any of these needs. */
type Told<Found> = [Found] extends [never] ? [] : [values: ValuesOf<Found>];
export type Translate<Ids extends MessageId = MessageId> = <Id extends Ids>(
  id: Id,
  ...values: Told<Arguments<Catalogue[Id][Locale]>>
) => string;
