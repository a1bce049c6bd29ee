import type { Heading, List, Nodes, PhrasingContent, Root, Table } from 'mdast';
import { directiveFromMarkdown, directiveToMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import {
  type Attention,
  defaultHandlers,
  type Handle,
  type Join,
  type Options,
  type State,
  toMarkdown,
  type Unsafe,
} from 'mdast-util-to-markdown';
import { directive } from 'micromark-extension-directive';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Reads the Markdown of entries: with tables, ~~strikethrough~~, and directives that are blocks. */
export function parseMarkdown(source: string): Root {
  const { flow } = directive();
  return fromMarkdown(source, {
    // Text directives (`:name`) are left out: a colon in a sentence is a colon.
    extensions: [{ flow: flow ?? {} }, gfmTable(), gfmStrikethrough({ singleTilde: false })],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
}

/** Writes Markdown in the house's style. What it says, `parseMarkdown` reads again. */
export function printMarkdown(root: Root): string {
  return toMarkdown(root, style);
}

/** What would be read as something else in this Markdown, beside what would be in any. */
const unsafe: Unsafe[] = [
  // A line that begins with two colons is a directive, or looks like one (to `checkDirectiveSyntax`).
  { atBreak: true, before: '(?:\\s|>|[-*+]\\s|\\d+[.)]\\s)*', character: ':', after: ':' },
  // One tilde is a tilde.
  { character: '~', after: '(?=~)', inConstruct: 'phrasing' },
  { character: '~', before: '(?<=~)', inConstruct: 'phrasing' },
  // What begins the first line of a file and cannot be seen is taken for the mark of its encoding.
  { atBreak: true, character: '\uFEFF' },
  ...[' ', '\t'].flatMap((character): Unsafe[] => [
    { character, before: '\\|', inConstruct: 'tableCell' },
    { character, after: '\\|', inConstruct: 'tableCell' },
  ]),
];

/**
 * The rules for all Markdown, but an ampersand is one where no reference begins with it, and the address of a mail in angle
 * brackets may also begin with a figure.
 */
function mended(pattern: Unsafe): Unsafe {
  const { character, after } = pattern;
  if (character === '&') return { ...pattern, after: '(?:#|[A-Za-z][A-Za-z0-9]*;)', _compiled: undefined };
  if (character === '<' && after) return { ...pattern, after: `(?:${after}|[^\\s<>]*(?:@|$))`, _compiled: undefined };
  return pattern;
}

const root: Handle = (node, parent, state, info) => {
  state.unsafe = state.unsafe.map(mended);
  return defaultHandlers.root(node, parent, state, info);
};

/** A heading is one line, in which a break is written as a tag. */
const heading: Handle = (node: Heading, parent, state, info) =>
  defaultHandlers.heading({ ...node, children: node.children.map(inOneLine) }, parent, state, info);

function inOneLine(node: PhrasingContent): PhrasingContent {
  if (node.type === 'break') return { type: 'html', value: '<br>' };
  if ('value' in node) return { ...node, value: node.value.replaceAll('\n', ' ') };
  return 'children' in node ? { ...node, children: node.children.map(inOneLine) } : node;
}

/** A list differs in its bullets from one right before it, and from no other. */
const list: Handle = (node: List, parent, state, info) => {
  const siblings: readonly Nodes[] = parent?.children ?? [];
  if (siblings[siblings.indexOf(node) - 1]?.type !== 'list') state.bulletLastUsed = undefined;
  return defaultHandlers.list(node, parent, state, info);
};

/** Next to a strikethrough a letter may become a reference, and then an underscore beside it is not in the middle of a word. */
const text: Handle = (node, parent, state, info) => {
  const escaped = (underscores: string) => underscores.replaceAll('_', '\\_');
  let value = defaultHandlers.text(node, parent, state, info);
  if (info.before === '~') value = value.replace(/(?<=^[^\\])_+/u, escaped);
  if (info.after === '~') value = value.replace(/(?<!\\)_+(?=[^\\]$)/u, escaped);
  return value;
};

/** In a list, dashes could be taken for its bullets. */
const thematicBreak: Handle = (_, _parent, state) => (state.stack.includes('listItem') ? '___' : '---');

/** A row is as wide as its words: a change in one cell is a change in one line. */
const table: Handle = ({ children, align }: Table, _, state) => {
  const exit = state.enter('table');
  const rows = children.map((row) => line(row.children.map((cell) => cellOf(cell, state))));
  exit();
  const rules = { left: ':---', center: ':---:', right: '---:', none: '---' };
  const delimiters = children[0]?.children.map((_, index) => rules[align?.[index] ?? 'none']) ?? [];
  return rows.toSpliced(1, 0, line(delimiters)).join('\n');
};

function cellOf(cell: Table['children'][number]['children'][number], state: State): string {
  const exits = [state.enter('tableCell'), state.enter('phrasing')];
  const value = state.containerPhrasing(cell, { before: '|', after: '|', now: { line: 1, column: 1 }, lineShift: 0 });
  for (const exit of exits.reverse()) exit();
  return value;
}

function line(cells: readonly string[]): string {
  return `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
}

/** Two tildes, and never one, which is a tilde. */
const struck = Object.assign<Handle, { attention: Attention; peek: Handle }>(
  (node, _, state, info) => `~~${state.containerPhrasing(node, info)}~~`,
  { attention: () => ({ construct: 'strikethrough', markers: ['~'], sizes: [2] }), peek: () => '~' },
);

/** A block in a block stands close to what is before it, as an editor writes it. */
const join: Join = (left, right, parent) =>
  parent.type === 'containerDirective' && right.type === 'containerDirective' && ['containerDirective', 'paragraph'].includes(left.type)
    ? 0
    : undefined;

const style: Options = {
  bullet: '-',
  bulletOther: '*',
  emphasis: '*',
  strong: '*',
  rule: '_',
  listItemIndent: 'one',
  resourceLink: true,
  extensions: [gfmTableToMarkdown()],
  join: [join],
  unsafe,
  handlers: {
    ...directiveToMarkdown({ quoteSmart: true }).handlers,
    root,
    heading,
    text,
    list,
    thematicBreak,
    table,
    delete: struck,
  },
};
