import { pathTo } from '#app/addresses/paths.ts';
import { flowWords } from '#app/screens/asking/flow.words.ts';
import type { Reader } from '../reader.ts';
import { signUp } from '../sign-up.ts';

/** Questions: one that goes on by a tap, one of several, Back, and the summary, which is saved. */
export async function asking(reader: Reader): Promise<void> {
  const { locale } = reader;
  await signUp(reader, 'rosa');

  const path = pathTo('profile.add-diagnosis', locale);
  const asks = (question: string) =>
    reader.becomes(question, () => document.querySelector<HTMLInputElement>('input[name=question]')?.value);
  await reader.goto(`${path}?step=1`);
  await asks('diagnosed');
  // A tap before React has the page chooses, and the button goes on.
  await reader.becomes(true, () => Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactProps')));
  await reader.press('main input[value=yes]');
  await asks('cancerTypes');
  await reader.press('main input[value=ILC]');
  await reader.press('main button[value=next]');
  await asks('side');
  await reader.press('main a', flowWords['flow.back']);
  await asks('cancerTypes');
  await reader.becomes(true, () => document.querySelector<HTMLInputElement>('input[value=ILC]')?.checked);
  await reader.press('main a', flowWords['flow.to-summary']);
  await reader.at(`${path}?step=check`);
  await reader.press('main form button', flowWords['flow.save']);
  await reader.becomes(true, () => location.search.includes('section=your-diagnoses'));
  await reader.scrollsDownAlone();
}
