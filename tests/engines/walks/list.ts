import { pathTo } from '#app/addresses/paths.ts';
import { listWords } from '#app/content/lists/lists.words.ts';
import { isCodeWith } from '../../browser/code.ts';
import type { Reader } from '../reader.ts';

const heading = '[data-enhance=list] h2';
/** A value of the first filter that is no topic: topics have pages of their own. */
const value = 'main details section:nth-of-type(2) a';

/** A list of news, narrowed and sorted where it stands, taken back, and turned to by Back. */
export async function list(reader: Reader): Promise<void> {
  const path = pathTo('research-news', reader.locale);
  await reader.goto(path);
  // Until its script is there, a link is followed.
  await reader.loads(isCodeWith('no list at'));
  // A mark on this document: whatever makes the page anew takes it away.
  await reader.evaluate(() => document.documentElement.setAttribute('data-here', ''));
  await reader.press('main details summary', listWords['list.filter']);
  await reader.press(value);
  await reader.becomes(true, () => location.search.startsWith('?treatment='));
  await reader.becomes(true, (heading) => document.activeElement === document.querySelector(heading), heading);
  await reader.press('main ul[aria-label] a');
  await reader.at(path);
  await reader.becomes(true, () => document.querySelectorAll('main ul[aria-label] a').length === 0);
  await reader.evaluate(() => history.back());
  await reader.becomes(true, () => document.querySelectorAll('main ul[aria-label] a').length === 1);
  await reader.becomes(true, () => document.documentElement.hasAttribute('data-here'));
}
