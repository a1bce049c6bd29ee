import type { IForbiddenRuleType } from 'dependency-cruiser';
import { anyOf, inPackages, law } from './script/laws/rule.ts';

/*
 * Which file may import which: `node script/laws.ts` holds them, and those of `laws.browser.config.ts`. Every list says what is allowed,
 * and whatever it does not name is refused, imports of types alike. The rules below are dependency-cruiser's: their paths are regular
 * expressions, from the root.
 */

/** What each layer may import besides itself. */
const layers = {
  server: ['app', 'gateway', 'services', 'database', 'config'],
  app: ['services', 'config'],
  gateway: ['services', 'config'],
  services: ['database', 'config'],
  database: ['config'],
  config: [],
} satisfies Record<string, readonly string[]>;
type Layer = keyof typeof layers;

/** The packages of each layer; and what the router makes of its routes. */
const packages: Record<Layer, readonly string[]> = {
  server: [
    '@hono/node-server',
    'fresh',
    'hono',
    'ical-generator',
    'ipaddr.js',
    'kysely',
    'pg',
    'pino',
    'prom-client',
    'proxy-addr',
    'react-router',
    'virtual:react-router',
    'zod',
  ],
  app: [
    './+types',
    '@formatjs/icu-messageformat-parser',
    '@tanstack/query-core',
    '@tanstack/query-persist-client-core',
    '@tanstack/react-query',
    // Of a server for the web, forms read and write cookies alone.
    'hono/dist/types/utils/cookie.*',
    'react',
    'react-dom',
    'react-router',
    'vanilla-cookieconsent',
    // The vocabulary of schema.org: types alone.
    'schema-dts',
    'virtual:behaviours',
    'zod',
  ],
  gateway: ['@escape.tech/graphql-armor-*', '@pothos/core', 'graphql', 'graphql-yoga', 'pino', 'zod'],
  services: [
    '@contentful/rich-text-types',
    '@zxcvbn-ts/language-common',
    'client-zip',
    'aws4fetch',
    'file-type',
    // Of a server for the web, services read and write cookies alone.
    'hono/dist/types/utils/cookie.*',
    'ical-generator',
    'kysely',
    'mdast',
    'mdast-util-*',
    'micromark-extension-*',
    'music-metadata',
    'nodemailer',
    'opentype.js',
    'otpauth',
    'pg',
    'pg-boss',
    'saxes',
    'sharp',
    'unhomoglyph',
    'uqr',
    'webvtt-parser',
    'yaml',
    'zod',
  ],
  database: ['kysely', 'pg', 'zod'],
  config: ['proxy-addr', 'zod'],
};

/** What the parts of the content service, and the services that publishing hands its work to, may import of `services/` besides themselves. */
const contentParts: Record<string, readonly string[]> = {
  'content/model': [],
  'content/source': ['content/model'],
  'content/editorial': ['content/model', 'content/source'],
  'content/library': ['content/model', 'cache-tags'],
  'content/publishing': ['content/model', 'content/source', 'bounded-queue', 'cache-tags', 'jobs'],
  media: ['content/model', 'bounded-queue', 'cache-tags', 'jobs'],
  search: ['content/library', 'content/model', 'bounded-queue', 'cache-tags', 'jobs'],
};

/** Files that run when the site is built or developed, with the packages that they alone may use. */
const tools: Record<string, readonly string[]> = {
  'app/browser/at-build-plugin.ts': ['vite'],
  'app/browser/behaviours-plugin.ts': ['vite'],
  'app/graphql/generate.ts': ['@graphql-codegen/*', 'graphql'],
  'app/routes.ts': ['@react-router/dev'],
  'database/generate-types.ts': ['kysely-codegen'],
  'server/development/dev-server.ts': ['vite'],
};

/** What app/ is built of, from the ground up: its folders, and how the names of the files beside them begin. */
const floors: readonly (readonly string[])[] = [
  ['addresses/', 'browser/', 'graphql/', 'i18n/', 'styles/'],
  ['application.client.ts', 'content-security-policy.ts', 'context.ts', 'document-context.ts', 'entry-assets.ts'],
  ['islands/', 'pages/', 'ui/'],
  ['forms/', 'structured-data/'],
  ['features/'],
  ['content/', 'shell/'],
  ['entries/'],
  ['screens/'],
  ['entry.', 'root.tsx', 'routes.ts'],
];

/** `search/search.ts`, `check-list/check-list.ts`; and what markup and behaviour share, which is markup of others too. */
const fileOfItsName = '^app/features/(?<feature>[^/]+)/(?:\\k<feature>|hooks)\\.tsx?$';
const testing = '/[^/]*testing[^/]*\\.tsx?$';
const tests = '^tests/|\\.test\\.tsx?$';
export const layerNames = Object.keys(layers).filter((name): name is Layer => name in layers);
const anyLayer = `^(?:${layerNames.join('|')})/`;

/** What is no test, nor helps one. */
const production = { path: anyLayer, pathNot: [testing, tests] };
export const isProduction = (file: string) => new RegExp(anyLayer).test(file) && !new RegExp(`${testing}|${tests}`).test(file);
/** Read no further: what stands there may import what it likes. */
export const unread = ['(?:^|/)node_modules/', tests];
/** In a browser only the outcome is left of these. */
export const unreadInBrowser = [...unread, '\\.at-build\\.ts$'];

