import { z } from 'zod';

const headed = z.looseObject({
  nodeType: z.string().optional().catch(undefined),
  heading: z.string().optional().catch(undefined),
  title: z.string().optional().catch(undefined),
});
const textNode = z.object({ value: z.string() });

/** What stands above parts of a text: headings in it, and the headings and titles of its sections and their items. */
export function headingsIn(sections: unknown): string[] {
  const found: string[] = [];
  visit(sections, (value) => {
    const { nodeType, heading, title } = headed.parse(value);
    if (nodeType?.startsWith('heading-')) visit(value, (node) => found.push(textNode.safeParse(node).data?.value ?? ''));
    for (const words of [heading, title]) if (words !== undefined) found.push(words);
  });
  return found.filter(Boolean);
}

/** Fields that hold words for readers; others are names of entries and assets, addresses, dates. */
const fieldsOfWords = new Set([
  'alsoCalled',
  'answer',
  'caption',
  'description',
  'heading',
  'more',
  'place',
  'question',
  'role',
  'text',
  'transcript',
]);

const forReaders = z
  .looseObject({})
  // An extract would show everybody what is said in a film for members.
  .transform(({ changes, transcript, ...others }) => (others.membersOnly === true ? others : { ...others, transcript }));

/** The words of an entry's fields that a reader may look for: not those on what it said before it was changed. */
export function wordsIn(fields: unknown): string[] {
  const found: unknown[] = [];
  visit(forReaders.parse(fields), (value) => {
    for (const [name, words] of Object.entries(value)) if (fieldsOfWords.has(name)) found.push(...[words].flat());
  });
  return found.filter((words) => typeof words === 'string');
}

function visit(value: unknown, see: (value: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) see(value);
  for (const child of Object.values(value)) visit(child, see);
}
