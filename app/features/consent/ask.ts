import { cookieConsent, decide } from './choices.ts';
import { honourOlderRecord } from './older-record.ts';

/** Programs that read pages are asked nothing: those that vanilla-cookieconsent skips (`hideFromBots`), which need not even load it. */
const isBot = () => navigator.webdriver || /bot|crawl|spider|slurp|teoma/i.test(navigator.userAgent);

/** Takes over what an older site was told, or a signal of the browser; else shows the bar. */
export async function ask(): Promise<void> {
  if (isBot()) return;
  if (navigator.globalPrivacyControl) return decide([]);
  if (honourOlderRecord()) return void (await cookieConsent());
  const [{ showBar }] = await Promise.all([import('./bar.ts'), cookieConsent()]);
  await showBar();
}
