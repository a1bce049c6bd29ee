import { randomUUID } from 'node:crypto';
import type { Message } from './message.ts';

/** A rendered mail, for tests. */
export function testMessage(change: Partial<Message> = {}): Message {
  return {
    id: randomUUID(),
    at: new Date('2026-11-20T22:31:05.123Z'),
    to: 'amapola@example.org',
    from: { name: 'Alba', address: 'hello@alba.example' },
    subject: 'Elija una contraseña nueva',
    html: '<p>Ábralo</p>',
    text: 'Ábralo\n',
    ...change,
  };
}
