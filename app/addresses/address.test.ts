import { expect, it } from 'vitest';
import { addressOf } from './address.ts';

it.each([
  ['/profile', '?section=my-account', true],
  ['/es/actualizar-perfil/introduccion', '', true],
  ['/verify-email', '', true],
  ['/verify-email', '?sent=1', true],
  ['/verify-email', '?token=x', false],
  ['/es/verificar-correo', '?resend=1', false],
  ['/update-password', '?token=x', true],
  ['/login', '', false],
  ['/', '', false],
  ['/nowhere/at/all', '', false],
])('%s%s is personal: %s', (pathname, search, expected) => expect(addressOf(pathname, search).isPersonal).toBe(expected));

it.each([
  ['/profile', 'application', 'member'],
  ['/workbench', 'application', 'public'],
  ['/es/tratamiento', 'document', 'public'],
  ['/login', 'document', 'anonymous'],
  ['/sitemaps/en-1.xml', 'other', 'public'],
  ['/a/b/c', 'other', 'public'],
])('%s is a %s for %s', (pathname, kind, access) => expect(addressOf(pathname, '')).toMatchObject({ kind, access }));
