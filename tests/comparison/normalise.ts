import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import type { Answer } from './ask.ts';

/** Headers of which only counts that they are there: moments, hashes of what is compared itself, and the length of what holds hashes. */
const withoutValue = new Set(['date', 'etag', 'age', 'last-modified', 'content-length']);

/** An answer as lines, without what may differ between two builds of the same site, two ports or two moments. */
export function linesOf(answer: Answer): string[] {
  const isMembers = /^\/\S+ \d+: /.test(answer.name);
  const settled = (text: string) => {
    const same = settle(text, answer.origin);
    return isMembers ? withoutSession(same) : same;
  };
  const type = answer.headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const headers = answer.headers.map(([name, value]) => `${name}: ${withoutValue.has(name) ? '…' : settled(headerOf(name, value))}`).sort();
  const body = settled(answer.body);
  const lines = type.startsWith('text/html') ? linesOfPage(body) : type.includes('json') ? linesOfJson(body) : body.split('\n');
  return [`status ${answer.status}`, ...headers, '', ...lines];
}

function headerOf(name: string, value: string): string {
  // Whether a page was kept depends on who asked before.
  if (name === 'cache-status') return value.replace(/;.*/, '');
  // Tokens are random, and so is nothing that takes a cookie away.
  if (name === 'set-cookie') return value.replace(/^([^=]+)=[^;]+/, '$1=…').replace(/expires=[^;]+/i, 'Expires=…');
  return value;
}

function settle(text: string, origin: string): string {
  const host = origin.replace(/^https?:\/\//, '');
  return (
    text
      .replaceAll(origin, 'http://site')
      .replaceAll(encodeURIComponent(origin), 'http%3A%2F%2Fsite')
      .replaceAll(host, 'site')
      // What the build makes of modules is named after them and their content; of other files the name stays.
      .replace(/\/assets\/(?:[\w./-]+-)?[\w-]{8}\.(js|css)\b/g, '/assets/….$1')
      .replace(/\/assets\/([\w./-]+)-[\w-]{8}\.(\w+)/g, '/assets/$1.$2')
      // Signed with the secret of the site.
      .replace(/\/sharing\/[\w-]{32}\./g, '/sharing/….')
      // Random: the nonce of an application page, the names of members of the comparison, links of mails.
      .replace(/nonce-[\w+/=]+/g, 'nonce-…')
      .replace(/comparada[0-9a-f]{10}/gi, 'comparada')
      .replace(/\btoken=[\w.~%-]+/g, 'token=…')
  );
}

/** What a member is answered, without the ids of member and session, and without moments: the clock has gone on. */
function withoutSession(text: string): string {
  return text
    .replace(/\b[A-Za-z0-9]{32}\b/g, 'id…')
    .replace(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment…')
    .replace(/\b\d{1,2}:\d\d\s[ap]\.?\s?m\.?/gi, 'time…')
    .replace(/\b([A-Z][a-z]+ \d{1,2}, 20\d\d|\d{1,2} de [a-z]+ de 20\d\d)\b/g, 'date…');
}

function linesOfJson(body: string): string[] {
  try {
    return JSON.stringify(JSON.parse(body), null, 1).split('\n');
  } catch {
    return body.split('\n');
  }
}

function linesOfPage(html: string): string[] {
  const ids = new Map<string, string>();
  // React makes ids of where a component stands among components, which says nothing about the page: they are numbered instead.
  const named = html.replace(/(?<=[" #])_(?:\w+-)?R_\w+_(?=[" ])/g, (id) => {
    ids.set(id, ids.get(id) ?? `made-${ids.size}`);
    return ids.get(id) ?? id;
  });
  const lines: string[] = [];
  const links = new Set<string>();
  const root = parse(named, { blockTextElements: { script: true, style: true } });

  const walk = (element: HTMLElement, depth: string) => {
    let text = '';
    const endText = () => {
      if (text !== '') lines.push(depth + JSON.stringify(text));
      text = '';
    };
    for (const node of element.childNodes) {
      if (node.nodeType === NodeType.TEXT_NODE) text += node.text;
      if (node.nodeType !== NodeType.ELEMENT_NODE) continue;
      const child = node as HTMLElement;
      const line = lineOf(child);
      if (line === null) continue;
      endText();
      // In which order they are loaded, and how often the same, depends on how modules were bundled.
      if (/^<link .*rel="(modulepreload|preload|stylesheet)"/.test(line)) links.add(line);
      else {
        lines.push(depth + line);
        walk(child, `${depth} `);
      }
    }
    endText();
  };
  walk(root, '');
  return [...lines, ...[...links].sort()];
}

/** An element without its content; null for what the router's own scripts are, which hold the page a second time. */
function lineOf(element: HTMLElement): string | null {
  const { attributes } = element;
  const tag = element.tagName.toLowerCase();
  if (tag === 'script' && attributes.src === undefined && !attributes.type?.includes('json')) return null;
  const said = Object.entries(attributes).flatMap(([name, value]) => {
    const lower = name.toLowerCase();
    // How a page looks, and what scripts know it by. Words that scripts will show stay.
    if (lower === 'class' || lower === 'style') return [];
    if (lower.startsWith('data-')) return wordsIn(value).map((words) => `words=${JSON.stringify(words)}`);
    return [`${lower}=${JSON.stringify(lower === 'nonce' ? '…' : value)}`];
  });
  return `<${[tag, ...said.sort()].join(' ')}>`;
}

/** The texts for people in the value of an attribute, which may be JSON. */
function wordsIn(value: string): string[] {
  try {
    const found: string[] = [];
    JSON.parse(value, (_, each: unknown) => {
      if (typeof each === 'string' && each.includes(' ')) found.push(each);
      return each;
    });
    return found;
  } catch {
    return value.includes(' ') ? [value] : [];
  }
}
