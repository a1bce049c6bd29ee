import { pathTo } from '#app/addresses/paths.ts';
import { savedListPath } from '#app/addresses/saved-list-path.ts';
import { savingWords } from '#app/features/saving/saving.words.ts';
import { loginWords } from '#app/screens/account/sign-in.words.ts';
import { savedWords } from '#app/screens/member/saved/saved.words.ts';
import type { Reader } from '../reader.ts';
import { signUp } from '../sign-up.ts';

/** A page saved by somebody who signs up for it; taken off its list, and brought back; and off again by its mark. */
export async function saving(reader: Reader): Promise<void> {
  const { locale } = reader;
  const article = pathTo('treatment.chemotherapy', locale);
  const list = savedListPath(locale);
  const isPressed = (pressed: string) =>
    reader.becomes(pressed, () => document.querySelector('main button[name=entry]')?.getAttribute('aria-pressed'));
  const listed = (count: number) => reader.becomes(count, () => document.querySelectorAll('main li h2').length);
  await reader.goto(article);
  await reader.press('main button[name=entry]');
  await reader.shows('main', loginWords['login.saves']);
  await signUp(reader, 'nube');

  await reader.goto(list);
  await listed(1);
  await reader.press('main button', savedWords['saved.remove']);
  await listed(0);
  await reader.press('main button', savedWords['saved.restore']);
  await listed(1);

  await reader.goto(article);
  await isPressed('true');
  await reader.press('main button[name=entry]');
  await isPressed('false');
  // What is on its way goes through, but the list may be made before.
  await reader.shows('#save-status', savingWords['saving.takenOff']);
  await reader.goto(list);
  await listed(0);
}
