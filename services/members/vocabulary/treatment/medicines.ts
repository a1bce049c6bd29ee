import { unknown } from '#services/members/vocabulary/answers.ts';
import type { Places, Values } from '#services/members/vocabulary/field.ts';
import { choice, choices } from '#services/members/vocabulary/kinds.ts';
import { chemotherapyMedicines } from './chemotherapy-medicines.ts';
import { hormonalMedicines } from './hormonal-medicines.ts';
import { immunotherapyMedicines } from './immunotherapy-medicines.ts';
import { regimens } from './regimens.ts';
import { targetedMedicines } from './targeted-medicines.ts';

const medicineValues = {
  ...chemotherapyMedicines,
  ...hormonalMedicines,
  ...targetedMedicines,
  ...immunotherapyMedicines,
  other: {
    label: { en: 'Another medicine', es: 'Otra medicina' },
    meaning: {
      en: 'It is not in this list; you can write its name in the notes.',
      es: 'No está en la lista; puede escribir el nombre en las notas.',
    },
  },
  unknown,
} as const satisfies Values;

const dosages = {
  standard: {
    label: { en: 'Standard', es: 'Estándar' },
    meaning: { en: 'A cycle mostly every three weeks.', es: 'Un ciclo, casi siempre, cada tres semanas.' },
  },
  'dose-dense': {
    label: { en: 'Dose-dense', es: 'De dosis densas' },
    meaning: { en: 'The same drugs every two weeks.', es: 'Las mismas medicinas cada dos semanas.' },
    written: { en: 'dd, every 14 days', es: 'dd, cada 14 días' },
  },
  unknown,
} as const satisfies Values;

const line = (en: string, es: string): Places => [{ document: 'treatmentSummary', line: { en, es } }];

/** Treatment with medicine. */
export const medicine = {
  regimen: choice(regimens, {
    label: { en: 'Chemo regimen', es: 'Esquema de quimio' },
    meaning: { en: 'The mix of drugs, by the letters of its name.', es: 'La mezcla de medicinas, por las letras de su nombre.' },
    report: line('Beside “Regimen” or “Protocol”.', 'Junto a «Esquema», «Protocolo» o “Regimen”.'),
    term: 'regimen',
  }),
  medicines: choices(
    medicineValues,
    {
      label: { en: 'Medicine', es: 'Medicina' },
      meaning: { en: 'What you take or get; choose all that belong together.', es: 'Lo que toma o le ponen; marque todo lo que va junto.' },
      report: [
        { document: 'medicineLabel', line: { en: 'In large letters.', es: 'En letras grandes.' } },
        { document: 'treatmentSummary', line: { en: 'Under “Medications”.', es: 'En «Medicamentos» o “Medications”.' } },
      ],
      term: 'systemic-treatment',
    },
    ['unknown'],
  ),
  dosage: choice(dosages, {
    label: { en: 'Dose schedule', es: 'Ritmo de las dosis' },
    meaning: { en: 'How close together the cycles are.', es: 'Qué tan seguidos van los ciclos.' },
    report: line('Beside the regimen, as “dd” or “every 14 days”.', 'Junto al esquema, como «dd» o «cada 14 días».'),
    term: 'cycle',
  }),
};
