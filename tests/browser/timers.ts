import type { BrowserContext, Page } from './test.ts';

/** Longer than any test may take, in milliseconds. */
const endless = 600_000;

/**
 * Pages that are opened from now on wait for ever where they would wait so long, in milliseconds: for a test that is not of that limit, which a
 * busy machine could reach.
 */
export function lengthenTimers(pages: BrowserContext | Page, ms: number): Promise<unknown> {
  return pages.addInitScript(
    ([from, to]) => {
      const { setTimeout } = window;
      const lengthened = (...[run, wait, ...rest]: Parameters<typeof setTimeout>) => setTimeout(run, wait === from ? to : wait, ...rest);
      Object.assign(window, { setTimeout: lengthened });
    },
    [ms, endless] as const,
  );
}
