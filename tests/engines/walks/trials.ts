import { pathTo } from '#app/addresses/paths.ts';
import { trialSearchWords } from '#app/screens/trials/search.words.ts';
import { trialWords } from '#app/screens/trials/trial.words.ts';
import type { Reader } from '../reader.ts';

const form = 'main form:has(input[name=zip])';

/** Trials near a ZIP code, two of them side by side, one by itself, and which of its places is nearest; no address ever tells the ZIP code. */
export async function trials(reader: Reader): Promise<void> {
  const path = pathTo('treatment.clinical-trials', reader.locale);
  await reader.goto(path);
  await reader.fill('#search-zip', '10001');
  await reader.press(`${form} button[type=submit]`, trialSearchWords['trials.submit']);
  await reader.becomes(50, () => document.querySelectorAll('main input[name=trial]').length);
  await reader.at(path);
  await reader.press('main li:nth-of-type(1) label:has([name=trial])');
  await reader.press('main li:nth-of-type(2) label:has([name=trial])');
  await reader.press('main button', trialSearchWords['trials.compare']);
  await reader.becomes(2, () => document.querySelectorAll('main article').length);
  await reader.press('main article a');
  await reader.becomes(true, () => document.querySelector('#trial-sites') !== null);
  await reader.fill('#near-zip', '10001');
  await reader.press(`${form} button`, trialWords['trial.sites.ask']);
  await reader.becomes(true, () => document.querySelector('#trial-sites')?.textContent?.includes('10001') === true);
  await reader.becomes(false, () => location.href.includes('10001'));
}
