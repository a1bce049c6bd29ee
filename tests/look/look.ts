import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { build } from '../../script/build.ts';
import { builtServer } from '../../script/built-server.ts';
import { withBrowser } from '../bench/browser.ts';
import { withServedSite } from '../bench/served-site.ts';
import { composeSheet } from './sheet.ts';
import { signedInSample } from './sign-in.ts';
import { type Part, type Subject, subjectsAt } from './subjects.ts';
import { takePictures, type Way } from './take.ts';

type Options = { ways: readonly Way[]; folder: string; say: (line: string) => void };

/** Takes pictures of screens and of the workbench, and lays them out on contact sheets in a folder. */
export async function lookAt(names: readonly string[], { ways, folder, say }: Options): Promise<void> {
  await mkdir(folder, { recursive: true });
  await build(say);
  await withServedSite((origin, { dataDirectory }) =>
    withBrowser(say, async (browser) => {
      const subjects = await subjectsAt(origin, names, await sectionsOfProfile());
      const session = subjects.some(({ isForMembers }) => isForMembers) ? await signedInSample(browser, { origin, dataDirectory }) : null;
      const without = names.filter((name) => !subjects.some((subject) => subject.of === name));
      if (without.length > 0) say(`nothing to show yet: ${without.join(', ')}`);
      await eachOf(subjects, availableParallelism() + 1, async (subject: Subject) => {
        for (const [name, rows] of await takePictures({ browser, origin, session }, subject, ways, folder)) {
          const sheet = path.join(folder, `${name}.png`);
          await composeSheet(name, rows, sheet);
          say(sheet);
        }
      });
    }),
  );
}

/** As the built server has them: Node alone cannot load what they are made of. */
async function sectionsOfProfile(): Promise<Part[]> {
  const { sectionIds, sectionPath } = await builtServer();
  return sectionIds.map((id) => {
    return { screen: 'profile', name: id, paths: { en: sectionPath(id, 'en'), es: sectionPath(id, 'es') } };
  });
}

/** Does something with each, a few at once. */
async function eachOf<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
