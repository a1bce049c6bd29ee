import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { ICruiseOptions, ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser';
import { applications, browserLaws, browserStarts } from '../laws.browser.config.ts';
import { circles, everyFile, isProduction, laws, layerNames, texts, unread, unreadInBrowser } from '../laws.config.ts';
import { circlesAmong, type Import } from './laws/circles.ts';

// dependency-cruiser reads TypeScript by the compiler's interface for JavaScript, which version 7 does not have: it gets version 6.
registerHooks({ resolve: (name, context, next) => next(name.replace(/^typescript(?=\/|$)/, 'typescript-6'), context) });
const { cruise } = await import('dependency-cruiser');

/** What breaks a law, under what the law says. */
const breaches = new Map<string, Set<string>>();

const files = filesOfGit().filter(isProduction);
const { modules } = await cruised(foldersOf(files), laws, { tsPreCompilationDeps: true, doNotFollow: { path: unread } });
const imports = modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }): Import => ({ from: source, to: resolved })));

const known = new Set(modules.map(({ source }) => source));
const unknown = files.filter((file) => !known.has(file));
if (unknown.length > 0) {
  for (const file of unknown) breach(`every file: ${everyFile}`, file);
} else {
  for (const steps of circlesAmong(imports.filter(({ from, to }) => isProduction(from) && isProduction(to))))
    breach(`circles: ${circles}`, steps.map(shown).join('\n    '));
  // What is left of a module in a browser: imports of types are gone.
  await cruised([...new Set([...files.filter((file) => browserStarts.test(file)), ...shownByApplications(imports)])], browserLaws, {
    doNotFollow: { path: unreadInBrowser },
  });
}

for (const { name, comment, pattern, only } of texts) {
  for (const file of files)
    if (file !== only && pattern.test(readFileSync(file, 'utf8'))) breach(`${name}: ${comment}`, `${file} -> ${only}`);
}

for (const [law, broken] of breaches) process.stdout.write(`${law}\n${[...broken].map((each) => `  ${each}\n`).join('')}\n`);
const count = [...breaches.values()].reduce((sum, broken) => sum + broken.size, 0);
process.stdout.write(`${files.length} files, ${imports.length} imports, ${count} against a law\n`);
if (count > 0 || files.length === 0) process.exitCode = 1;

/** Also what is not yet added. */
function filesOfGit(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\0'))].filter((file) => file !== '' && existsSync(file));
}

/** Folders, not files: of a folder it takes what it can read, and a file that it cannot read it takes for JavaScript. */
function foldersOf(files: readonly string[]): string[] {
  return layerNames.filter((layer) => files.some((file) => file.startsWith(`${layer}/`)));
}

async function cruised(begin: string[], forbidden: readonly IForbiddenRuleType[], options: ICruiseOptions): Promise<ICruiseResult> {
  const { output } = await cruise(
    begin,
    {
      ...options,
      ruleSet: { forbidden: [...forbidden] },
      validate: true,
      enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    },
    {},
    // As Vite does, it keeps an import of which all names are types, unless it says `import type`.
    { tsConfig: { options: { verbatimModuleSyntax: true, module: 'esnext', jsx: 'react-jsx' } } },
  );
  if (typeof output === 'string') throw new Error(output);
  for (const { from, to, rule } of output.summary.violations)
    breach(`${rule.name}: ${forbidden.find(({ name }) => name === rule.name)?.comment}`, `${from} -> ${to}`);
  return output;
}

function shownByApplications(imports: readonly Import[]): string[] {
  const screens = new Set(imports.flatMap(({ from, to }) => (to === applications.mark ? [from] : [])));
  return imports.flatMap(({ from, to }) =>
    (screens.has(from) || from === applications.root) && !applications.not.test(from) && applications.shows.test(to) ? [to] : [],
  );
}

function breach(law: string, what: string): void {
  breaches.set(law, (breaches.get(law) ?? new Set()).add(what));
}

function shown([first, ...more]: readonly Import[]): string {
  return `${first?.from} -> ${first?.to}${more.length > 0 ? ` (and ${more.length} more)` : ''}`;
}
