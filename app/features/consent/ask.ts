import { cookieConsent, decide } from './choices.ts';
import { honourOlderRecord } from './older-record.ts';

/** Takes over what an older site was told, or a signal of the browser; else shows the bar. */
export async function ask(): Promise<void> {
  if (navigator.globalPrivacyControl) return decide([]);
  if (honourOlderRecord()) return void (await cookieConsent());
  const [{ showBar }] = await Promise.all([import('./bar.ts'), cookieConsent()]);
  await showBar();
}
