import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'build/client/assets';
const scripts = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

/** Whether an address is that of an island's code. Its file is named by its hash alone, as the script that every page loads says. */
export function isCodeOf(island: string): (address: URL | string) => boolean {
  const named = new RegExp(`${island}\\.island\\.tsx.{0,60}?import\\(.\\./([\\w-]+\\.js)`);
  const found = scripts()
    .map(({ text }) => named.exec(text)?.[1])
    .find(Boolean);
  if (!found) throw new Error(`nothing in ${folder} loads the island ${island}`);
  return (address) => String(address).endsWith(`/${found}`);
}

/** Whether an address is that of the one script that holds a text, whatever its file is called. */
export function isCodeWith(text: string): (address: URL | string) => boolean {
  const [found, ...others] = scripts().filter((script) => script.text.includes(text));
  if (!found || others.length > 0) throw new Error(`not one script in ${folder} holds ${text}, but ${others.length + (found ? 1 : 0)}`);
  return (address) => String(address).endsWith(`/${found.name}`);
}
