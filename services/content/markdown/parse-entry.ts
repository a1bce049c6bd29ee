import type { Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString as textOf } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { FrontMatter } from '../entry.ts';
import { richTextProblems } from '../rich-text.ts';
import type { Directive, DirectiveReader } from '../sections/definition.ts';
import { type KnownKind, type KnownSection, knownKinds, parseKnownSection, sectionDefinitions } from '../sections/sections.ts';
import { checkDirectiveSyntax } from './directive-syntax.ts';
import { parseFrontMatter, splitFrontMatter } from './front-matter.ts';
import { type Origins, richTextFromMarkdown } from './rich-text-from-markdown.ts';

export type ParsedEntry = { frontMatter: FrontMatter | null; sections: KnownSection[]; problems: { line: number; message: string }[] };

/** Parses one language of an entry. Everything wrong is in `problems`; with any, the rest is not fit to publish. */
export function parseEntry(source: string): ParsedEntry {
  const split = splitFrontMatter(source);
  if (!split)
    return {
      frontMatter: null,
      sections: [],
      problems: [{ line: 1, message: 'the file does not begin with front matter between --- lines' }],
    };
  const { frontMatter, problems } = parseFrontMatter(split.yaml);
  const body = parseBody(split.body, split.bodyLine);
  return { frontMatter, sections: body.sections, problems: [...problems, ...body.problems].sort((a, b) => a.line - b.line) };
}

/** Parses Markdown with directives into sections. `linesBefore` are those of the file that stand before it. */
export function parseBody(body: string, linesBefore = 0): Pick<ParsedEntry, 'sections' | 'problems'> {
  const reader = new BodyReader(body, linesBefore);
  return { sections: reader.sections(), problems: reader.problems };
}

function parseMarkdown(source: string): Root {
  const { flow } = directive();
  return fromMarkdown(source, {
    // Text directives (`:name`) are left out: a colon in a sentence is a colon.
    extensions: [{ flow: flow ?? {} }, gfmTable(), gfmStrikethrough({ singleTilde: false })],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
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

  constructor(body: string, linesBefore: number) {
    this.#root = parseMarkdown(body);
    this.#linesBefore = linesBefore;
    checkDirectiveSyntax(this.#root, body.split('\n'), (node, message) => this.problem(node, message));
  }

  problem(node: { position?: RootContent['position'] }, message: string): void {
    this.problems.push({ line: (node.position?.start.line ?? 1) + this.#linesBefore, message });
  }

  richText(nodes: readonly RootContent[]) {
    return richTextFromMarkdown(nodes, (node, message) => this.problem(node, message), this.#origins);
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
    if (sections.length === 0) this.problem(this.#root, 'the entry has no text');
    return sections;
  }

  /** Takes the `{#id}` off the end of a heading. */
  #headingId(node: Extract<RootContent, { type: 'heading' }>): string {
    const last = node.children.at(-1);
    const match = last?.type === 'text' ? /\s*\{#([^}]*)\}\s*$/.exec(last.value) : null;
    if (last?.type !== 'text' || !match) {
      this.problem(node, 'the heading has no id: end it with {#an-id}, the same in both languages');
      return 'section';
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
    const { id, ...attributes } = node.attributes ?? {};
    if (!id) this.problem(node, `the ${node.name} has no id: add {#an-id}, the same in both languages`);
    for (const name of Object.keys(attributes)) {
      if (!definition.attributes.includes(name))
        this.problem(node, `a ${node.name} has no attribute “${name}”: it has ${definition.attributes.join(', ')}`);
    }
    const problemsBefore = this.problems.length;
    const data = definition.read(node, this);
    // What the reader has named already is not said again by the schema.
    if (id && this.problems.length === problemsBefore) this.#add(sections, node, { id, kind, data });
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
