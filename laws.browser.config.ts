import type { IForbiddenRuleType } from 'dependency-cruiser';
import { inPackages, law } from './script/laws/rule.ts';

/* What a browser may load: `laws.config.ts` says what the rules are, and has those for every file. */

/** What a browser loads of packages. */
const browserPackages = [
  '@simplewebauthn/browser',
  '@tanstack/query-core',
  '@tanstack/query-persist-client-core',
  '@tanstack/react-query',
  'react',
  'react-dom',
  'react-router',
  'vanilla-cookieconsent',
  'virtual:behaviours',
];

/** For what a browser loads: the files below and what they import, types apart. */
export const browserLaws: readonly IForbiddenRuleType[] = [
  law(
    'services in a browser',
    'Of services a browser loads files named shared.ts alone: constants, and functions that need nothing. Put there what it may have, or import the type only.',
    {
      from: {},
      to: { path: '^services/', pathNot: '/shared\\.ts$' },
    },
  ),
  law('the server in a browser', 'A browser has no server. Ask by app/graphql/request.ts, or give it what it needs with the page.', {
    from: {},
    to: { path: ['^(?!app/|config/|services/)', '\\.server\\.tsx?$'], dependencyTypes: ['local'] },
  }),
  law(
    'words in a browser',
    'A browser has the words that it is sent, and not those of every language. Import their type, or list the messages.',
    {
      from: {},
      to: { path: '\\.words\\.ts$' },
    },
  ),
  law('Node in a browser', 'A browser has no modules of Node.', { from: {}, to: { dependencyTypes: ['core'] } }),
  law('packages in a browser', `A browser loads of packages ${browserPackages.join(', ')}: each other one is weight on every phone.`, {
    from: {},
    to: { pathNot: inPackages(browserPackages), dependencyTypesNot: ['local', 'core'] },
  }),
];

/** Where a browser begins; */
export const browserStarts = /^app\/entry\.client\.ts$|\.(?:client|island|enhance)\.tsx?$|^services\/.*\/shared\.ts$/;
/**
 * and the components and sections that these show, which import what marks an application: they themselves are loaders too. Not those of the
 * workbench, which readers never load.
 */
export const applications = {
  mark: 'app/application.client.ts',
  not: /^app\/screens\/workbench\//,
  root: 'app/root.tsx',
  shows: /\/[A-Z][^/]*\.tsx$|\/sections\.ts$/,
};
