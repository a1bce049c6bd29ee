import type { Nodes, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { type EntryType, typeDefinitions } from '#services/content/model/entries/entry-types.ts';
import { idSchema } from '#services/content/model/references.ts';
import { mostDepth, richTextProblems } from '#services/content/model/rich-text-problems.ts';
import { sampleSigns } from '#services/content/model/sample-signs.ts';
import type { Directive, DirectiveReader } from '#services/content/model/sections/define-section.ts';
import {
  type KnownKind,
  type KnownSection,
  knownKinds,
  parseKnownSection,
  sectionDefinitions,
} from '#services/content/model/sections/sections.ts';
import { type CallBoxLines, callBoxLines as linesIn } from '#services/content/model/signs.ts';
import { checkDirectiveSyntax } from './directive-syntax.ts';
import { type ParsedFrontMatter, parseFrontMatter, splitFrontMatter } from './front-matter.ts';
import { type Origins, richTextFromMarkdown } from './rich-text-from-markdown.ts';
import { parseMarkdown } from './syntax.ts';

export type ParsedEntry = { parsed: ParsedFrontMatter | null; sections: KnownSection[]; problems: { line: number; message: string }[] };

/** Parses one language of an entry. Everything wrong is in `problems`; with any, the rest is not fit to publish. */
export function parseEntry(source: string, type: EntryType, lines?: CallBoxLines): ParsedEntry {
  const split = splitFrontMatter(source);
  if (!split)
    return {
      parsed: null,
      sections: [],
      problems: [{ line: 1, message: 'the file does not begin with front matter between --- lines' }],
    };
  const { parsed, problems } = parseFrontMatter(split.yaml, type);
  const bodyIsNeeded = typeDefinitions[type].body === 'required' || split.body.trim() !== '';
  const body = bodyIsNeeded ? parseBody(split.body, split.bodyLine, lines) : { sections: [], problems: [] };
  return { parsed, sections: body.sections, problems: [...problems, ...body.problems].sort((a, b) => a.line - b.line) };
}

const sampleLines = linesIn(sampleSigns, 'en');

/**
 * Parses Markdown with directives into sections. `linesBefore` are those of the file that stand before it; `callBoxLines` are what
 * its call boxes may list: without any, the samples of the workbench.
 */
export function parseBody(
  body: string,
  linesBefore = 0,
  callBoxLines: CallBoxLines = sampleLines,
): Pick<ParsedEntry, 'sections' | 'problems'> {
  const tooLong = body.split('\n').findIndex((line) => line.length > longestLine);
  if (tooLong >= 0) {
    return { sections: [], problems: [{ line: tooLong + 1 + linesBefore, message: `the line is longer than ${longestLine} characters` }] };
  }
  const root = parseMarkdown(body);
  const tooDeep = firstDeeperThan(deepest, root);
  if (tooDeep) {
    const line = (tooDeep.position?.start.line ?? 1) + linesBefore;
    return { sections: [], problems: [{ line, message: `blocks and marks are nested more than ${deepest} deep` }] };
  }
  const reader = new BodyReader(root, body.split('\n'), { linesBefore, callBoxLines });
  return { sections: reader.sections(), problems: reader.problems };
}

/** Far beyond any paragraph; Markdown takes quadratic time over marks that are nested in one line. */
const longestLine = 20_000;

/** No reader follows text nested deeper, and everything that walks the tree calls itself at each level. */
const deepest = mostDepth - 1; // the words of a cell stand in a paragraph besides

function firstDeeperThan(depth: number, root: Root): Nodes | undefined {
  let level: Nodes[] = [root];
  for (let above = 0; above < depth; above++) level = level.flatMap((node) => ('children' in node ? node.children : []));
  return level[0];
}

const kindOfDirective = new Map<string, KnownKind>(
  knownKinds.flatMap((kind) => {
    const name = sectionDefinitions[kind].directive?.name;
    return name ? [[name, kind] as const] : [];
  }),
);

class BodyReader implements DirectiveReader {
  readonly problems: { line: number; message: string }[] = [];
  readonly #root: Root;
  readonly #linesBefore: number;
  readonly #origins: Origins = new WeakMap();
  readonly #ids = new Set<string>();
  readonly callBoxLines: CallBoxLines;

  constructor(root: Root, lines: readonly string[], { linesBefore, callBoxLines }: { linesBefore: number; callBoxLines: CallBoxLines }) {
    this.#root = root;
    this.#linesBefore = linesBefore;
    this.callBoxLines = callBoxLines;
    checkDirectiveSyntax(root, lines, (line, message) => this.problems.push({ line: line + linesBefore, message }));
  }

  problem(node: { position?: RootContent['position'] }, message: string): void {
    this.problems.push({ line: (node.position?.start.line ?? 1) + this.#linesBefore, message });
  }

  richText(nodes: readonly RootContent[]) {
    return richTextFromMarkdown(nodes, (node, message) => this.problem(node, message), this.#origins);
  }

  markdown(source: string) {
    return this.richText(parseMarkdown(source).children);
  }

  id(node: Directive, allowed: readonly string[]) {
    const { id, ...attributes } = node.attributes ?? {};
    for (const name of Object.keys(attributes)) {
      const has = allowed.length > 0 ? `: it has ${allowed.join(', ')}` : '';
      if (!allowed.includes(name)) this.problem(node, `the ${node.name} has no attribute “${name}”${has}`);
    }
    if (!id) this.problem(node, `the ${node.name} has no id: add {#an-id}, the same in both languages`);
    else if (!idSchema.safeParse(id).success) this.problem(node, `“${id}” is not an id: lower-case words joined by hyphens`);
    return id ?? '';
  }

  label(container: ContainerDirective) {
    const [first, ...rest] = container.children;
    const isLabel =
      first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data && first.data.directiveLabel === true;
    return isLabel ? { label: textOf(first), content: rest } : { label: '', content: container.children };
  }

  sections(): KnownSection[] {
    const sections: KnownSection[] = [];
    let heading = 'introduction';
    let part = 1;
    let prose: RootContent[] = [];
    const endProse = () => {
      const [first] = prose;
      if (!first) return;
      const id = part === 1 ? heading : `${heading}-${part}`;
      part += 1;
      this.#add(sections, first, { id, kind: 'bodyCopy', data: { text: this.richText(prose) } });
      prose = [];
    };
    for (const node of this.#root.children) {
      if (node.type === 'containerDirective' || node.type === 'leafDirective') {
        endProse();
        this.#addDirective(sections, node);
      } else {
        if (node.type === 'heading' && node.depth === 2) {
          endProse();
          heading = this.#headingId(node);
          part = 1;
        }
        prose.push(node);
      }
    }
    endProse();
    if (sections.length === 0 && this.problems.length === 0) this.problem(this.#root, 'the entry has no text');
    return sections;
  }

  /** Takes the `{#id}` off the end of a heading. */
  #headingId(node: Extract<RootContent, { type: 'heading' }>): string {
    const last = node.children.at(-1);
    const match = last?.type === 'text' ? /\s*\{#([^}]*)\}\s*$/.exec(last.value) : null;
    if (last?.type !== 'text' || !match) {
      this.problem(node, 'the heading has no id: end it with {#an-id}, the same in both languages');
      return `section-${node.position?.start.line}`; // so that only this is reported of it
    }
    last.value = last.value.slice(0, match.index);
    return match[1] ?? '';
  }

  #addDirective(sections: KnownSection[], node: Directive): void {
    const kind = kindOfDirective.get(node.name);
    const definition = kind && sectionDefinitions[kind].directive;
    if (!kind || !definition) {
      this.problem(node, `no section is called “${node.name}”: the kinds are ${[...kindOfDirective.keys()].join(', ')}`);
      return;
    }
    const problemsBefore = this.problems.length;
    const id = this.id(node, definition.attributes);
    const data = definition.read(node, this);
    // What the reader has named already is not said again by the schema.
    if (this.problems.length === problemsBefore) this.#add(sections, node, { id, kind, data });
  }

  #add(sections: KnownSection[], node: RootContent, raw: { id: string; kind: KnownKind; data: unknown }): void {
    if (this.#ids.has(raw.id)) this.problem(node, `the id “${raw.id}” stands twice in this file`);
    this.#ids.add(raw.id);
    const parsed = parseKnownSection(raw);
    if (!parsed.success) {
      for (const issue of parsed.error.issues)
        this.problem(node, `${raw.kind} ${raw.id}: ${issue.path.slice(1).join('.')} ${issue.message}`.replace('  ', ' '));
      return;
    }
    this.#checkRichText(node, parsed.data, parsed.data.data, [raw.id, 'data']);
    sections.push(parsed.data);
  }

  /** Runs the rich-text rules over every document in a section's data; a problem gets the line of its node. */
  #checkRichText(node: RootContent, section: KnownSection, value: unknown, path: readonly (string | number)[]): void {
    if (typeof value !== 'object' || value === null) return;
    if ('nodeType' in value) {
      for (const problem of richTextProblems(value)) {
        const origin = this.#originOf(value, problem.path) ?? node;
        this.problem(origin, `${problem.message} (at ${[...path, ...problem.path].join('.')})`);
      }
      return;
    }
    for (const [key, child] of Object.entries(value)) this.#checkRichText(node, section, child, [...path, key]);
  }

  #originOf(document: object, path: readonly (string | number)[]) {
    let value: unknown = document;
    let origin = this.#origins.get(document);
    for (const step of path) {
      value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
      origin = (typeof value === 'object' && value !== null ? this.#origins.get(value) : undefined) ?? origin;
    }
    return origin;
  }
}
