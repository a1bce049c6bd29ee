import path from 'node:path';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { addressOfUrl } from '#app/addresses/address.ts';
import { type Alba, albaContext } from '#app/context.ts';
import { everyGroup } from '#app/i18n/messages.server.ts';
import type { Words } from '#app/i18n/words.ts';
import { shownWordsContext, type shows } from '#app/pages/shown-words.server.ts';

/*
 * An application page is sent the messages that its route and the root name. `t` throws where one is missing, but only in the states of
 * a page that somebody looks at. So they are looked for in the source of all that the page may show.
 */

const sources = import.meta.glob<string>(['/app/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.{server,words,at-build}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<{ middleware?: readonly ReturnType<typeof shows>[] }>(['/app/root.tsx', '/app/screens/**/*-screen.tsx']);
const applications = Object.keys(modules).filter((file) => sources[file]?.includes("'#app/application.client.ts'"));
const everyId = everyGroup.flatMap((group) => Object.keys(group));

/** Named in a file that the page needs for something else. */
const elsewhere: Readonly<Record<string, readonly string[]>> = { '/app/screens/account/Ways.tsx': ['forgot.back'] };

it('there are applications', () => expect(applications).toContain('/app/screens/member/profile-screen.tsx'));

it.each(applications)('the page of %s is sent every message that it may say', async (route) => {
  const sent = new Set((await groupsOf('/app/root.tsx', route)).flatMap((group) => Object.keys(group)));
  const missing = [...filesOf(['/app/root.tsx', route])].flatMap((file) =>
    idsIn(file)
      .filter((id) => !sent.has(id) && !elsewhere[file]?.includes(id))
      .map((id) => `${id} in ${file}`),
  );
  expect(missing).toEqual([]);
});

it('the profile is sent no group of which it says nothing', async () => {
  const route = '/app/screens/member/profile-screen.tsx';
  const said = new Set([...filesOf(['/app/root.tsx', route])].flatMap(idsIn));
  const unsaid = (await groupsOf('/app/root.tsx', route)).filter((group) => !Object.keys(group).some((id) => said.has(id)));
  expect(unsaid).toEqual([]);
});

async function groupsOf(...routes: readonly string[]): Promise<readonly Words[]> {
  const context = new RouterContextProvider();
  // Of middlewares, those that tell words need no more.
  context.set(albaContext, { address: addressOfUrl('https://alba.example/') } as Alba);
  for (const route of routes) for (const tell of (await modules[route]?.())?.middleware ?? []) tell({ context });
  return context.get(shownWordsContext);
}

/** With the page, or a component when it is shown. */
const imports = /(?:^(?:import|export) (?!type )(?:[^;']*? from )?|\blazy\([^;]*?import\()'([#.][^']+)'/gm;

/** What these files import, by any number of steps. An island that has `words` brings them with its code. */
function filesOf(begin: readonly string[]): Set<string> {
  const found = new Set(begin);
  for (const file of found)
    for (const [, name = ''] of (sources[file] ?? '').matchAll(imports)) {
      const imported = name.startsWith('#') ? name.replace('#', '/') : path.posix.join(path.posix.dirname(file), name);
      if (imported in sources && !/^\w+\.words = words;$/m.test(sources[imported] ?? '')) found.add(imported);
    }
  return found;
}

/** The messages that a file names, and those whose name it puts together. */
function idsIn(file: string): string[] {
  const source = sources[file] ?? '';
  const named = new Set([...source.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([, one, other]) => one ?? other));
  const patterns = [...source.matchAll(/`([\w.-]+\.\$\{[^`]*)`/g)].map(
    ([, text = '']) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '.+')}$`),
  );
  return everyId.filter((id) => named.has(id) || patterns.some((pattern) => pattern.test(id)));
}
