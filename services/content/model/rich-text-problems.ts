import { BLOCKS, CONTAINERS, INLINES, MARKS, TEXT_CONTAINERS, TOP_LEVEL_BLOCKS } from '@contentful/rich-text-types';
import { z } from 'zod';
import { storable } from './fields.ts';
import { isSafeUri, languageMarks, languageOfMark } from './rich-text.ts';

/** Where in a document a problem is, as property names and indexes from the root, and what it is. */
export type RichTextProblem = { path: readonly (string | number)[]; message: string };

/** No reader follows text nested deeper, and whatever walks a document calls itself at each level. */
export const mostDepth = 101;
/** More than a book has. */
const mostNodes = 250_000;
/** No server takes a longer one. */
const longestAddress = 8_000;
/** Past so many problems there is nothing more to learn of a document. */
const mostProblems = 1_000;

const voids = [BLOCKS.HR, BLOCKS.EMBEDDED_ENTRY, BLOCKS.EMBEDDED_ASSET, BLOCKS.EMBEDDED_RESOURCE];
const inlineVoids = [INLINES.EMBEDDED_ENTRY, INLINES.EMBEDDED_RESOURCE];
const links = [INLINES.HYPERLINK, INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK, INLINES.RESOURCE_HYPERLINK];
const each = (types: readonly string[], inside: readonly string[]) => Object.fromEntries(types.map((type) => [type, inside]));

/** The types of what the model lets stand in a node, by the node's type; a type that is not here is none of the model's. */
const insideOf: Readonly<Record<string, readonly string[]>> = {
  [BLOCKS.DOCUMENT]: TOP_LEVEL_BLOCKS,
  ...each(TEXT_CONTAINERS, ['text', ...Object.values(INLINES)]),
  ...CONTAINERS,
  // Pages show no lists in tables.
  [BLOCKS.TABLE_CELL]: [BLOCKS.PARAGRAPH],
  ...each(links, ['text']),
  ...each([...voids, ...inlineVoids], []),
};
const whenEmpty: Readonly<Record<string, string>> = {
  [BLOCKS.DOCUMENT]: 'the text is empty',
  [BLOCKS.OL_LIST]: 'the list has no items',
  [BLOCKS.UL_LIST]: 'the list has no items',
  [BLOCKS.TABLE]: 'the table has no rows',
  [BLOCKS.TABLE_ROW]: 'the row has no cells',
  [BLOCKS.TABLE_CELL]: 'the cell has no paragraph',
  [BLOCKS.TABLE_HEADER_CELL]: 'the cell has no paragraph',
};

const noData = z.strictObject({});
const span = z.number().int().min(1).max(1_000).optional();
const cell = z.strictObject({ colspan: span, rowspan: span });
const target = (sys: z.ZodType) => z.strictObject({ target: z.strictObject({ sys }) });
const link = (linkType: 'Entry' | 'Asset') =>
  target(
    z.strictObject({ type: z.literal('Link'), linkType: z.literal(linkType), id: z.string().regex(/^[\w.-]{1,64}$/, 'is not an id') }),
  );
const resource = target(
  z.strictObject({
    type: z.literal('ResourceLink'),
    linkType: z.literal('Contentful:Entry'),
    urn: storable.min(1).max(400),
  }),
);
const dataOf: Readonly<Record<string, z.ZodType>> = {
  [BLOCKS.TABLE_CELL]: cell,
  [BLOCKS.TABLE_HEADER_CELL]: cell,
  [BLOCKS.EMBEDDED_ENTRY]: link('Entry'),
  [BLOCKS.EMBEDDED_ASSET]: link('Asset'),
  [BLOCKS.EMBEDDED_RESOURCE]: resource,
  [INLINES.EMBEDDED_ENTRY]: link('Entry'),
  [INLINES.EMBEDDED_RESOURCE]: resource,
  [INLINES.ENTRY_HYPERLINK]: link('Entry'),
  [INLINES.ASSET_HYPERLINK]: link('Asset'),
  [INLINES.RESOURCE_HYPERLINK]: resource,
  [INLINES.HYPERLINK]: z.strictObject({
    uri: z
      .string()
      .max(longestAddress, { abort: true, error: `the link's address has more than ${longestAddress} characters` })
      .refine(isSafeUri, {
        error: ({ input }) => `the link's address ${shown(input)} is not allowed: use https, http, mailto, tel, a path or #id`,
      }),
  }),
};

