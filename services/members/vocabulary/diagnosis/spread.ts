import type { stages } from '#services/content/model/shared.ts';
import { unknown, yesOrNo } from '#services/members/vocabulary/answers.ts';
import type { Places, Value, Values } from '#services/members/vocabulary/field.ts';
import { choice, choices, flag } from '#services/members/vocabulary/kinds.ts';
import { metastaticSites } from '#services/members/vocabulary/metastatic-sites.ts';

const recurrences = {
  first: {
    label: { en: 'First diagnosis', es: 'Primer diagnóstico' },
    meaning: { en: 'You had no breast cancer before.', es: 'No había tenido cáncer de mama.' },
  },
  'second-primary': {
    label: { en: 'Second, new breast cancer', es: 'Segundo cáncer de mama, uno nuevo' },
    meaning: {
      en: 'You had one before, and this is another that began by itself.',
      es: 'Ya tuvo uno, y este es otro que nació por su cuenta.',
    },
    written: { en: 'Second primary', es: 'Segundo primario' },
  },
  local: {
    label: { en: 'Back in the breast or chest', es: 'Volvió en el seno o el pecho' },
    meaning: { en: 'The earlier cancer came back where it was.', es: 'El cáncer de antes volvió al mismo lugar.' },
    written: { en: 'Local recurrence', es: 'Recurrencia local' },
    term: 'recurrence',
  },
  regional: {
    label: { en: 'Back in lymph nodes close by', es: 'Volvió en ganglios cercanos' },
    meaning: {
      en: 'The earlier cancer came back in nodes of the armpit, collarbone or breastbone.',
      es: 'El cáncer de antes volvió en ganglios de la axila, la clavícula o el esternón.',
    },
    written: { en: 'Regional recurrence', es: 'Recurrencia regional' },
    term: 'recurrence',
  },
  metastatic: {
    label: { en: 'Back in a distant part of the body', es: 'Volvió en una parte lejana del cuerpo' },
    meaning: {
      en: 'The earlier cancer came back far from the breast, such as in a bone.',
      es: 'El cáncer de antes volvió lejos del seno, como en un hueso.',
    },
    written: { en: 'Distant recurrence, metastatic', es: 'Recurrencia a distancia, metastásico' },
    term: 'metastasis',
  },
  unknown,
} as const satisfies Values;

const stageValues = {
  '0': {
    label: { en: 'Stage 0', es: 'Etapa 0' },
    meaning: { en: 'The cells have not left the place where they began.', es: 'Las células no han salido de donde nacieron.' },
    written: { en: 'Tis N0 M0', es: 'Tis N0 M0' },
    term: 'in-situ',
  },
  IA: {
    label: { en: 'Stage IA', es: 'Etapa IA' },
    meaning: { en: 'Up to 2 cm, and no nodes.', es: 'Hasta 2 cm y ningún ganglio.' },
    written: { en: 'T1 N0 M0', es: 'T1 N0 M0' },
  },
  IB: {
    label: { en: 'Stage IB', es: 'Etapa IB' },
    meaning: { en: 'Up to 2 cm, with tiny clusters in the nodes.', es: 'Hasta 2 cm, con grupos diminutos en los ganglios.' },
    written: { en: 'T1 N1mi M0', es: 'T1 N1mi M0' },
    term: 'micrometastasis',
  },
  IIA: {
    label: { en: 'Stage IIA', es: 'Etapa IIA' },
    meaning: {
      en: 'Up to 2 cm with 1 to 3 nodes, or between 2 and 5 cm with none.',
      es: 'Hasta 2 cm con 1 a 3 ganglios, o entre 2 y 5 cm sin ninguno.',
    },
    written: { en: 'T1 N1 M0, T2 N0 M0', es: 'T1 N1 M0, T2 N0 M0' },
  },
  IIB: {
    label: { en: 'Stage IIB', es: 'Etapa IIB' },
    meaning: {
      en: 'Between 2 and 5 cm with 1 to 3 nodes, or over 5 cm with none.',
      es: 'Entre 2 y 5 cm con 1 a 3 ganglios, o más de 5 cm sin ninguno.',
    },
    written: { en: 'T2 N1 M0, T3 N0 M0', es: 'T2 N1 M0, T3 N0 M0' },
  },
  IIIA: {
    label: { en: 'Stage IIIA', es: 'Etapa IIIA' },
    meaning: {
      en: 'With 4 to 9 nodes, or over 5 cm with 1 to 3 nodes; no other organ.',
      es: 'Con 4 a 9 ganglios, o más de 5 cm con 1 a 3 ganglios; ningún otro órgano.',
    },
    written: { en: 'N2 M0, T3 N1 M0', es: 'N2 M0, T3 N1 M0' },
  },
  IIIB: {
    label: { en: 'Stage IIIB', es: 'Etapa IIIB' },
    meaning: {
      en: 'It has reached the skin or the chest wall, as inflammatory cancer does; no other organ.',
      es: 'Llegó a la piel o a la pared del pecho, como el inflamatorio; ningún otro órgano.',
    },
    written: { en: 'T4 N0 to N2 M0', es: 'T4 N0 a N2 M0' },
  },
  IIIC: {
    label: { en: 'Stage IIIC', es: 'Etapa IIIC' },
    meaning: {
      en: 'With 10 nodes or more, or nodes near the collarbone; no other organ.',
      es: 'Con 10 ganglios o más, o ganglios cerca de la clavícula; ningún otro órgano.',
    },
    written: { en: 'N3 M0', es: 'N3 M0' },
  },
  IV: {
    label: { en: 'Stage IV', es: 'Etapa IV' },
    meaning: {
      en: 'It has reached a distant part of the body; it can be treated, often for years.',
      es: 'Llegó a una parte lejana del cuerpo; se puede tratar, muchas veces por años.',
    },
    written: { en: 'M1, metastatic', es: 'M1, metastásico' },
    term: 'metastatic-breast-cancer',
  },
  LCIS: {
    label: {
      en: 'No stage: lobular carcinoma in situ, which is not cancer',
      es: 'Sin etapa: carcinoma lobulillar in situ, que no es cáncer',
    },
    meaning: {
      en: 'LCIS has no stage, because it is not cancer; it is a sign of higher risk.',
      es: 'El CLIS no tiene etapa porque no es cáncer; es una señal de más riesgo.',
    },
    term: 'lcis',
  },
  unknown,
} as const satisfies Record<(typeof stages)[number] | 'unknown', Value>;

