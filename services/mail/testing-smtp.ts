import { onTestFinished } from 'vitest';
import { type Answer, openMailServer } from './testing-mail-server.ts';

/** A fake SMTP server, closed after the test. */
export async function startMailServer(answer?: Answer) {
  const server = await openMailServer(answer);
  onTestFinished(server.close);
  return server;
}
