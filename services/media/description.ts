import { isNode, LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { locales } from '#config/locale.ts';
import type { MediaKind } from './media-types.ts';

export type LineProblem = { line: number; message: string };

const text = (missing: string) =>
  z.string({ error: ({ input }) => (input === undefined ? missing : 'is not text: put it in quotes') }).trim();
const words = text('is missing').min(1, 'is empty');
const shown = z.strictObject(
  { title: words, alt: text('is missing').optional() },
  { error: ({ code, input }) => (code !== 'invalid_type' ? undefined : input === undefined ? 'is missing' : 'needs a title of its own') },
);

/** How loud a recording is by EBU R 128, as `script/content media` measured it, and of which bytes. */
const loudnessSchema = z.strictObject({
  /** Integrated loudness, in LUFS. */
  lufs: z.number().min(-70).max(10),
  /** True peak, in dB of full scale. */
  peak: z.number().min(-150).max(20),
  /** SHA-256 of the file that was measured. */
  of: z.string().regex(/^[0-9a-f]{64}$/, 'is no SHA-256'),
});
export type Loudness = z.output<typeof loudnessSchema>;

/** The schema of the YAML sidecar that describes a file. */
const descriptionSchema = z.strictObject({
  credit: words.optional(),
  /** The language of its text or speech, where it has one. */
  language: z.enum(locales).optional(),
  decorative: z.boolean().optional(),
  /** Handed to members alone: part of a film, a gallery or an episode that is theirs. */
  membersOnly: z.boolean().optional(),
  /** Of a recording; `script/content media` writes it. */
  loudness: loudnessSchema.optional(),
  en: shown,
  es: shown,
});
export type Description = z.output<typeof descriptionSchema>;

/** Parses and validates the sidecar for a file of this kind; every problem has its line. */
export function parseDescription(source: string, kind: MediaKind | null): { description: Description | null; problems: LineProblem[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, schema: 'core', stringKeys: true });
  const lineAt = (offset: number) => Math.max(1, lineCounter.linePos(offset).line);
  const broken: LineProblem[] = document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message: withoutPlace(message) }));
  visit(document, {
    // Rejects YAML aliases: never intended, and unresolved or exponential ones cannot be converted.
    Alias: (_, { source: name, range }) => {
      broken.push({ line: lineAt(range?.[0] ?? 0), message: `text that begins with * goes in quotes: "*${name}"` });
    },
  });
  if (broken.length > 0) return { description: null, problems: broken };
  const lineOf = (path: readonly PropertyKey[]) => {
    for (let length = path.length; length > 0; length--) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  const parsed = descriptionSchema.safeParse(document.toJS() ?? {});
  const found: Complaint[] = parsed.success ? complaintsOf(parsed.data, kind) : parsed.error.issues.flatMap(complaintsIn);
  const problems = found.map(({ path, message }) => ({
    line: lineOf(path),
    message: [path.join('.'), message].filter(Boolean).join(': '),
  }));
  return { description: parsed.success && problems.length === 0 ? parsed.data : null, problems };
}

type Complaint = { path: PropertyKey[]; message: string };

function withoutPlace(message: string): string {
  return message.split('\n', 1)[0]?.replace(/ at line \d+, column \d+:$/, '') ?? '';
}

function complaintsIn(issue: z.core.$ZodIssue): Complaint[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, message: issue.message }];
  return issue.keys.map((key) => ({ path: [...issue.path, key], message: 'there is no such field' }));
}

function complaintsOf(description: Description, kind: MediaKind | null): Complaint[] {
  const { loudness } = description;
  if (kind === null) return [];
  const isHeard = kind === 'audio' || kind === 'video';
  return [
    ...(loudness === undefined || isHeard ? [] : [{ path: ['loudness'], message: 'only a recording has one' }]),
    ...(kind === 'picture' ? altComplaints(description) : otherComplaints(description, kind)),
  ];
}

function otherComplaints({ decorative, language, ...description }: Description, kind: MediaKind): Complaint[] {
  return [
    ...locales.flatMap((locale) =>
      description[locale].alt === undefined ? [] : [{ path: [locale, 'alt'], message: 'only a picture has one' }],
    ),
    ...(decorative === undefined ? [] : [{ path: ['decorative'], message: 'only a picture is' }]),
    ...(kind === 'captions' && !language ? [{ path: ['language'], message: 'is missing: captions are in one language' }] : []),
  ];
}

function altComplaints(description: Description): Complaint[] {
  const isEmptyIn = locales.filter((locale) => description[locale].alt === '');
  return locales.flatMap((locale) => {
    const path = [locale, 'alt'];
    const { alt } = description[locale];
    if (alt === undefined) return [{ path, message: 'is missing: what a reader who cannot see the picture should know' }];
    if (alt !== '') return [];
    if (!description.decorative) return [{ path, message: 'is empty, which only a picture with decorative: true may be' }];
    return isEmptyIn.length === locales.length ? [] : [{ path, message: 'is empty, and in the other language it is not' }];
  });
}
