import type { Problem } from '#services/content/model/problem.ts';
import { INLINES, type Node, plainText } from '#services/content/model/rich-text.ts';
import { type Subject, warn } from './subject.ts';
import { fold, wordsOf } from './words.ts';

type Link = { words: string; address: string; section: string };

/** Words that tell nobody where a link leads, alone as a screen reader lists them. Folded. */
const empty = new Set(
  `here|there|click|click here|tap here|click this link|this link|this page|this site|this website|this|link|read this|
   aqui|ahi|alli|clic|clic aqui|haga clic|haga clic aqui|pulse aqui|de clic aqui|oprima aqui|este enlace|esta pagina|este sitio|este vinculo|
   enlace|vinculo`
    .split('|')
    .map((words) => words.trim()),
);
const bareAddress = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+\/\S*$/i;

/** Links whose words do not say where they lead, and outside links that are not encrypted, in the text and in the sources. */
export function linkWordProblems(subject: Subject): Problem[] {
  const { version, lines } = subject;
  const links = version.sections.flatMap(({ id, data }) => linksWithWords(data).map((link) => ({ ...link, section: id })));
  return [
    ...links.flatMap((link) => {
      const message = wordsVerdict(link.words);
      return message ? [warn(subject, lineOf(subject, link), message)] : [];
    }),
    ...links
      .filter(({ address }) => address.startsWith('http://'))
      .map((link) => warn(subject, lineOf(subject, link), insecure(link.address))),
    ...version.frontMatter.sources.flatMap(({ url }, index) =>
      url.startsWith('http://') ? [warn(subject, lines.ofField('sources', index, 'url'), insecure(url))] : [],
    ),
  ];
}

function wordsVerdict(words: string): string | null {
  if (bareAddress.test(words.trim())) return `a link shows its address, “${words}”: say where it leads`;
  const folded = wordsOf(words).map(fold).join(' ');
  return empty.has(folded) || /^(?:click|haga clic)\b/.test(folded) ? `a link says “${words}”: say where it leads` : null;
}

function insecure(address: string): string {
  return `leads to ${address}: use https`;
}

function lineOf({ lines }: Subject, { words, address, section }: Link): number {
  const line = lines.ofString(`[${words}](${address})`);
  return line > 1 ? line : lines.ofSection(section);
}

const inRichText = new Set<string>([INLINES.HYPERLINK, INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK]);

/** The links in a section's data: those of rich text, and `{ url or href, label or title }`. */
function linksWithWords(data: unknown): Omit<Link, 'section'>[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(linksWithWords);
  if (isNode(data)) return inRichText.has(data.nodeType) ? [{ words: plainText(data), address: addressOf(data) }, ...inside] : inside;
  const address = textIn(data, 'url') ?? textIn(data, 'href');
  const words = textIn(data, 'label') ?? textIn(data, 'title');
  return address !== undefined && words !== undefined ? [{ words, address }, ...inside] : inside;
}

function addressOf({ data }: Node): string {
  if ('uri' in data && typeof data.uri === 'string') return data.uri;
  return '';
}

function isNode(value: object): value is Node {
  return 'nodeType' in value && typeof value.nodeType === 'string' && 'data' in value;
}

function textIn(data: object, key: string): string | undefined {
  const value: unknown = Reflect.get(data, key);
  return typeof value === 'string' ? value : undefined;
}
