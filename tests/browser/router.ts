import { readAgain } from './kept.ts';
import type { Page } from './test.ts';

type Router = { state: { location: { pathname: string }; initialized: boolean } };

/** In the browser. */
function pathOfRouter(): string | null {
  const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter?: Router };
  return router?.state.initialized ? router.state.location.pathname : null;
}

/** Where the router of an application page stands; null while it does not run. */
export function routerPath(page: Page): Promise<string | null> {
  return readAgain(() => page.evaluate(pathOfRouter));
}

/** Waits until the router of an application page runs: before, a tap does what it does without scripts. */
export async function routerRuns(page: Page): Promise<void> {
  await page.waitForFunction(pathOfRouter);
}
