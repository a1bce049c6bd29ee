import { organisation } from '#config/organisation.ts';
import type { Said } from '#services/members/vocabulary/field.ts';

const { name } = organisation;

/** What the page says that a member takes along. */
export const pageWords = {
  title: { en: 'My data', es: 'Mis datos' },
  lead: {
    en: `Everything that ${name} keeps about you, as it was on`,
    es: `Todo lo que ${name} guarda sobre usted, tal como estaba el`,
  },
  care: {
    en: 'This page can be read by whoever has it. Keep it where nobody finds it by chance.',
    es: 'Esta página la puede leer quien la tenga. Guárdela donde nadie la encuentre por casualidad.',
  },
  files: {
    en: 'Beside this page lie record.json, for programs; the folder tables, with a table for each kind of thing, which a spreadsheet opens; and fields.csv, which says what each name in them means. A picture that you chose is in the folder files.',
    es: 'Junto a esta página están record.json, para programas; la carpeta tables, con una tabla para cada tipo de dato, que se abre en una hoja de cálculo; y fields.csv, que explica cada nombre que aparece en ellas. Si eligió una foto, está en la carpeta files.',
  },
  none: { en: 'Nothing at the moment.', es: 'Nada por ahora.' },
  why: { en: 'What for', es: 'Para qué' },
  until: { en: 'For how long', es: 'Por cuánto tiempo' },
} as const satisfies Readonly<Record<string, Said>>;
