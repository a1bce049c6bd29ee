import { createContext, type FunctionComponent, type ReactElement, use } from 'react';
import { hook } from '#app/browser/hook.ts';
import type { MessageId, Messages } from '#app/i18n/catalogue.ts';
import { I18nProvider, useLocale } from '#app/i18n/I18n.tsx';
import type { Locale } from '#config/locale.ts';
import { islandData, islandId, islandKept, islandName, islandWhen } from './hooks.ts';

/** What survives JSON. Anything else (a function, a Date, a Map, an element) becomes `never`: passing it is a type error. */
export type Json<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ((...values: never[]) => unknown) | Date | Map<never, never> | Set<never> | Promise<never> | ReactElement | bigint | symbol
    ? never
    : { [Key in keyof T]: Json<T[Key]> };

/**
 * `visible`: 200 px before it comes into view. `touch`: when it is pressed, focused or clicked. `kept`: as `visible` where this
 * device keeps something of that value, which the island then shows, else as `touch`.
 */
export type When = 'visible' | 'touch' | { readonly kept: { readonly key: string } };
export type IslandComponent<Props> = FunctionComponent<Props> & {
  /** The messages that travel with the page, */
  messages?: readonly MessageId[];
  /** or all of them, where they travel with the island's code: what stands on every page should not bring them each time. */
  words?: Readonly<Record<Locale, Messages>>;
};
export type RenderedIsland = { name: string; id: string; html: string; data: string };
export type RenderIsland = <Props extends object>(component: IslandComponent<Props>, props: Props) => RenderedIsland;

/** Set on documents by the server; null in the browser, on application pages, and inside an island. */
export const RenderIslandContext = createContext<RenderIsland | null>(null);

/**
 * A part of a document that a browser makes live when it is due. `of` is the default export of an `*.island.tsx` file;
 * its props travel as JSON, its messages are the ones that it lists.
 */
export function Island<Props extends object>({
  of: Component,
  when,
  props,
}: {
  of: IslandComponent<Props>;
  when: When;
  // NoInfer: without it a prop that the component does not have would widen the type and pass.
  props: NoInfer<Props> & Json<NoInfer<Props>>;
}) {
  const render = use(RenderIslandContext);
  const locale = useLocale();
  if (!render) {
    const itself = <Component {...props} />;
    // Words that are there with the code are no page's to send.
    return Component.words ? (
      <I18nProvider locale={locale} messages={Component.words[locale]}>
        {itself}
      </I18nProvider>
    ) : (
      itself
    );
  }
  const { name, id, html, data } = render<Props>(Component, props);
  return (
    <div
      {...hook(islandName, name)}
      {...(typeof when === 'string' ? hook(islandWhen, when) : hook(islandKept, when.kept.key))}
      {...hook(islandId, id)}
      {...hook(islandData, data)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
