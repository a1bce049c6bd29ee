import { organisation } from '#config/organisation.ts';
import { usernameSkeleton } from './username-skeleton.ts';

const words = (text: string) => text.split(/\s+/).map(fold);

const house = fold(organisation.name);
/** Whoever begins or ends a name with one of these says that they run something. */
const titles = words('admin administrator administrador administradora moderator moderador moderadora official oficial webmaster');
/** Names of staff, and of nobody. */
const roles = [
  ...titles,
  ...words('anonymous anonimo anonima ayuda editor editora help helpdesk info mod null postmaster root security seguridad soporte'),
  ...words('staff support system sistema undefined'),
];
/** What makes the house or a role no less official. */
const companions = words(
  'the el la de del real team equipo group grupo account cuenta news noticias community comunidad forum foro site sitio web page pagina ' +
    'doctor doctora dr dra nurse enfermera enfermero medico medica',
);

const any = (...alternatives: string[]) => `(?:${alternatives.join('|')})`;
const official = new RegExp(
  [
    `^${any(...companions)}*${any(house, ...roles)}${any(house, ...roles, ...companions)}*$`,
    `^${any(...titles)}|${any(...titles)}$`,
    `${house}${any(...roles.filter(({ length }) => length > 4))}`,
  ].join('|'),
);

/** Whether readers would take somebody of this name for the house or its staff: `AlbaSupport`, `admin1`, `Moderat0rAna`. */
export function soundsOfficial(username: string): boolean {
  const withoutNumber = username.replace(/^\p{Nd}+|\p{Nd}+$/gu, '');
  return [username, withoutNumber].some((name) => official.test(fold(name)));
}

/** Digits that stand for letters, of which an i and an l are one here. */
function fold(name: string): string {
  const digits: Readonly<Record<string, string>> = { l: 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' };
  return [...usernameSkeleton(name)].map((each) => digits[each] ?? each).join('');
}
