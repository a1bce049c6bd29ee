import type { Locale } from '#config/locale.ts';
import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import type { Said } from '#services/members/vocabulary/field.ts';
import { articlesFor, type Person } from './meaning/articles.ts';
import { findingsOf } from './meaning/findings.ts';
import { whatReceptorsSay } from './meaning/receptors.ts';
import { typeAndStage } from './meaning/type-and-stage.ts';
import { whatComesNext } from './meaning/what-comes-next.ts';

/** `articles` are the ids of the entries that fit best. */
export type Meaning = { sentences: string[]; articles: string[] };

const notConfirmed: readonly Said[] = [
  {
    en: 'No diagnosis has been confirmed: you are waiting for a result, or nothing was found',
    es: 'No hay un diagnóstico confirmado: espera un resultado, o no se encontró nada',
  },
  {
    en: 'If you are waiting, ask on which day the result will be there and who will call you',
    es: 'Si está esperando, pregunte qué día estará el resultado y quién se lo va a decir',
  },
  {
    en: 'A new lump is a reason to call this week, also after a good result',
    es: 'Un bulto nuevo es motivo para llamar esta semana, también después de un buen resultado',
  },
];

/**
 * What a diagnosis means, in at most three plain sentences that rest on what was answered alone, and at most five entries to read. It tells
 * what there is and how it is usually treated: no outlook, no number and no advice for one person.
 */
export function meaningOf(locale: Locale, diagnosis: Diagnosis, person: Person = { sex: null }): Meaning {
  const findings = findingsOf(diagnosis);
  const said = findings.certainty === 'none' ? notConfirmed : [typeAndStage(findings), whatReceptorsSay(findings), whatComesNext(findings)];
  return {
    sentences: said.filter((each) => each !== null).map((each) => `${each[locale]}.`),
    articles: articlesFor({ findings, diagnosis, person }),
  };
}
