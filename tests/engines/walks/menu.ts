import { pathTo } from '#app/addresses/paths.ts';
import { navigationWords, shellWords } from '#app/shell/shell.words.ts';
import type { Reader } from '../reader.ts';

/** The menus, which one key closes, and the theme beside them. */
export async function menu(reader: Reader): Promise<void> {
  await reader.goto(pathTo('home', reader.locale));
  const open = async () => {
    if (await reader.hasFolded()) await reader.press('header nav summary', shellWords['shell.menu']);
  };
  await open();
  await chooseTheme(reader);
  const link = `header nav a[href="${pathTo('treatment.surgery', reader.locale)}"]`;
  await reader.press('header nav summary', navigationWords['navigation.treatment']);
  await reader.shows(link);
  await reader.scrollsDownAlone();
  await reader.closes(link);
  await reader.press('header nav summary', navigationWords['navigation.treatment']);
  await reader.press(link);
  await reader.at(pathTo('treatment.surgery', reader.locale));
  await reader.shows('h1');
  await reader.becomes('dark', () => document.documentElement.dataset.theme);
}

/** No engine is driven into the list of a select, which is the device's own. */
async function chooseTheme(reader: Reader): Promise<void> {
  const light = String(await reader.evaluate(() => getComputedStyle(document.body).backgroundColor));
  await reader.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('header select');
    if (select) select.value = 'dark';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await reader.becomes(false, (light) => getComputedStyle(document.body).backgroundColor === light, light);
  // On a wide screen its icon stands in the middle of a round button.
  if (!(await reader.hasFolded()))
    await reader.becomes('0 0 22', () => {
      const [icon, button] = ['header label svg', 'header label'].map((each) => document.querySelector(each)?.getBoundingClientRect());
      if (!icon || !button) return null;
      const [right, down] = [
        icon.x + icon.width / 2 - button.x - button.width / 2,
        icon.y + icon.height / 2 - button.y - button.height / 2,
      ];
      return `${Math.round(right)} ${Math.round(down)} ${Math.round(icon.width)}`;
    });
}
