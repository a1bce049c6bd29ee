import { pathTo } from '#app/addresses/paths.ts';
import { signUpWords } from '#app/screens/account/sign-in.words.ts';
import { newMember } from '../accounts.ts';
import type { Reader } from './reader.ts';

/** Signs up as somebody new, on the page for that; the page that asks to verify the address comes next. */
export async function signUp(reader: Reader, name: string): Promise<{ username: string; email: string; password: string }> {
  const { locale } = reader;
  const { username, email, password } = newMember(`${name}${locale}${reader.isOnPhone ? 'p' : 'w'}${Date.now().toString(36)}`);
  await reader.goto(pathTo('sign-up', locale));
  for (const [id, text] of Object.entries({ username, email, password, confirmation: password })) await reader.fill(`main #${id}`, text);
  await reader.press('main #terms');
  await reader.press('main button', signUpWords['signUp.submit']);
  await reader.becomes(pathTo('verify-email', locale), () => document.readyState === 'complete' && location.pathname);
  return { username, email, password };
}
