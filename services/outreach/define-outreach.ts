import type { z } from 'zod';
import type { Desk } from '#config/outreach.ts';
import type { Quota } from '#services/rate-limits/rate-limiter.ts';
import type { OutreachField, Said } from './fields.ts';

export type OutreachFields = Readonly<Record<string, OutreachField>>;
/** What was told in a form, read by the rules of its fields. */
export type Told<Fields extends OutreachFields> = { readonly [Name in keyof Fields]: z.output<Fields[Name]['schema']> };

/** A mail that says that something arrived: nothing of what was told is in it, since a mail is read by more than one machine. */
export type Acknowledgement = { subject: Said; heading: Said; paragraphs: Readonly<Record<'en' | 'es', readonly string[]>> };

/** A page of a form that asks a topic at a time. */
export type Step<Name extends string = string> = { title: Said; lead?: Said; fields: readonly Name[] };

export type OutreachForm<Fields extends OutreachFields = OutreachFields> = {
  /** Under which submissions are stored: it never changes. */
  readonly id: string;
  /** What the staff calls it. */
  readonly name: string;
  /** In the order of the page, of the mail and of the export. */
  readonly fields: Fields;
  /** Its pages, where it has more than one. Together they have each field once. */
  readonly steps?: readonly [Step<keyof Fields & string>, ...Step<keyof Fields & string>[]];
  /** What its button says. */
  readonly submit: Said;
  /** Who of the staff is told, and reads it. */
  desk(told: Told<Fields>): Desk;
  /** The address that learns that it arrived, and what it is told; left out where nobody asks for one. */
  readonly acknowledge?: {
    to(told: Told<Fields>): string | null;
    mail(told: Told<Fields>): Acknowledgement;
    /** That the mail has a button by which what was sent is taken back: what it says, and what is said below it. */
    withdraw?: { button: Said; after: Said };
  };
  /** For how many days it is kept. A change holds for what was sent before, too. */
  readonly keptDays: number;
  /** How much one visitor may send with a time token; `quota` unless said. */
  readonly quota?: Quota;
};

/** What one visitor may send: ten at once, then one a minute. */
export const quota: Quota = { most: 10, everyMs: 60_000 };
/** The same without a time token: three at once, then one in ten minutes. */
export const slowQuota: Quota = { most: 3, everyMs: 600_000 };

/** Defines a form that visitors send: its rules, its words, and what happens with what they tell. */
export function defineOutreach<const Fields extends OutreachFields>(form: OutreachForm<Fields>): OutreachForm<Fields> {
  const inSteps = form.steps?.flatMap(({ fields }) => fields);
  const names = Object.keys(form.fields);
  if (inSteps && (inSteps.length !== names.length || names.some((name) => !inSteps.includes(name)))) {
    throw new Error(`the steps of the form ${form.id} do not have each of its fields once`);
  }
  return form;
}
