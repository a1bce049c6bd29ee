import { expect, it } from 'vitest';
import { isPersonalPage } from './personal.ts';

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
])('%s%s', (pathname, search, expected) => expect(isPersonalPage({ pathname, search })).toBe(expected));