const visit: Places = [
  {
    document: 'visitSummary',
    line: { en: 'Under “Assessment” or “Oncology history”.', es: 'En «Valoración» o «Historia oncológica» (“Assessment”).' },
  },
];

/** How far it has gone, and whether it is the first. */
export const spread = {
  recurrent: choice(recurrences, {
    label: { en: 'First, or come back', es: 'El primero, o uno que volvió' },
    meaning: { en: 'Whether you had breast cancer before this.', es: 'Si había tenido cáncer de mama antes de este.' },
    report: visit,
    term: 'recurrence',
  }),
  firstDiagnosis: flag(
    {
      label: { en: 'First diagnosis', es: 'Primer diagnóstico' },
      meaning: { en: 'It is your first breast cancer.', es: 'Es su primer cáncer de mama.' },
    },
    false,
  ),
  stage: choice(stageValues, {
    label: { en: 'Stage', es: 'Etapa' },
    meaning: {
      en: 'How far it had gone when it was found; papers may name two, and either will do.',
      es: 'Hasta dónde había llegado cuando se halló; sus papeles pueden traer dos, y sirve cualquiera.',
    },
    report: [
      ...visit,
      {
        document: 'surgeryPathology',
        line: { en: 'Near the end, as letters: “pT … pN …”.', es: 'Hacia el final, en letras: «pT … pN …».' },
      },
    ],
    term: 'stage',
  }),
  metastatic: choice(
    yesOrNo({
      yes: {
        en: 'It has reached bones, brain, liver, lungs or another far place.',
        es: 'Llegó a los huesos, el cerebro, el hígado, los pulmones u otro lugar lejano.',
      },
      no: { en: 'It is in the breast, and at most in nodes close by.', es: 'Está en el seno y, si acaso, en ganglios cercanos.' },
    }),
    {
      label: { en: 'Metastatic', es: 'Metastásico' },
      meaning: { en: 'Whether it has reached a distant part of the body.', es: 'Si llegó a una parte lejana del cuerpo.' },
      report: [
        { document: 'imagingReport', line: { en: 'Under “Impression”.', es: 'En «Impresión» o “Impression”.' } },
        { document: 'visitSummary', line: { en: 'As “stage IV” or “metastatic”.', es: 'Como «etapa IV» o «metastásico».' } },
      ],
      term: 'metastasis',
    },
  ),
  metastatisSites: choices(
    metastaticSites,
    {
      label: { en: 'Where it has spread', es: 'Adónde llegó' },
      meaning: {
        en: 'Choose all the places; it is breast cancer in each of them.',
        es: 'Marque todos los lugares; en todos es cáncer de mama.',
      },
      report: [{ document: 'imagingReport', line: { en: 'Under “Impression”.', es: 'En «Impresión» o “Impression”.' } }],
      term: 'metastasis',
    },
    ['unknown'],
  ),
};
