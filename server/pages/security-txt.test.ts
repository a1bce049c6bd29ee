import { expect, test } from 'vitest';
import { organisation } from '#config/organisation.ts';
import { securityTxt } from './security-txt.ts';

const path = '/.well-known/security.txt';
const fieldsAt = async (now: number) => {
  const response = await securityTxt('https://alba.example', () => now)(path);
  const lines = (await response?.text())?.trimEnd().split('\n') ?? [];
  return { type: response?.headers.get('Content-Type'), fields: Object.fromEntries(lines.map((line) => line.split(': ', 2))) };
};

test('says whom to write to, in which languages, and until when, whenever it is asked for', async () => {
  for (const now of [Date.UTC(2026, 10, 23, 17), Date.UTC(2031, 1, 28)]) {
    const { type, fields } = await fieldsAt(now);
    expect(type).toBe('text/plain; charset=utf-8');
    expect(fields).toEqual({
      Contact: `mailto:${organisation.email}`,
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      'Preferred-Languages': 'en, es',
      Canonical: `https://alba.example${path}`,
    });
    const days = (Date.parse(fields.Expires ?? '') - now) / 86_400_000;
    expect([days > 178, days < 365]).toEqual([true, true]);
  }
});

test('is nowhere else', () => expect(securityTxt('https://alba.example')('/security.txt')).toBeNull());
