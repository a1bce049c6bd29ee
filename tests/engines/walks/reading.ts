import { expect } from 'vitest';
import { shareBarWords, shareButtonWords } from '#app/features/sharing/sharing.words.ts';
import { shellWords } from '#app/shell/shell.words.ts';
import { otherLocale } from '#config/locale.ts';
import { isCodeOf } from '../../browser/code.ts';
import type { Reader } from '../reader.ts';

const article = { en: '/pathology-report', es: '/es/informe-de-patologia' };
const island = '[data-island*=ShareEntry]';

/** An article: its contents, a word, copying its address, and the other language. */
export async function reading(reader: Reader): Promise<void> {
  await reader.goto(reader.say(article));
  await readContents(reader);
  await openWord(reader);
  await copyAddress(reader);
  await reader.press('header a[data-enhance=language]');
  await reader.at(article[otherLocale(reader.locale)]);
  await reader.shows('h1');
}

/** From the reading bar where they are folded, or else beside the text. */
async function readContents(reader: Reader): Promise<void> {
  await reader.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
  if (await reader.hasFolded()) {
    // Before its script is there it is a link, which leads to where they stand.
    await reader.press('header a[role=button]', shellWords['shell.contents']);
    await reader.press('[popover] a');
    await reader.hides('[popover]');
  } else await reader.press('article nav ol a');
  await reader.becomes(true, () => document.getElementById(location.hash.slice(1))?.checkVisibility());
}

async function openWord(reader: Reader): Promise<void> {
  await reader.press('a[data-term][aria-expanded]');
  await reader.shows('#definition');
  await reader.closes('#definition');
}

/** The buttons come when they are laid open, and not before; a press that was too early may have to be made again. */
async function copyAddress(reader: Reader): Promise<void> {
  const isCode = isCodeOf('ShareEntry');
  expect(await reader.hasLoaded(isCode)).toBe(false);
  await reader.press('summary', shareBarWords['share.open']);
  await reader.loads(isCode);
  await reader.press(`${island} button`, shareButtonWords['share.copy']);
  const said = (island: string) => document.querySelector<HTMLElement>(`${island} [role=status]`)?.innerText !== '';
  await reader.becomes(true, said, island);
  const again = reader.say(shareButtonWords['share.again']);
  const isEarly = await reader.evaluate(
    (selector, again) => document.querySelector(selector)?.textContent === again,
    `${island} [role=status]`,
    again,
  );
  if (isEarly) await reader.press(`${island} button`, shareButtonWords['share.copy']);
  await reader.shows(`${island} [role=status]`, shareButtonWords['share.copied']);
  await reader.closes(`${island} button`);
}
