import { z } from 'zod';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import { frontMatterSchema } from '#services/content/model/entries/front-matter-schema.ts';
import { date, duration, moment } from '#services/content/model/fields.ts';
import { slug } from '#services/content/model/slug.ts';
import { shortened } from './place.ts';
import { plain, repairDocument } from './rich-text/repair.ts';
import { linkIn } from './space.ts';

/** The form of a field of ours, as far as values of theirs have to be brought into it. */
type Form = 'date' | 'moment' | 'duration' | 'slug' | 'list' | 'words' | 'other';

export function formOf(type: EntryType, name: string): Form {
  if (name === 'slug') return 'slug';
  const schema = unwrapped(Reflect.get(frontMatterSchema(type).shape, name));
  if (schema === date) return 'date';
  if (schema === moment) return 'moment';
  if (schema === duration) return 'duration';
  if (schema instanceof z.ZodArray) return 'list';
  return schema instanceof z.ZodString ? 'words' : 'other';
}

function unwrapped(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrapped(schema.unwrap()) : schema;
}

type Converted = { value: unknown; problem?: string };

/** A value of theirs in the form of a field of ours. What cannot be brought into it stays as it is, for the rules to name. `idOf` gives the ids by which linked entries and assets are called here. */
export function convert(given: unknown, form: Form, idOf: (link: { linkType: string; id: string }) => string | null): Converted {
  if (Array.isArray(given)) {
    const items = given.map((each) => convert(each, form === 'list' ? 'other' : form, idOf));
    const problems = [...new Set(items.flatMap(({ problem }) => problem ?? []))].slice(0, 10);
    const values = items.flatMap(({ value }) => (value === null ? [] : [value]));
    return { value: form === 'list' ? values : (values[0] ?? null), ...(problems.length > 0 && { problem: problems.join('; ') }) };
  }
  const { value, problem } = single(given, form, idOf);
  return { value: form === 'list' && value !== null ? [value] : value, ...(problem !== undefined && { problem }) };
}

function single(given: unknown, form: Form, idOf: (link: { linkType: string; id: string }) => string | null): Converted {
  const link = linkIn(given);
  if (link) {
    const id = idOf(link);
    return id === null
      ? { value: null, problem: `links to the ${link.linkType.toLowerCase()} ${link.id}, which is not there: it was left out` }
      : { value: id };
  }
  if (typeof given === 'object' && given !== null && 'nodeType' in given) return { value: wordsIn(given) };
  if (form === 'duration' && typeof given === 'number') return { value: clock(given) };
  if (typeof given === 'number' && (form === 'words' || form === 'slug')) return { value: String(given) };
  if (typeof given !== 'string') return { value: given };
  const written = given.replace(/\r\n?/g, '\n').trim();
  switch (form) {
    case 'date':
      return { value: /^\d{4}-\d\d-\d\dT/.test(written) ? written.slice(0, 10) : written };
    case 'moment':
      // The editor leaves out seconds, which our moments have.
      return { value: written.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?=Z|[+-])/, '$1:00') };
    case 'slug':
      return slugIn(written);
    case 'words':
    case 'duration':
    case 'list':
    case 'other':
      return { value: written === '' ? null : written };
    default:
      return form satisfies never;
  }
}

function slugIn(written: string): Converted {
  const bare = slug(written.split('/').filter(Boolean).at(-1) ?? '');
  if (bare === '') return { value: null };
  return bare === written
    ? { value: bare }
    : {
        value: bare,
        problem: `the slug “${shortened(written, 100)}” became “${shortened(bare, 100)}”: an address of this site has small letters, digits and hyphens`,
      };
}

/** The words of rich text, on one line; null where it has none, or is none. */
export function wordsIn(given: unknown): string | null {
  const { tree } = repairDocument(given);
  const words = tree ? plain(tree).replace(/\s+/g, ' ').trim() : '';
  return words === '' ? null : words;
}

/** Seconds as entries write them. */
function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** As much of a text as a teaser holds, to the end of a sentence, or of a word. */
export function excerpt(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const sentence = cut.lastIndexOf('. ');
  if (sentence >= 40) return cut.slice(0, sentence + 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > 0 ? cut.slice(0, space) : cut).replace(/[\s,;:–-]+$/, '')}…`;
}
