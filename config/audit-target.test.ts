import { expect, test } from 'vitest';
import { parseAuditUrl } from './audit-target.ts';

test.each([
  ['syslog://logs.example', { kind: 'syslog', host: 'logs.example', port: 514, isSecure: false }],
  ['syslog://[::1]:1514/', { kind: 'syslog', host: '::1', port: 1514, isSecure: false }],
  ['syslog+tls://logs.example', { kind: 'syslog', host: 'logs.example', port: 6514, isSecure: true }],
  ['file:///var/log/alba-audit.jsonl', { kind: 'file', path: '/var/log/alba-audit.jsonl' }],
])('%s is a place to send the audit on to', (url, target) => {
  expect(parseAuditUrl(url)).toMatchObject(target);
});

test.each([
  '',
  'syslog://',
  'https://logs.example',
  'file://host/x',
  'file:///var/log/',
  'syslog://a@b',
  'syslog://host/path',
  'syslog://h?x=1',
])('%j is none', (url) => {
  expect(parseAuditUrl(url)).toBeNull();
});
