import { pathTo } from '#app/addresses/paths.ts';
import { withTarget } from '#app/addresses/target.ts';
import { goodbyeWords } from '#app/screens/account/goodbye.words.ts';
import { problemWords } from '#app/screens/account/problems.words.ts';
import { loginWords, signOutWords, signUpWords } from '#app/screens/account/sign-in.words.ts';
import { myDataWords } from '#app/screens/member/my-data/my-data.words.ts';
import { newMember } from '../../accounts.ts';
import type { Reader } from '../reader.ts';

/**
 * An account: signed up for, wrong at first; signed out of; signed in to, wrong at first; left, so that Back shows nothing of it; and to be
 * deleted.
 */
export async function account(reader: Reader): Promise<void> {
  const { locale } = reader;
  const { username, email, password } = newMember(`flor${locale}${reader.isOnPhone ? 'p' : 'w'}${Date.now().toString(36)}`);
  const enter = async (fields: Readonly<Record<string, string>>) => {
    for (const [id, text] of Object.entries(fields)) await reader.fill(`main #${id}`, text);
  };

  await reader.goto(pathTo('sign-up', locale));
  await enter({ username, email: 'nobody', password, confirmation: password });
  await reader.press('main #terms');
  await reader.press('main button', signUpWords['signUp.submit']);
  await reader.hears('main [role=alert]', problemWords['account.problem.email-invalid']);
  await enter({ email, password, confirmation: password });
  await reader.press('main button', signUpWords['signUp.submit']);
  await reader.shows('main', email);
  await reader.at(pathTo('verify-email', locale));

  await signOut(reader);

  await reader.goto(pathTo('login', locale));
  await enter({ login: username, password: `${password}!` });
  await reader.press('main button', loginWords['login.submit']);
  await reader.hears('main [role=alert]', problemWords['account.problem.login-wrong']);
  await enter({ login: username, password });
  await reader.press('main button', loginWords['login.submit']);
  await reader.at(pathTo('profile', locale));
  await reader.shows('main', username);

  await signOut(reader);
  await reader.evaluate(() => history.back());
  await reader.at(withTarget(pathTo('login', locale), pathTo('profile', locale)));

  await enter({ login: username, password });
  await reader.press('main button', loginWords['login.submit']);
  await reader.at(pathTo('profile', locale));
  await reader.goto(`${pathTo('profile', locale)}?section=my-data`);
  await reader.press('main #delete button', myDataWords['myData.delete.submit']);
  await reader.at(`${pathTo('goodbye', locale)}?later=1`);
  await reader.shows('main', goodbyeWords['goodbye.later']);
  await reader.becomes('out', () => document.documentElement.dataset.session);
}

async function signOut(reader: Reader): Promise<void> {
  await reader.goto(pathTo('profile', reader.locale));
  // Its link is the last of a row that is pushed along on a phone, where WebKit's driver presses beside it.
  await reader.goto(`${pathTo('profile', reader.locale)}?section=sign-out`);
  await reader.press('main form button', signOutWords['signOut.submit']);
  await reader.at(pathTo('home', reader.locale));
  await reader.becomes('out', () => document.documentElement.dataset.session);
}
