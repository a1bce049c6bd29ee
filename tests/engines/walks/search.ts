import { pathTo } from '#app/addresses/paths.ts';
import { searchBoxWords } from '#app/features/search/search.words.ts';
import { resultsWords } from '#app/screens/search/results.words.ts';
import type { Reader } from '../reader.ts';

const term = { en: 'chemo', es: 'quimio' };
const results = 'main ol h3 a';

/** From the search of the header to its results, more of them, another order, back, and the first of them. */
export async function search(reader: Reader): Promise<void> {
  await reader.goto(pathTo('home', reader.locale));
  if (await reader.hasFolded()) await reader.press('header summary', searchBoxWords['searchBox.search']);
  await reader.fill('header input[name=q]', reader.say(term));
  await reader.shows('header [role=option]');
  await reader.key('Enter');
  const found = `${pathTo('search', reader.locale)}?q=${reader.say(term)}`;
  await reader.at(found);
  for (const count of [10, 20, 30]) {
    await reader.becomes(count, (results) => document.querySelectorAll(results).length, results);
    if (count < 30) await reader.press('[data-island*=MoreResults] button');
  }
  await reader.press('main details summary');
  await reader.press('main details a', resultsWords['results.sort.LATEST']);
  await reader.at(`${found}&sort=latest`);
  await reader.evaluate(() => history.back());
  await reader.at(found);
  await reader.press(results);
  await reader.becomes(false, (results) => location.pathname + location.search === results, found);
  await reader.shows('h1');
}
