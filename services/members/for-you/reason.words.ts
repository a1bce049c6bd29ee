import type { Locale } from '#config/locale.ts';
import { answerIn } from '#services/members/vocabulary/answer-text.ts';
import { diagnosisFields } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import { fieldOf } from '#services/members/vocabulary/field.ts';
import { profileFields } from '#services/members/vocabulary/profile/profile-schema.ts';
import { treatmentFields } from '#services/members/vocabulary/treatment/treatment-schema.ts';
import type { Reason } from './reasons.ts';

const persona = fieldOf(profileFields.persona);
const stage = fieldOf(diagnosisFields.stage);
const treatment = fieldOf(treatmentFields.type);

const said = {
  diagnosis: { en: 'It goes with what you told of your diagnosis', es: 'Va con lo que contó de su diagnóstico' },
  spread: { en: 'It is about cancer that has spread', es: 'Trata del cáncer que se ha extendido' },
  risk: { en: 'It goes with the risk that you told', es: 'Va con el riesgo que nos contó' },
  saved: { en: 'It is like what you saved', es: 'Se parece a lo que guardó' },
  read: { en: 'It is like what you read', es: 'Se parece a lo que leyó' },
  changed: { en: 'It changed since you read it', es: 'Cambió desde que la leyó' },
  everyone: { en: 'It is a good start for everybody', es: 'Es un buen comienzo para todos' },
} as const;
const where = { en: 'Where you are', es: 'En qué momento está' } as const;
const youTold = { en: 'You told us', es: 'Nos contó' } as const;

/** Why something is shown, in a line: You told us: chemotherapy. */
export function reasonIn(locale: Locale, reason: Reason): string {
  const told = (answer: string | null) => `${youTold[locale]}: ${answer ?? ''}`;
  switch (reason.kind) {
    case 'place':
      return `${where[locale]}: ${answerIn(locale, persona, reason.place) ?? ''}`;
    case 'stage':
      return reason.stage === 'IV' ? said.spread[locale] : told(answerIn(locale, stage, reason.stage));
    case 'treatment':
      return told(answerIn(locale, treatment, reason.treatment));
    case 'diagnosis':
    case 'risk':
    case 'saved':
    case 'read':
    case 'changed':
    case 'everyone':
      return said[reason.kind][locale];
    default:
      return reason satisfies never;
  }
}
