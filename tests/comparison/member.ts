import { setTimeout as after } from 'node:timers/promises';
import { someAddress } from '../asking.ts';
import { form, intents, json, newName, scripted, wrongFields } from './accounts.ts';
import { accountPaths, memberPaths } from './addresses.ts';
import { type Answer, type Asked, asking } from './ask.ts';

type Paths = { signUp: string; login: string; forgot: string };

const password = 'Quiet-River7!';
/** Fits every rule, and is another. */
const nextPassword = `${password}2`;

/** The way of a member from sign-up to sign-out, and through a forgotten password back in: every answer on it. */
export async function asMember(origin: string, { signUp, login, forgot }: Paths): Promise<Answer[]> {
  const name = newName();
  const email = `${name.toLowerCase()}@example.org`;
  const ask = asking(origin, someAddress());
  const cookies = new Map<string, string>();
  const answers: Answer[] = [];

  const go = async (asked: Asked) => {
    const cookie = [...cookies].map((each) => each.join('=')).join('; ');
    const answer = await ask({ ...asked, headers: { ...asked.headers, ...(cookie ? { Cookie: cookie } : {}) } });
    for (const [header, line] of answer.headers) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (header !== 'set-cookie') continue;
      if (/max-age=0\b/i.test(line)) cookies.delete(key);
      else cookies.set(key, value);
    }
    // On this way the same is asked more than once and answered otherwise, and an address may hold a token.
    answers.push({ ...answer, name: `${signUp} ${answers.length}: ${answer.name.replace(/token=\S+/, 'token=…')}` });
  };
  const send = (path: string, fields: Readonly<Record<string, string>>, note: string) => go(form(origin, path, fields, note));
  const notes: [string, Readonly<Record<string, string>>][] = [
    ['empty', {}],
    ['wrong', wrongFields(name)],
  ];

  await send(signUp, { username: name, email, password, confirmation: password, firstName: 'Ana', terms: 'on' }, 'right');
  for (const path of ['/', ...accountPaths, ...scripted.GET.map((each) => `/api/identity/${each}`)]) await go({ path });
  for (const query of ['section=my-account&saved=details', 'section=sign-out', 'section=nothing', 'others=1'])
    for (const path of ['/profile', '/es/perfil']) await go({ path: `${path}?${query}` });
  const verify = await linkIn(origin, email, 'verify-email|verificar-correo');
  await go({ path: verify });
  await send(verify, {}, 'right');
  for (const path of ['/verify-email', '/es/verificar-correo', '/verify-email?changed=1', '/update-password?changed=1']) await go({ path });

  for (const [note, fields] of notes) {
    for (const path of ['/profile', '/es/perfil'])
      for (const intent of intents) await send(path, { ...fields, intent }, `${intent}, ${note}`);
    for (const path of memberPaths.filter((each) => !/sign-out|cerrar-sesion|profile|perfil/.test(each))) await send(path, fields, note);
    for (const route of scripted.POST) await go(json(origin, route, fields, note));
  }
  await send(
    '/profile',
    { intent: 'details', firstName: 'Ana', lastName: 'Ruiz', phoneNumber: '+34 600 000 000', currentPassword: password },
    'right details',
  );
  const query = '{ user { firstName username email isEmailVerified } profile { bio } savedContent { id } personalizedContent { id } }';
  await go({ path: '/graphql', method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ query }) });
  await send('/sign-out', {}, 'right');

  await send(forgot, { email }, 'right');
  const reset = await linkIn(origin, email, 'reset-password|restablecer-contrasena');
  await go({ path: reset });
  for (const [note, fields] of notes) await send(reset, fields, note);
  await send(reset, { newPassword: nextPassword, confirmation: nextPassword }, 'right');
  await go({ path: reset });
  await send(login, { login: name, password }, 'old password');
  await send(login, { login: email, password: nextPassword }, 'right');
  await go({ path: '/profile' });
  await go(json(origin, 'sign-out', {}, 'right'));
  await go({ path: '/profile' });
  return answers;
}

/** The path that a mail to an address leads to. A mail is sent soon after it was asked for; outside production a site shows it. */
async function linkIn(origin: string, email: string, paths: string): Promise<string> {
  const ask = asking(origin);
  const link = new RegExp(`${origin}(/(?:es/)?(?:${paths})\\?token=[\\w.~%-]+)`);
  for (let left = 60; left > 0; left -= 1) {
    const { body } = await ask({ path: '/dev/mail' });
    for (const [, file = ''] of body.matchAll(/href="(\/dev\/mail\/[^"]+\.eml)"/g)) {
      const found = file.includes(email) ? link.exec((await ask({ path: file })).body)?.[1] : undefined;
      if (found) return found;
    }
    await after(500);
  }
  throw new Error(`no mail to ${email}`);
}
