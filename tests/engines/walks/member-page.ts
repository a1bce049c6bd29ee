import { pathTo } from '#app/addresses/paths.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import type { Reader } from '../reader.ts';
import { signUp } from '../sign-up.ts';

/** A page of one's own: an answer made public in the settings, seen as others see it, and taken back. */
export async function memberPage(reader: Reader): Promise<void> {
  const { locale } = reader;
  const { username } = await signUp(reader, 'lila');

  const page = pathTo('member', locale, { username });
  const settings = sectionPath('settings', locale);
  const unfold = () => reader.press('#about summary:has(+ * [name=occupation], ~ * [name=occupation])');
  await reader.goto(settings);
  await unfold();
  await reader.fill('main [name=occupation]', 'Faro y mar');
  await reader.press('main [name=showOccupation]');
  await reader.press('#about form button[type=submit]');
  await reader.isDone('settings-about');
  await reader.press(`main a[href="${page}"]`);
  await reader.at(page);
  await reader.shows('main h1', username);
  await reader.shows('main dd', 'Faro y mar');

  await reader.goto(settings);
  await unfold();
  await reader.press('main [name=showOccupation]');
  await reader.press('#about form button[type=submit]');
  await reader.isDone('settings-about');
  await reader.goto(page);
  await reader.becomes(null, (name) => document.querySelector('main')?.innerText.includes(name) || null, username);
}
