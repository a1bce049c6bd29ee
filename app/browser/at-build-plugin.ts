import { isDeepStrictEqual } from 'node:util';
import { type Plugin, runnerImport } from 'vite';

/**
 * A module named `*.at-build.ts` is evaluated when it is built, and what it exports is all that is sent: the outcome of something that
 * needs more code, or more data, than a browser should load. It exports values that survive JSON.
 */
export function atBuildPlugin(): Plugin {
  const dependenciesOf = new Map<string, ReadonlySet<string>>();
  return {
    name: 'alba:at-build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.at-build.ts')) return null;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id);
      dependenciesOf.set(id, new Set(dependencies));
      return { code: sourceOf(module), moduleType: 'js' };
    },
    /** In development: what it is made of makes it anew. Files to watch would be imports, and some are the server's alone. */
    hotUpdate({ file, modules }) {
      const made = [...dependenciesOf].filter(([, files]) => files.has(file));
      return [...modules, ...made.flatMap(([id]) => this.environment.moduleGraph.getModuleById(id) ?? [])];
    },
  };
}

/**
 * A module that exports these values.
 * @throws where one would not be the same
 */
export function sourceOf(exported: Record<string, unknown>): string {
  return Object.entries(exported)
    .map(([name, value]) => {
      const text = JSON.stringify(value);
      if (text === undefined || !isDeepStrictEqual(JSON.parse(text), value)) throw new Error(`"${name}" does not survive JSON`);
      return `export const ${name} = ${text};`;
    })
    .join('\n');
}
