import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { locales } from '#config/locale.ts';
import type { MessageId, Messages } from './catalogue.ts';

const query = '?words';
const catalogue = path.join(import.meta.dirname, 'messages.server.ts');
type Catalogue = { pickMessages(locale: string, ids: readonly MessageId[]): Messages };

/**
 * `import words from './messages.ts?words'`: the messages that the module lists as `messages`, compiled, in every language. For an
 * island whose words travel with its code, where they are fetched once, and not with each page.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'alba:words',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return null;
      const [list, { module }] = await Promise.all([
        runnerImport<{ messages: readonly MessageId[] }>(id.slice(0, -query.length)),
        runnerImport<Catalogue>(catalogue),
      ]);
      const words = Object.fromEntries(locales.map((locale) => [locale, module.pickMessages(locale, list.module.messages)]));
      return { code: `export default ${JSON.stringify(words)};`, moduleType: 'js' };
    },
    /** In development: other words are other modules. */
    hotUpdate({ file, modules }) {
      if (path.dirname(file) !== import.meta.dirname) return;
      const made = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.endsWith(query));
      return [...modules, ...made];
    },
  };
}
