import { frameSources } from '#app/addresses/embeds.ts';

/**
 * What an answer is to a browser: a document, which is the same for everyone and kept with its policy; an application page, which is
 * never kept, so that it can carry a nonce; an SVG that is opened by itself; and the page of its own in which a browser opens sound and film.
 */
type Kind = 'document' | 'application' | 'drawing' | 'player';

/** What a policy depends on besides the kind. */
type Configured = {
  nonce: string;
  /** Origins of the outside identity service, where there is one. */
  identityProvider: readonly string[];
};

type Row = {
  directive: string;
  /** What it allows: after what the rows above allow by the same directive. */
  sources: string | ((of: Configured) => string);
  why: string;
  /** Documents and application pages unless said. */
  kinds?: readonly Kind[];
  onlyIn?: 'development';
};

const pages: readonly Kind[] = ['document', 'application'];
const files: readonly Kind[] = ['drawing', 'player'];

/**
 * The whole of what a browser may load and do on a page. A feature that needs more says so in a row of its own. Frames in which scripts of
 * others run have policies of theirs (`server/routes/embeds.ts`, `outside.ts`).
 */
const rows: readonly Row[] = [
  { directive: 'default-src', sources: "'none'", why: 'What no row names is refused.', kinds: files },
  {
    directive: 'default-src',
    sources: "'self'",
    why: 'What no row names is pages fetched ahead, for which Firefox asks no other directive; these refuse the rest:',
  },
  { directive: 'frame-src', sources: "'self'", why: 'Frames of our own, in which scripts of others are kept apart (`server/routes/`).' },
  { directive: 'frame-src', sources: frameSources, why: 'Sites that show films, maps and posts, each once a reader asks for it.' },
  { directive: 'child-src', sources: "'none'", why: 'Nothing else is shown within a page, and no worker runs.' },
  { directive: 'media-src', sources: "'self'", why: 'Sound and film are our own files.' },
  { directive: 'script-src', sources: "'self'", why: 'Scripts are files of our own: what somebody writes into a page does not run.' },
  {
    directive: 'script-src',
    sources: ({ nonce }) => `'nonce-${nonce}'`,
    why: 'The router writes its data into the page as scripts.',
    kinds: ['application'],
  },
  { directive: 'media-src', sources: "'self'", why: 'The page that a browser makes for a file loads the file.', kinds: ['player'] },
  { directive: 'style-src', sources: "'self'", why: 'Style sheets are files of our own.' },
  { directive: 'style-src', sources: "'unsafe-inline'", why: 'Drawings, and the pages of browsers, bring their styles.', kinds: files },
  { directive: 'style-src', sources: "'unsafe-inline'", why: 'Vite puts <style> elements into the page.', onlyIn: 'development' },
  { directive: 'connect-src', sources: "'self'", why: 'The gateway, the session and search.' },
  { directive: 'connect-src', sources: 'ws:', why: 'Vite tells of changed files over a socket.', onlyIn: 'development' },
  { directive: 'img-src', sources: "'self' data:", why: 'Pictures are our own, and small ones stand in style sheets.' },
  { directive: 'font-src', sources: "'self'", why: 'Typefaces are our own.' },
  { directive: 'manifest-src', sources: "'self'", why: 'What a device shows of the site on its home screen.' },
  { directive: 'form-action', sources: "'self'", why: 'No form sends to another site what somebody typed.' },
  {
    directive: 'form-action',
    sources: ({ identityProvider }) => identityProvider.join(' '),
    why: 'The answer to a form may lead to the outside identity service: to sign out, and to connect an account of it.',
  },
  { directive: 'base-uri', sources: "'none'", why: 'Nothing turns our addresses into those of another site.' },
  { directive: 'frame-ancestors', sources: "'none'", why: 'No other site shows ours within itself.' },
  { directive: 'object-src', sources: "'none'", why: 'No plug-ins, said also to browsers that ask for it by name.' },
  { directive: 'sandbox', sources: '', why: 'Opened by itself a drawing is a document: it runs nothing.', kinds: ['drawing'] },
];

/** The header's value for one kind of answer. Only an application page has a nonce; drawings and players send no forms. */
export function contentSecurityPolicy(
  kind: Kind,
  { nonce = '', identityProvider = [] }: { nonce?: string; identityProvider?: readonly string[] } = {},
): string {
  const directives = new Map<string, string>();
  for (const { directive, sources, kinds = pages, onlyIn } of rows) {
    if (!kinds.includes(kind) || (onlyIn && !import.meta.env.DEV)) continue;
    const allowed = typeof sources === 'string' ? sources : sources({ nonce, identityProvider });
    directives.set(directive, `${directives.get(directive) ?? directive} ${allowed}`.trim());
  }
  return [...directives.values()].join('; ');
}
