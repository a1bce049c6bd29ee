import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'build/client/assets';

/** Whether an address is that of an island's code. Its file is named by its hash alone, as the script that every page loads says. */
export function isCodeOf(island: string): (address: URL | string) => boolean {
  const named = new RegExp(`${island}\\.island\\.tsx.{0,60}?import\\(.\\./([\\w-]+\\.js)`);
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const found = files.map((name) => named.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1]).find(Boolean);
  if (!found) throw new Error(`nothing in ${folder} loads the island ${island}`);
  return (address) => String(address).endsWith(`/${found}`);
}
