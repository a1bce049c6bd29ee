import type { Locale } from '#config/locale.ts';
import type { AuditLine } from './audit.ts';
import type { Said } from './vocabulary/field.ts';

/** What was read or changed, within a sentence. */
const partWords: Readonly<Record<AuditLine['kind'], Said>> = {
  profile: { en: 'your profile', es: 'su perfil' },
  diagnosis: { en: 'a diagnosis', es: 'un diagnóstico' },
  treatment: { en: 'a treatment', es: 'un tratamiento' },
  reminders: { en: 'your visits and medicines, to remind you of them that day', es: 'sus citas y medicinas, para recordárselas ese día' },
  log: { en: 'your daily log', es: 'su diario' },
  visits: { en: 'your visits', es: 'sus citas' },
  summary: { en: 'your summary for a visit', es: 'su resumen para una cita' },
  share: { en: 'a link for somebody who helps you', es: 'un enlace para alguien que le ayuda' },
  all: { en: 'all of your record', es: 'todos sus datos' },
};

const actionWords: Readonly<Record<AuditLine['action'], Said>> = {
  read: { en: 'Opened', es: 'Se abrió' },
  added: { en: 'Added', es: 'Se agregó' },
  changed: { en: 'Changed', es: 'Se cambió' },
  removed: { en: 'Removed', es: 'Se quitó' },
  restored: { en: 'Brought back', es: 'Se recuperó' },
  erased: { en: 'Erased for good', es: 'Se borró para siempre' },
  exported: { en: 'Downloaded', es: 'Se descargó' },
};

export const actorWords: Readonly<Record<AuditLine['actor'], Said>> = {
  member: { en: 'you', es: 'usted' },
  operator: { en: 'somebody who runs this site', es: 'alguien que administra el sitio' },
  reader: { en: 'somebody with a link of yours', es: 'alguien con un enlace suyo' },
  job: { en: 'the site, by itself', es: 'el sitio, automáticamente' },
};

/** What was done, in words: Opened: your profile. */
export function actionIn(locale: Locale, { action, kind }: Pick<AuditLine, 'action' | 'kind'>): string {
  return `${actionWords[action][locale]}: ${partWords[kind][locale]}`;
}
