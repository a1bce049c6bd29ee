import { describe, expect, test } from 'vitest';
import { EnvironmentError, parseEnvironment } from './environment.ts';
import { parseSmtpUrl } from './smtp.ts';

describe('The address of a mail server', () => {
  const login = { user: 'alba@example.org', password: 'p:@/s' };
  test.each([
    [
      'smtps://alba%40example.org:p%3A%40%2Fs@mail.example.org',
      { host: 'mail.example.org', port: 465, isSecure: true, needsTls: true, login },
    ],
    ['smtp://mail.example.org', { host: 'mail.example.org', port: 587, isSecure: false, needsTls: true, login: undefined }],
    [
      'smtp://mail.example.org:25/?tls=optional',
      { host: 'mail.example.org', port: 25, isSecure: false, needsTls: false, login: undefined },
    ],
    ['smtp://127.0.0.1:1025', { host: '127.0.0.1', port: 1025, isSecure: false, needsTls: false, login: undefined }],
    ['smtp://localhost', { host: 'localhost', port: 587, isSecure: false, needsTls: false, login: undefined }],
    ['smtp://[::1]:25', { host: '::1', port: 25, isSecure: false, needsTls: false, login: undefined }],
    ['smtp://localhost?tls=required', { host: 'localhost', port: 587, isSecure: false, needsTls: true, login: undefined }],
  ])('%s', (text, smtp) => {
    expect(parseSmtpUrl(text)).toEqual(smtp);
  });

  test.each([
    'mail.example.org',
    'mail.example.org:25',
    'https://mail.example.org',
    'smtp://',
    'smtp://mail.example.org:99999',
    'smtp://mail.example.org/path',
    'smtp://mail.example.org?tls=never',
    'smtp://mail.example.org?pool=true',
    'smtp://a:%E0%A4%A@mail.example.org',
  ])('%s is none', (text) => {
    expect(parseSmtpUrl(text)).toBeNull();
  });

  test('that is wrong stops the start with one line, and is not in it', () => {
    const start = () => parseEnvironment({ SMTP_URL: 'smtp://alba:hunter2@mail.example.org?tls=never' });
    expect(start).toThrow(EnvironmentError);
    expect(start).toThrow(/^SMTP_URL: [^\n]+$/);
    expect(start).not.toThrow(/hunter2/);
  });

  test('may be missing, or empty', () => {
    expect(parseEnvironment({}).smtp).toBeUndefined();
    expect(parseEnvironment({ SMTP_URL: '' }).smtp).toBeUndefined();
    expect(parseEnvironment({ SMTP_URL: 'smtp://localhost' }).smtp?.host).toBe('localhost');
  });
});
