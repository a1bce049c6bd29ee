import type { BrowserContext, Page } from './test.ts';

/** An authenticator of Chromium's own (WebAuthn, over the DevTools protocol), which says yes to whatever it is asked. */
export async function virtualAuthenticator(context: BrowserContext, page: Page, isUserVerified = true) {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const kind = { protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal' } as const;
  const keeps = { hasResidentKey: true, defaultBackupEligibility: true, defaultBackupState: true };
  const options = { ...kind, ...keeps, hasUserVerification: true, isUserVerified, automaticPresenceSimulation: true };
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    credentials: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Somebody takes the finger away: nothing is answered any more. */
    answers: (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    remove: () => cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}
