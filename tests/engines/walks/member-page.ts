import { pathTo } from '#app/addresses/paths.ts';
import { signUpWords } from '#app/screens/account/sign-in.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { newMember } from '../../accounts.ts';
import type { Reader } from '../reader.ts';

/** A page of one's own: an answer made public in the settings, seen as others see it, and taken back. */
export async function memberPage(reader: Reader): Promise<void> {
  const { locale } = reader;
  const { username, email, password } = newMember(`lila${locale}${reader.isOnPhone ? 'p' : 'w'}${Date.now().toString(36)}`);
  await reader.goto(pathTo('sign-up', locale));
  for (const [id, text] of Object.entries({ username, email, password, confirmation: password })) await reader.fill(`main #${id}`, text);
  await reader.press('main #terms');
  await reader.press('main button', signUpWords['signUp.submit']);
  await reader.at(pathTo('verify-email', locale));

  const page = pathTo('member', locale, { username });
  const settings = sectionPath('settings', locale);
  const isSaved = () => reader.becomes(true, () => location.search.includes('saved=settings-about'));
  const unfold = () => reader.press('#about summary:has(+ * [name=occupation], ~ * [name=occupation])');
  await reader.goto(settings);
  await unfold();
  await reader.fill('main [name=occupation]', 'Faro y mar');
  await reader.press('main [name=showOccupation]');
  await reader.press('#about form button[type=submit]');
  await isSaved();
  await reader.press(`main a[href="${page}"]`);
  await reader.at(page);
  await reader.shows('main h1', username);
  await reader.shows('main dd', 'Faro y mar');

  await reader.goto(settings);
  await unfold();
  await reader.press('main [name=showOccupation]');
  await reader.press('#about form button[type=submit]');
  await isSaved();
  await reader.goto(page);
  await reader.becomes(null, (name) => document.querySelector('main')?.innerText.includes(name) || null, username);
}
