/** What other features may know and ask of consent. */
export { agreedTo, chosen, hasDecided, onConsentChanged } from './agreed.ts';

/** Agrees to one service for good: from then on it is shown unasked where that may be. */
export async function alwaysAllow(service: string): Promise<void> {
  const { allowService } = await import('./choices.ts');
  await allowService(service);
}
