import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import { run, say } from '../../script/run.ts';
import { UsageError } from '../../script/usage-error.ts';
import { type Choice, landOn, menusOf } from './tree.ts';

/**
 * Whether readers find what they came for by labels alone, against a site that runs:
 *
 *     node tests/wayfinding/tree-test.ts labels ORIGIN LOCALE             every label, by level
 *     node tests/wayfinding/tree-test.ts ask    ORIGIN LOCALE [ANSWERS]   what each destination's next step shows, to somebody who has not seen the site
 *     node tests/wayfinding/tree-test.ts score  ORIGIN LOCALE ANSWERS     how many were found, each at the first try
 *
 * ANSWERS is a file of YAML: for each destination the labels that were chosen, in order, such as
 *
 *     fever-after-chemo: [Side effects, Infection and fever]
 *
 * Each label is a tap: a menu or a group of the footer, a link in it, and, on the page it leads to, a link of the same section or
 * `here` for that page. What readers see is asked one step at a time, with the answers to the last.
 */
const usage = `node tests/wayfinding/tree-test.ts labels|ask|score ORIGIN ${locales.join('|')} [ANSWERS]`;

const destinationsFile = path.join(import.meta.dirname, 'destinations.yaml');
const words = z.strictObject({ en: z.string(), es: z.string() });
const destinations = z.array(
  z.strictObject({ id: z.string(), ...words.shape, accepted: z.strictObject({ en: z.array(z.string()), es: z.array(z.string()) }) }),
);
const answers = z.record(z.string(), z.array(z.string()));

const mostTaps = 3;
const leastFound = 36;
const here = 'here';

/** Where answers lead so far: to more labels, to a page, or to a label that is not there. */
type Stand = { taps: number; title: string; choices: Choice[]; path?: string; lost?: string };

await run(async () => {
  const [verb, origin = '', asked, file, ...more] = process.argv.slice(2);
  const locale = locales.find((each) => each === asked);
  if (!locale || more.length > 0) throw new UsageError(usage);
  const menus = await menusOf(origin, locale);
  if (verb === 'labels') return sayLabels(origin, menus);
  const targets = destinations.parse(parse(await readFile(destinationsFile, 'utf8')));
  const given = answers.parse(file === undefined ? {} : parse(await readFile(file, 'utf8')));
  const unknown = Object.keys(given).filter((id) => !targets.some((target) => target.id === id));
  if (unknown.length > 0) throw new UsageError(`no destination is called ${unknown.join(', ')}`);
  const stands = await Promise.all(targets.map(async (target) => ({ target, stand: await follow(origin, menus, given[target.id] ?? []) })));
  if (verb === 'ask') return ask(stands.map(({ target, stand }) => ({ id: target.id, question: target[locale], stand })));
  if (verb === 'score' && file !== undefined) {
    const missed = stands.filter(({ target, stand }) => !isFound(stand, target.accepted[locale]));
    for (const { target, stand } of missed) {
      say(`missed  ${target.id}: ${stand.lost ?? stand.path ?? 'no answer'} after ${given[target.id]?.join(' > ') ?? 'nothing'}`);
    }
    return sayScore(locale, stands.length - missed.length, stands.length);
  }
  throw new UsageError(usage);
});

/** Follows chosen labels through the menus, and on the page that they lead to. */
async function follow(origin: string, menus: Choice[], labels: readonly string[]): Promise<Stand> {
  let stand: Stand = { taps: 0, title: '', choices: menus };
  for (const label of labels) {
    if (label === here && stand.path !== undefined) return { ...stand, choices: [] };
    const chosen = stand.choices.find((choice) => plain(choice.label) === plain(label));
    if (!chosen) return { ...stand, choices: [], lost: `no “${label}” is to be seen` };
    const taps = stand.taps + 1;
    stand = 'choices' in chosen ? { taps, title: chosen.label, choices: chosen.choices } : { taps, ...(await landOn(origin, chosen.path)) };
  }
  return stand;
}

function plain(label: string): string {
  return label.replace(/\s+/g, ' ').trim().toLowerCase();
}

function isFound({ path: reached, taps, lost }: Stand, accepted: readonly string[]): boolean {
  return lost === undefined && taps <= mostTaps && reached !== undefined && accepted.includes(reached);
}

function sayScore(locale: Locale, found: number, of: number): void {
  const holds = found >= leastFound;
  say(`${locale}: ${found} of ${of} found, at least ${leastFound}${holds ? '' : '   MISSED'}`);
  if (!holds) process.exitCode = 1;
}

/** All that stand before the same labels, with these; who has come to a page may stay there. */
function ask(all: readonly { id: string; question: string; stand: Stand }[]): void {
  const open = all.filter(({ stand }) => stand.choices.length > 0 && stand.taps < mostTaps);
  for (const [, group] of Map.groupBy(open, ({ stand }) => `${stand.path} ${stand.title}`)) {
    const [first] = group;
    if (!first) continue;
    const { path: reached, title, choices } = first.stand;
    if (title === '') say('== The menus, and the groups at the foot of the page');
    else say(reached === undefined ? `== In “${title}”` : `== On the page “${title}”, in the same section; or “${here}”, for this page`);
    sayChoices(choices);
    say('');
    for (const { id, question } of group) say(`${id}: ${question}`);
    say('');
  }
}

function sayChoices(choices: readonly Choice[]): void {
  let title: string | undefined;
  for (const { label, under } of choices) {
    if (under !== title && under !== undefined) say(`  ${under}`);
    title = under;
    say(`${under === undefined ? '' : '  '}- ${label}`);
  }
}

async function sayLabels(origin: string, menus: readonly Choice[]): Promise<void> {
  say('== The menus, and the groups at the foot of the page');
  sayChoices(menus);
  const lists = menus.flatMap((menu) => ('choices' in menu ? [menu] : []));
  for (const { label, choices } of lists) {
    say(`\n== In “${label}”`);
    sayChoices(choices);
  }
  const paths = new Set(
    [...menus, ...lists.flatMap(({ choices }) => choices)].flatMap((choice) => ('path' in choice ? [choice.path] : [])),
  );
  for (const address of paths) {
    const { title, choices } = await landOn(origin, address);
    if (choices.length === 0) continue;
    say(`\n== On the page “${title}”, in the same section`);
    sayChoices(choices);
  }
}
