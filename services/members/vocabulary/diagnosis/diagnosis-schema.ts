import { z } from 'zod';
import { kept, visibility } from '#services/members/vocabulary/kinds.ts';
import { cancer } from './cancer.ts';
import { genomic } from './genomic.ts';
import { her2 } from './her2.ts';
import { nodes } from './nodes.ts';
import { receptors } from './receptors.ts';
import { spread } from './spread.ts';
import { time } from './time.ts';
import { tumor } from './tumor.ts';

export const diagnosisFields = {
  ...cancer,
  ...time,
  ...spread,
  ...tumor,
  ...nodes,
  ...receptors,
  ...her2,
  ...genomic,
  unrestricted: visibility(['diagnosis'], {
    label: { en: 'Show this diagnosis', es: 'Mostrar este diagnóstico' },
    meaning: {
      en: 'With this, anybody who knows your username can see all that you told of it; without, only you.',
      es: 'Con esto, cualquiera que sepa su nombre de usuario puede ver todo lo que contó de él; sin esto, solo usted.',
    },
  }),
};

export const keptOfDiagnosis = {
  id: kept('members', {
    label: { en: 'Number of the diagnosis', es: 'Número del diagnóstico' },
    meaning: { en: 'By which this diagnosis is found.', es: 'Con él se encuentra este diagnóstico.' },
  }),
  fromProfileWizard: kept('members', {
    label: { en: 'Made in the guided profile', es: 'Hecho en el perfil guiado' },
    meaning: { en: 'It was first told there.', es: 'Se contó ahí por primera vez.' },
  }),
  createdAt: kept('members', {
    label: { en: 'Added', es: 'Agregado' },
    meaning: { en: 'When it was first saved.', es: 'Cuándo se guardó por primera vez.' },
  }),
  updatedAt: kept('members', {
    label: { en: 'Changed', es: 'Cambiado' },
    meaning: { en: 'When it was last saved.', es: 'Cuándo se guardó por última vez.' },
  }),
  updatedBy: kept('members', {
    label: { en: 'Changed by', es: 'Cambiado por' },
    meaning: { en: 'Who last saved it.', es: 'Quién lo guardó por última vez.' },
  }),
};

/** What a diagnosis holds. Whether it may be so is for the rules. */
export const diagnosisSchema = z.strictObject(diagnosisFields);
export type Diagnosis = z.output<typeof diagnosisSchema>;
