import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { foldEmail } from '#services/identity/rules.ts';
import type { OutreachProblem } from './problem-words.ts';

/** A text in every language. */
export type Said = Readonly<Record<Locale, string>>;
type Labelled = { label: Said; hint?: Said };
type Optional = { isOptional?: boolean };
export type Option<Value extends string = string> = { value: Value; label: Said };

/** What is told in a field; null where it was left empty. */
export type FieldValue = string | null | readonly string[] | true;
type Schema<Value extends FieldValue> = z.ZodType<Value, string>;

/** What a browser may fill in. */
type AutoComplete = 'name' | 'email' | 'organization' | 'organization-title' | 'url' | 'off';

/** A field: how it is asked for, and the rule by which it is read. An empty text stands for one that was not sent. */
export type OutreachField =
  | (Labelled &
      Optional & { kind: 'text' | 'email'; autoComplete: AutoComplete; most: number; isLetters?: true; schema: Schema<string | null> })
  | (Labelled & Optional & { kind: 'longText'; most: number; schema: Schema<string | null> })
  | (Labelled & Optional & { kind: 'oneOf'; options: readonly Option[]; schema: Schema<string | null> })
  | (Labelled & Optional & { kind: 'someOf'; options: readonly Option[]; schema: Schema<readonly string[]> })
  | (Labelled & { kind: 'consent'; schema: Schema<true> })
  /** What the page fills in itself. */
  | { kind: 'hidden'; schema: Schema<string | null> };

const because = (code: OutreachProblem) => ({ error: code, abort: true });
const codePoints = (text: string) => [...text].length;

/** What no keyboard writes and no screen shows: control and format characters (but joiners, which emoji and scripts need), and broken halves of pairs. */
const invisible = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const tidied = z.string().transform((text) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(invisible, (each) => (each === '\t' ? ' ' : ''))
    .normalize('NFC')
    .trim(),
);
const oneLine = tidied.transform((text) => text.replace(/\s+/g, ' '));

const orRequired = (rule: z.ZodType<string, string>, { isOptional = false }: Optional) =>
  rule.refine((text) => isOptional || text !== '', because('required'));
const orNull = (text: string) => text || null;

/** A line of text. */
export function text<const Spec extends Labelled & Optional & { autoComplete: AutoComplete; most: number }>(spec: Spec) {
  const schema = orRequired(oneLine, spec)
    .refine((value) => codePoints(value) <= spec.most, because('too-long'))
    .transform(orNull);
  return { ...spec, kind: 'text' as const, schema };
}

/** Somebody's name: optional, letters only, 2 to 30 of them. */
export function personName<const Spec extends Labelled>(spec: Spec) {
  const schema = oneLine
    .refine((value) => value === '' || /^[\p{L}\p{M} .'’-]+$/u.test(value), because('letters-only'))
    .refine((value) => value === '' || (codePoints(value) >= 2 && codePoints(value) <= 30), because('name-length'))
    .transform(orNull);
  return { ...spec, kind: 'text' as const, isOptional: true, autoComplete: 'name' as const, most: 30, isLetters: true as const, schema };
}

/** An e-mail address. */
export function email<const Spec extends Labelled & Optional>(spec: Spec) {
  const isAddress = (value: string) => value.length <= 254 && value.indexOf('@') <= 64 && z.email().safeParse(value).success;
  const schema = orRequired(z.string().transform(foldEmail), spec)
    .refine((value) => value === '' || isAddress(value), because('email-invalid'))
    .transform(orNull);
  return { ...spec, kind: 'email' as const, autoComplete: 'email' as const, most: 254, schema };
}

/** The address of a website, which begins with https once it was read. */
export function website<const Spec extends Labelled & Optional>(spec: Spec) {
  const normalised = oneLine.transform((value) => (value === '' ? '' : `https://${value.replace(/^https?:\/\//i, '')}`));
  const isWebsite = (value: string) => {
    const address = URL.parse(value);
    // A name before the host: `mailto:ana@example.org` is no website.
    return address?.username === '' && address.password === '' && /^[^.\s/]+(?:\.[^.\s/]+)+$/.test(address.hostname);
  };
  const schema = orRequired(normalised, spec)
    .refine((value) => codePoints(value) <= 500, because('too-long'))
    .refine((value) => value === '' || isWebsite(value), because('website-invalid'))
    .transform(orNull);
  return { ...spec, kind: 'text' as const, autoComplete: 'url' as const, most: 500, schema };
}

/** As many lines as somebody needs, up to `most` characters. */
export function longText<const Spec extends Labelled & Optional & { most: number }>(spec: Spec) {
  const schema = orRequired(tidied, spec)
    .refine((value) => codePoints(value) <= spec.most, because('too-long'))
    .transform(orNull);
  return { ...spec, kind: 'longText' as const, schema };
}

/** One of a few answers. */
export function oneOf<const Spec extends Labelled & Optional & { options: readonly Option[] }>(spec: Spec) {
  type Value = Spec['options'][number]['value'];
  const isAnswer = (value: string): value is Value => spec.options.some((option) => option.value === value);
  const schema = z
    .string()
    .refine((value) => spec.isOptional || value !== '', because('required'))
    .refine((value) => value === '' || isAnswer(value), because('required'))
    .transform((value): Value | null => (isAnswer(value) ? value : null));
  return { ...spec, kind: 'oneOf' as const, schema };
}

/** Several of a few answers, or none where that is allowed. */
export function someOf<const Spec extends Labelled & Optional & { options: readonly Option[] }>(spec: Spec) {
  const schema = z
    .string()
    .transform((value) => spec.options.map((option) => option.value).filter((each) => value.split(' ').includes(each)))
    .refine((values) => spec.isOptional || values.length > 0, because('required'));
  return { ...spec, kind: 'someOf' as const, schema };
}

/** Something to agree to, without which nothing is sent. */
export function consent<const Spec extends Labelled>(spec: Spec) {
  const schema = z
    .string()
    .refine((value) => value !== '', because('consent-missing'))
    .transform((): true => true);
  return { ...spec, kind: 'consent' as const, schema };
}

/** What the page fills in: longer, or other than `pattern`, it counts as empty. */
export function hidden({ most, pattern = /^/ }: { most: number; pattern?: RegExp }) {
  const schema = oneLine.transform((value) => (codePoints(value) <= most && pattern.test(value) ? orNull(value) : null));
  return { kind: 'hidden' as const, schema };
}
