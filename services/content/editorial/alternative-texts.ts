import type { Problem } from '#services/content/model/problem.ts';
import { documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { type Subject, warn } from './subject.ts';
import { fold, wordsOf } from './words.ts';

type Picture = { alt: string; caption: string | undefined };

/** Who cannot see a picture is told that it is one by the screen reader. */
const redundant = /^\s*(?:an? |the |una? |la |el )?(?:image|picture|photo|photograph|imagen|foto|fotografía|fotografia) (?:of|de|del)\b/iu;

/** Alternative texts that say nothing more. One that is missing is no problem: the picture has its own. */
export function alternativeTextProblems(subject: Subject): Problem[] {
  const { version, lines } = subject;
  const card = version.fields.imageAlt;
  const pictures = [
    ...version.sections.flatMap(({ id, data }) => picturesIn(data).map((picture) => ({ ...picture, line: lines.ofSection(id) }))),
    ...(typeof card === 'string' ? [{ alt: card, caption: undefined, line: lines.ofField('imageAlt') }] : []),
  ];
  return pictures.flatMap(({ alt, caption, line }) => {
    const message = verdict(alt, caption);
    return message ? [warn(subject, line, message)] : [];
  });
}

function verdict(alt: string, caption: string | undefined): string | null {
  if (alt.trim() === '') return 'has an empty alternative text: say what the picture shows, or leave it out for the picture’s own';
  const beginning = redundant.exec(alt)?.[0];
  if (beginning) return `has an alternative text that begins with “${beginning.trim()}”: say what there is to see`;
  if (caption !== undefined && folded(caption) === folded(alt)) return `has an alternative text that repeats the caption: “${alt}”`;
  return null;
}

/** Every `{ assetId, alt }` in the data of a section, with the caption beside it or around it. */
function picturesIn(data: unknown, around?: string): Picture[] {
  if (typeof data !== 'object' || data === null || documentSchema.safeParse(data).success) return [];
  const caption = 'caption' in data ? captionText(data.caption) : around;
  const own = 'assetId' in data && 'alt' in data && typeof data.alt === 'string' ? [{ alt: data.alt, caption }] : [];
  return [...own, ...Object.values(data).flatMap((child) => picturesIn(child, caption))];
}

function captionText(caption: unknown): string | undefined {
  if (typeof caption === 'string') return caption;
  const document = documentSchema.safeParse(caption);
  return document.success ? plainText(document.data) : undefined;
}

function folded(text: string): string {
  return wordsOf(text).map(fold).join(' ');
}