/** For every file. */
export const laws: readonly IForbiddenRuleType[] = [
  ...layerNames.map((layer) =>
    law(
      `layers of ${layer}`,
      `${layer} imports from ${['itself', ...layers[layer]].join(', ')}: server -> app, gateway -> services -> database -> config. Hand it in as an argument, or move what both need down.`,
      {
        from: { path: `^${layer}/`, pathNot: tests },
        to: { pathNot: `^(?:${[layer, ...layers[layer]].join('|')})/`, dependencyTypes: ['local'] },
      },
    ),
  ),
  law('tests', 'Tests and what helps them are no part of the site: it may not lean on them. Move what both need to a file of its own.', {
    from: production,
    to: { path: [tests, testing] },
  }),
  ...layerNames.map((layer) =>
    law(
      `packages of ${layer}`,
      `${layer} uses the packages listed in laws.config.ts, so that what a package does is asked for in one layer. Ask the layer that has it; a new package is named there.`,
      {
        from: { ...production, path: `^${layer}/`, pathNot: [...production.pathNot, `^(?:${anyOf(Object.keys(tools))})$`] },
        to: { pathNot: inPackages(packages[layer]), dependencyTypesNot: ['local', 'core'] },
      },
    ),
  ),
  ...Object.entries(tools).map(([file, own]) =>
    law(`packages of ${file}`, `${file} is a tool of the build, and uses the packages listed for it in laws.config.ts.`, {
      from: { path: `^${anyOf([file])}$` },
      to: {
        pathNot: inPackages([...own, ...layerNames.filter((layer) => file.startsWith(`${layer}/`)).flatMap((layer) => packages[layer])]),
        dependencyTypesNot: ['local', 'core'],
      },
    }),
  ),
  ...Object.entries(contentParts).map(([part, others]) =>
    law(
      `imports of services/${part}`,
      `services/${part} imports of services itself${others.map((other) => `, ${other}`).join('')}. What publishing needs of another service is handed over in services/library/.`,
      {
        from: { path: `^services/${part}/`, pathNot: [testing, tests] },
        to: { path: '^services/', pathNot: `^services/(?:${[part, ...others].join('|')})/` },
      },
    ),
  ),
  law(
    'the model of content',
    'services/content/model says what content is: it needs no database, no file, and nothing else that can fail.',
    {
      from: { path: '^services/content/model/', pathNot: [testing, tests] },
      to: { pathNot: ['^(?:services/content/model|config)/', inPackages(['@contentful/rich-text-types', 'mdast', 'mdast-util-*', 'zod'])] },
    },
  ),
  ...floors.flatMap((floor, index) =>
    floor.map((name) =>
      law(
        `floor of ${name}`,
        `app/${name} imports itself and the floors below it (${below(index)}): what is used by many may not know who uses it. Hand it in as a property, or move what both need down.`,
        {
          from: { path: onFloors([[name]]), pathNot: tests },
          to: { path: '^app/', pathNot: onFloors([[name], ...floors.slice(0, index)]) },
        },
      ),
    ),
  ),
  law('no floor', 'This part of app/ stands on no floor. Name it in laws.config.ts.', {
    from: { path: '^app/', pathNot: [onFloors(floors), tests] },
    to: {},
  }),
  law(
    'features from outside',
    'A feature is used by its face: its components, its islands, its *.enhance.ts, its *.words.ts, hooks.ts, and the file of its own name.',
    {
      from: { path: '^app/', pathNot: ['^app/features/', testing, tests] },
      to: { path: '^app/features/', pathNot: ['/[A-Z][^/]*\\.tsx$', '\\.(?:enhance|words)\\.ts$', fileOfItsName] },
    },
  ),
  law(
    'features among each other',
    'Features know each other by hooks.ts and the file of their own name alone, so that each can be changed by itself.',
    {
      from: { path: '^app/features/([^/]+)/', pathNot: [testing, tests] },
      to: { path: '^app/features/', pathNot: ['^app/features/$1/', fileOfItsName] },
    },
  ),
  law(
    'what a device keeps',
    'What a device keeps is a value in a *.device.ts file, so that the cookie notice is held to name it. The loader of islands only asks whether there is one.',
    {
      from: { path: '^app/', pathNot: ['\\.device\\.ts$', '^app/islands/loader\\.ts$', testing, tests] },
      to: { path: '^app/browser/device-value\\.ts$', dependencyTypesNot: ['type-only'] },
    },
  ),
  law(
    'routes',
    'A route module is named in app/routes.ts, and imported by nobody: its loader would come along. Move what both need to a file of its own.',
    {
      from: production,
      to: { path: '-screen\\.tsx$' },
    },
  ),
];

/** What a text may stand in alone: of what has to be done in one place. */
export const texts: readonly { name: string; comment: string; pattern: RegExp; only: string }[] = [
  {
    name: 'sessions',
    comment: 'A session is made by startSession alone: whoever comes in passes the lock, the audit log, and what else stands there.',
    pattern: /insert(?:Into\(\s*['"`]|\s+into\s+)identity_session\b/i,
    only: 'services/identity/start-session.ts',
  },
];

export const circles =
  'What stands in a folder, files and folders alike, can be read in an order, each after what it needs: in a circle none can be changed by itself. Move what ties them to a file of its own, or hand it in.';
export const everyFile = 'A file that is not read obeys no law. Is typescript-6 installed, and is the file TypeScript?';

function onFloors(of: readonly (readonly string[])[]): string {
  return `^app/(?:${anyOf(of.flat())})`;
}

function below(floor: number): string {
  return floors.slice(0, floor).flat().join(', ') || 'there is none';
}
