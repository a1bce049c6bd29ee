import type { Browser } from '@playwright/test';
import { sampleAccount } from '#server/development/sample-record.ts';
import { signIn } from '../browser/members.ts';
import { Program } from '../processes.ts';
import type { Session } from './take.ts';

/** Makes the sample member of a site that runs on this machine, by the command for it, and signs them in: once, for all pictures. */
export async function signedInSample(
  browser: Browser,
  { origin, dataDirectory }: { origin: string; dataDirectory: string },
): Promise<Session> {
  const making = new Program('script/sample.ts', { DATA_DIR: dataDirectory });
  const { code } = await making.exited;
  if (code !== 0) throw new Error(`script/sample made no member:\n${making.output}${making.errors}`);
  const context = await browser.newContext();
  try {
    await signIn(context, origin, sampleAccount);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
