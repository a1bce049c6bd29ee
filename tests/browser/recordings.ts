import type { Locator } from './test.ts';

/** Waits until a line of a recording is the one that is said. It is so for a second or two, which a look now and then could miss. */
export async function becomesCurrent(line: Locator): Promise<void> {
  await line.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (element.ariaCurrent === 'true') resolve();
        };
        new MutationObserver(look).observe(element, { attributes: true });
        look();
      }),
  );
}
