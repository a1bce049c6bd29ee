import type { ConsentCategory } from '#config/consent.ts';
import { consentRecord } from './record.ts';

/** Dispatched on the window once a choice was made on this page, or came from another tab. */
const changed = 'alba-consent';

/** Whether a reader has decided, whatever they decided. */
export function hasDecided(): boolean {
  return consentRecord() !== undefined;
}

/** Whether a reader has agreed to a category, and in it to one service where it is named. */
export function agreedTo(category: ConsentCategory, service?: string): boolean {
  const record = consentRecord();
  if (!record || !listed(record.categories).includes(category)) return false;
  return service === undefined || servicesOf(record.services, category).includes(service);
}

export function servicesOf(services: unknown, category: ConsentCategory): readonly unknown[] {
  if (typeof services !== 'object' || services === null) return [];
  return listed(Object.entries(services).find(([name]) => name === category)?.[1]);
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What was chosen, and when last: an ISO time; null before a choice. */
export function chosen(): { at: string; analytics: boolean; marketing: boolean } | null {
  const record = consentRecord();
  if (!record) return null;
  return { at: String(record.lastConsentTimestamp), analytics: agreedTo('analytics'), marketing: agreedTo('marketing') };
}

/** Calls the listener when something else is agreed to, or no longer; gives what ends that. */
export function onConsentChanged(listener: () => void): () => void {
  // Another tab may have changed it meanwhile.
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  addEventListener(changed, listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener(changed, listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

export function sayConsentChanged(): void {
  dispatchEvent(new Event(changed));
}
