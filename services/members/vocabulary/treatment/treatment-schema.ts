import { z } from 'zod';
import { kept } from '#services/members/vocabulary/kinds.ts';
import { dates, general, remarks } from './general.ts';
import { medicine } from './medicines.ts';
import { metastases } from './metastases.ts';
import { radiation } from './radiation.ts';
import { surgery } from './surgery.ts';

export const treatmentFields = { ...general, ...surgery, ...medicine, ...radiation, ...metastases, ...dates, ...remarks };

export const keptOfTreatment = {
  id: kept('members', {
    label: { en: 'Number of the treatment', es: 'Número del tratamiento' },
    meaning: { en: 'By which this treatment is found.', es: 'Con él se encuentra este tratamiento.' },
  }),
  createdAt: kept('members', {
    label: { en: 'Added', es: 'Agregado' },
    meaning: { en: 'When it was first saved.', es: 'Cuándo se guardó por primera vez.' },
  }),
  updatedAt: kept('members', {
    label: { en: 'Changed', es: 'Cambiado' },
    meaning: { en: 'When it was last saved.', es: 'Cuándo se guardó por última vez.' },
  }),
};

/** What a treatment holds. Whether it may be so is for the rules. */
export const treatmentSchema = z.strictObject(treatmentFields);
export type Treatment = z.output<typeof treatmentSchema>;