const knownMarks = new Set<string>([...Object.values(MARKS), ...Object.values(languageMarks)]);
const mark = z.strictObject({
  type: z.string().refine((type) => knownMarks.has(type), { error: ({ input }) => `unknown mark ${shown(input)}` }),
});
const marks = z.array(mark).refine((all) => new Set(all.flatMap(({ type }) => languageOfMark(type) ?? [])).size <= 1, {
  error: 'words are of one language',
});
const textNode = z.strictObject({ nodeType: z.literal('text'), value: storable, marks, data: noData });
/** A node by itself: what stands in it is looked at one by one. */
const nodeSchemas = new Map<string, z.ZodType>([
  ['text', textNode],
  ...Object.keys(insideOf).map((type): [string, z.ZodType] => {
    const isVoid = insideOf[type]?.length === 0;
    const content = isVoid
      ? z.array(z.unknown()).max(0, 'holds nothing')
      : z.array(z.unknown()).min(whenEmpty[type] ? 1 : 0, whenEmpty[type]);
    return [type, z.strictObject({ nodeType: z.literal(type), data: dataOf[type] ?? noData, content })];
  }),
]);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** A value as a problem tells it: what is long, its beginning. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : typeof value;
  return typeof value === 'string' && value.length > 60 ? `${text}…` : text;
}
const typeOf = (value: unknown): unknown => (isObject(value) && 'nodeType' in value ? value.nodeType : undefined);
const unparsedContent = (value: object): readonly unknown[] => ('content' in value && Array.isArray(value.content) ? value.content : []);

/**
 * Everything that is wrong with a document before its links are resolved, up to a thousand problems: it is of the model, without
 * keys of its own, with addresses that are safe, not empty, and bounded in depth and size. Takes time in proportion to its size.
 *
 * The model's own validator calls itself at each level, compares each problem with each other, and lets addresses, identifiers and
 * text pass as they are.
 */
export function richTextProblems(document: unknown): RichTextProblem[] {
  const shape = problemOfShape(document);
  if (shape) return [shape];
  const problems: RichTextProblem[] = [];
  const waiting: Standing[] = [{ node: document, place: null, allowed: [BLOCKS.DOCUMENT] }];
  for (let next = waiting.pop(); next && problems.length < mostProblems; next = waiting.pop()) {
    const { node, place, allowed } = next;
    const type = typeOf(node);
    if (!isObject(node) || typeof type !== 'string' || !allowed.includes(type)) {
      problems.push({ path: [...pathOf(place), 'nodeType'], message: `${shown(type)} cannot stand here` });
      continue;
    }
    problems.push(...problemsOfNode(node, type, place).slice(0, mostProblems));
    const inside = insideOf[type] ?? [];
    const children = inside.length > 0 ? unparsedContent(node) : [];
    // The last first, so that problems come in the order of the document.
    for (let index = children.length - 1; index >= 0; index--) {
      waiting.push({ node: children[index], place: { parent: place, index }, allowed: inside });
    }
  }
  return problems.slice(0, mostProblems);
}

/** In what a node stands, and as which of its nodes. A path is made where there is a problem, and not for each node. */
type Place = { parent: Place; index: number } | null;
type Standing = { node: unknown; place: Place; allowed: readonly string[] };

function pathOf(place: Place): (string | number)[] {
  const steps: (string | number)[][] = [];
  for (let each = place; each; each = each.parent) steps.push(['content', each.index]);
  return steps.reverse().flat();
}

/** Nothing that walks a document can be trusted with one that is too deep or too large, as one is that holds a node in itself. */
export function problemOfShape(document: unknown): RichTextProblem | null {
  let [level, count]: [unknown[], number] = [[document], 0];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostDepth) return { path: [], message: `the text is nested deeper than ${mostDepth} levels` };
    const below: unknown[] = [];
    for (const node of level) {
      const children = isObject(node) ? unparsedContent(node) : [];
      count += children.length;
      if (count > mostNodes) return { path: [], message: `the text has more than ${mostNodes} parts` };
      for (const child of children) below.push(child);
    }
    level = below;
  }
  return null;
}

const editedWhole: ReadonlySet<string> = new Set([BLOCKS.DOCUMENT, BLOCKS.OL_LIST, BLOCKS.UL_LIST]);

function problemsOfNode(node: object, type: string, place: Place): RichTextProblem[] {
  const { error } = nodeSchemas.get(type)?.safeParse(node) ?? {};
  if (!error) return [];
  const path = pathOf(place);
  return error.issues.flatMap((issue) => {
    const here = [...path, ...issue.path.filter((step) => typeof step !== 'symbol')];
    // What an editor left empty is the text or the list, and not something in it.
    if (issue.code === 'too_small' && editedWhole.has(type)) return { path, message: issue.message };
    if (issue.code !== 'unrecognized_keys') return { path: here, message: issue.message };
    return issue.keys.map((key) => ({ path: [...here, key], message: 'there is no such property' }));
  });
}
