import { renderToString } from 'react-dom/server';
import { I18nProvider } from '#app/i18n/I18n.tsx';
import { pickMessages } from '#app/i18n/messages.server.ts';
import type { Locale } from '#config/locale.ts';
import type { IslandComponent, RenderIsland } from './Island.tsx';

const islands = import.meta.glob<IslandComponent<never>>('/app/**/*.island.tsx', { eager: true, import: 'default' });
/** The component itself is the key: there is no registry to keep. */
const nameOf = new Map<unknown, string>(Object.entries(islands).map(([path, component]) => [component, path]));

/**
 * The island renderer of one page. Each island is its own root, so that what the browser hydrates is exactly this tree.
 * An island that throws is left empty for the browser to try; the page stays whole.
 */
export function islandRenderer(locale: Locale, onError: (error: unknown) => void): RenderIsland {
  let count = 0;
  return (Component, props) => {
    const name = nameOf.get(Component);
    if (!name) throw new Error(`<Island of={${Component.name}}>: only the default export of an *.island.tsx file can be an island`);
    const id = `i${count++}-`;
    const messages = Component.words?.[locale] ?? pickMessages(locale, Component.messages);
    const data = JSON.stringify([locale, Component.words ? null : messages, props]);
    try {
      const tree = (
        <I18nProvider locale={locale} messages={messages}>
          <Component {...props} />
        </I18nProvider>
      );
      return { name, id, html: renderToString(tree, { identifierPrefix: id }), data };
    } catch (error) {
      onError(error);
      return { name, id, html: '', data };
    }
  };
}
