import type { Page } from '@playwright/test';

/** One movement that nobody asked for: its layout shift score, and the words that moved. */
export type Shift = { value: number; moved: string };

type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** What moves on a page without being asked to, from its first paint on; to be called before the page is loaded. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const add = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Entry[])
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(', ') });
      return shifts;
    };
    const observer = new PerformanceObserver((list) => void add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts: () => add(observer.takeRecords()) });
  });
  return () => page.evaluate(() => (window as unknown as { shifts(): Shift[] }).shifts());
}

/** The same, summed up. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  const shifts = await watchShifts(page);
  return async () => (await shifts()).reduce((sum, { value }) => sum + value, 0);
}
