import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Behaviour } from './behaviours.ts';

const prefix = 'virtual:behaviours/';
const registry = path.join(import.meta.dirname, 'all-behaviours.ts');
type Registry = { allBehaviours: Record<string, Behaviour> };

/**
 * `virtual:behaviours/now` and `virtual:behaviours/idle`: the behaviours of all `*.enhance.ts` files that are due then, or from then on.
 * Those on every page are imported; those that are on some element are imported when they begin.
 */
export function behavioursPlugin(): Plugin {
  let files: readonly string[] = [];
  return {
    name: 'alba:behaviours',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const { module, dependencies } = await runnerImport<Registry>(registry);
      files = dependencies;
      const isForNow = id.endsWith('now');
      const due = Object.entries(module.allBehaviours).filter(([, { when }]) => (when === 'now') === isForNow);
      return { code: codeOf(due), moduleType: 'js' };
    },
    /** In development: another behaviour, or another selector, makes other lists. */
    hotUpdate({ file, modules }) {
      if (!file.endsWith('.enhance.ts') && !files.includes(file)) return;
      const lists = [...this.environment.moduleGraph.idToModuleMap.values()].filter((each) => each.id?.startsWith(`\0${prefix}`));
      return [...modules, ...lists];
    },
  };
}

function codeOf(behaviours: [file: string, Behaviour][]): string {
  const imports: string[] = [];
  const items = behaviours.map(([file, behaviour], index) => {
    const source = JSON.stringify(file);
    if ('on' in behaviour) {
      const { on, when } = behaviour;
      return `{ ...${JSON.stringify({ on, when })}, begin: () => import(${source}).then((file) => file.default.begin()) }`;
    }
    imports.push(`import behaviour${index} from ${source};`);
    return `behaviour${index}`;
  });
  return `${imports.join('\n')}\nexport default [${items.join(',\n')}];`;
}
