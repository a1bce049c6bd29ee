import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'build/client/assets';

/** A build leaves the scripts of those before in their place, for whoever still has an older page: one of each may fit. */
const scripts = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

type IsAddress = (address: URL | string) => boolean;

function isOneOf(names: readonly string[], what: string): IsAddress {
  if (names.length === 0) throw new Error(`nothing in ${folder} ${what}`);
  return (address) => names.some((name) => String(address).endsWith(`/${name}`));
}

/** Whether an address is that of an island's code. Its file is named by its hash alone, as the script that every page loads says. */
export function isCodeOf(island: string): IsAddress {
  const named = new RegExp(`${island}\\.island\\.tsx.{0,60}?import\\(.\\./([\\w-]+\\.js)`);
  return isOneOf(
    scripts().flatMap(({ text }) => named.exec(text)?.[1] ?? []),
    `loads the island ${island}`,
  );
}

/** Whether an address is that of the script that holds a text, whatever its file is called. */
export function isCodeWith(text: string): IsAddress {
  return isOneOf(
    scripts().flatMap((script) => (script.text.includes(text) ? script.name : [])),
    `holds ${text}`,
  );
}
