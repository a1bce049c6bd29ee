import { lazy, memo, Suspense, use } from 'react';
import { Island, RenderIslandContext } from '#app/islands/Island.tsx';

type Props = {
  /** The address of the page of results. */
  action: string;
};

/** On the server alone: a browser has it from `Late`, and documents from the loader of islands. */
const HeaderSearch = import.meta.env.SSR ? (await import('./HeaderSearch.island.tsx')).default : null;

/** In the browser, on an application page: it comes with the first touch or key, wherever on the page that is. */
const Late = lazy(async () => {
  await firstTouch();
  const { default: Live } = await import('./HeaderSearch.island.tsx');
  return { default: ({ action }: Props) => <Island of={Live} when="touch" props={{ action }} /> };
});

/**
 * The search in the header. An application page hydrates all of it but this: until somebody does something it is the form that the
 * server sent, which leads to the page of results by itself. Memoized, since an update would take that form away.
 */
export const SearchInHeader = memo(function SearchInHeader({ action }: Props) {
  const island = HeaderSearch ? <Island of={HeaderSearch} when="touch" props={{ action }} /> : <Late action={action} />;
  return use(RenderIslandContext) ? island : <Suspense>{island}</Suspense>;
});

function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    // On their way down: what is meant for a part that is not hydrated yet goes no further than to React.
    const options = { once: true, passive: true, capture: true };
    for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, () => resolve(), options);
  });
}
