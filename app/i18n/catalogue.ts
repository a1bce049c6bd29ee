import type { en } from './en.ts';

export type MessageId = keyof typeof en;

/** A catalogue has every message of the English one and nothing else. */
export type Catalogue = { readonly [Id in MessageId]: string };

/** `never` for a value that was left empty, so that it does not compile. */
export type Written<Messages> = { readonly [Id in keyof Messages]: Messages[Id] extends '' ? never : Messages[Id] };

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

export type Translate<Id extends MessageId = MessageId> = (id: Id, values?: Values) => string;
