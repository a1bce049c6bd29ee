import type { cancerTypes } from '#services/content/model/shared.ts';
import { unknown, yesOrNo } from '#services/members/vocabulary/answers.ts';
import type { Places, Value, Values } from '#services/members/vocabulary/field.ts';
import { choice, choices } from '#services/members/vocabulary/kinds.ts';

const types = {
  DCIS: {
    label: { en: 'Ductal carcinoma in situ (DCIS)', es: 'Carcinoma ductal in situ (CDIS)' },
    meaning: {
      en: 'Abnormal cells that are still inside the milk duct they began in: stage 0.',
      es: 'Células anormales que no han salido del conducto de la leche: es la etapa 0.',
    },
    term: 'dcis',
  },
  IDC: {
    label: { en: 'Invasive ductal carcinoma (IDC)', es: 'Carcinoma ductal invasivo (CDI)' },
    meaning: {
      en: 'The most common kind: it began in a milk duct and grew into the tissue around it.',
      es: 'El más común: nació en un conducto de la leche y salió al tejido de alrededor.',
    },
    written: { en: 'Infiltrating ductal, no special type (NST, NOS)', es: 'Ductal infiltrante, de tipo no especial (NST)' },
    term: 'invasive-ductal-carcinoma',
  },
  ILC: {
    label: { en: 'Invasive lobular carcinoma (ILC)', es: 'Carcinoma lobulillar invasivo (CLI)' },
    meaning: {
      en: 'It began in the milk glands and grows in thin lines, so that it can be hard to see.',
      es: 'Nació en las glándulas de la leche y crece en hileras finas, así que cuesta verlo.',
    },
    written: { en: 'Infiltrating lobular', es: 'Lobulillar infiltrante' },
    term: 'invasive-lobular-carcinoma',
  },
  IBC: {
    label: { en: 'Inflammatory breast cancer (IBC)', es: 'Cáncer de mama inflamatorio (CMI)' },
    meaning: {
      en: 'A rare, fast kind that makes the breast red, swollen and warm, often with no lump.',
      es: 'Es raro y rápido: pone el seno rojo, hinchado y caliente, a veces sin bulto.',
    },
    term: 'inflammatory-breast-cancer',
  },
  LCIS: {
    label: { en: 'Lobular carcinoma in situ (LCIS)', es: 'Carcinoma lobulillar in situ (CLIS)' },
    meaning: {
      en: 'Unusual cells in the milk glands: in spite of its name not cancer, but a sign of higher risk.',
      es: 'Células raras en las glándulas de la leche: a pesar del nombre no es cáncer, pero sube el riesgo.',
    },
    term: 'lcis',
  },
  pagets: {
    label: { en: 'Paget disease of the breast', es: 'Enfermedad de Paget de la mama' },
    meaning: {
      en: 'A rare cancer in the skin of the nipple, often with a tumor in the breast as well.',
      es: 'Un cáncer raro en la piel del pezón, muchas veces con un tumor en la mama.',
    },
    term: 'paget-disease',
  },
  phyllodes: {
    label: { en: 'Phyllodes tumor', es: 'Tumor filodes' },
    meaning: {
      en: 'A rare lump that grows in the tissue between ducts and glands; it can be harmless or not.',
      es: 'Un bulto raro que crece en el tejido entre conductos y glándulas; puede ser benigno o no.',
    },
  },
  other: {
    label: { en: 'Another type', es: 'Otro tipo' },
    meaning: {
      en: 'A rarer type, such as metaplastic or adenoid cystic.',
      es: 'Un tipo más raro, como el metaplásico o el adenoide quístico.',
    },
  },
  unknown,
} as const satisfies Record<(typeof cancerTypes)[number] | 'unknown', Value>;

const subtypes = {
  IDC: {
    label: { en: 'Ductal, no special type', es: 'Ductal, de tipo no especial' },
    meaning: { en: 'The cells have no pattern with a name of its own.', es: 'Las células no forman un dibujo con nombre propio.' },
    written: { en: 'IDC, NST, NOS', es: 'CDI, NST, NOS' },
    term: 'invasive-ductal-carcinoma',
  },
  medullary: {
    label: { en: 'Medullary', es: 'Medular' },
    meaning: { en: 'A soft tumor full of defense cells.', es: 'Un tumor blando y lleno de células de defensa.' },
    written: { en: 'Medullary pattern or features', es: 'Patrón o rasgos medulares' },
  },
  cribriform: {
    label: { en: 'Cribriform', es: 'Cribiforme' },
    meaning: {
      en: 'The cells leave holes like those of a sieve; often slow.',
      es: 'Las células dejan huecos como un colador; suele ser lento.',
    },
  },
  mucinous: {
    label: { en: 'Mucinous (colloid)', es: 'Mucinoso (coloide)' },
    meaning: { en: 'The cells float in mucus; often slow.', es: 'Las células flotan en moco; suele ser lento.' },
  },
  papillary: {
    label: { en: 'Papillary', es: 'Papilar' },
    meaning: { en: 'The cells grow in shapes like small fingers.', es: 'Las células crecen como deditos.' },
  },
  tubular: {
    label: { en: 'Tubular', es: 'Tubular' },
    meaning: { en: 'The cells form small tubes; often slow.', es: 'Las células forman tubitos; suele ser lento.' },
  },
  none: {
    label: { en: 'No subtype is named', es: 'No se nombra ningún subtipo' },
    meaning: { en: 'Your report says nothing more than the type.', es: 'Su informe no dice más que el tipo.' },
  },
  unknown,
} as const satisfies Values;

const sides = {
  left: {
    label: { en: 'Left', es: 'Izquierda' },
    meaning: { en: 'In the left breast, on the side of the heart.', es: 'En la mama izquierda, la del lado del corazón.' },
  },
  right: { label: { en: 'Right', es: 'Derecha' }, meaning: { en: 'In the right breast.', es: 'En la mama derecha.' } },
  both: {
    label: { en: 'Both', es: 'Las dos' },
    meaning: { en: 'In both breasts, found at about the same time.', es: 'En las dos mamas, hallado más o menos a la vez.' },
    written: { en: 'Bilateral', es: 'Bilateral' },
    term: 'bilateral',
  },
  nodes: {
    label: { en: 'In lymph nodes only', es: 'Solo en ganglios' },
    meaning: {
      en: 'Nodes hold cancer, and none was found in the breast.',
      es: 'Hay cáncer en los ganglios y no se halló en la mama.',
    },
    written: { en: 'Occult primary', es: 'Primario oculto' },
    term: 'lymph-node',
  },
  other: {
    label: { en: 'Somewhere else', es: 'En otro lugar' },
    meaning: { en: 'In the chest wall or the skin, for example.', es: 'En la pared del pecho o la piel, por ejemplo.' },
  },
  unknown,
} as const satisfies Values;

const diagnosisLine: Places = [
  {
    document: 'surgeryPathology',
    line: { en: 'Near the top, under “Final diagnosis”.', es: 'Cerca del principio, en «Diagnóstico final» o “Final diagnosis”.' },
  },
  {
    document: 'biopsyReport',
    line: { en: 'Near the top, under “Diagnosis”.', es: 'Cerca del principio, en «Diagnóstico» o “Diagnosis”.' },
  },
];

/** What it is, and where. */
export const cancer = {
  diagnosed: choice(
    yesOrNo({
      yes: { en: 'A biopsy or another test showed it.', es: 'Lo mostró una biopsia u otra prueba.' },
      no: { en: 'You wait for a result, or none was found.', es: 'Espera un resultado, o no se halló nada.' },
    }),
    {
      label: { en: 'Diagnosed', es: 'Diagnóstico confirmado' },
      meaning: { en: 'Whether a doctor told you that you have it.', es: 'Si le han dicho que lo tiene.' },
      report: diagnosisLine,
    },
  ),
  cancerTypes: choices(
    types,
    {
      label: { en: 'Type of breast cancer', es: 'Tipo de cáncer de mama' },
      meaning: {
        en: 'Where it began and whether it has left that place; a report may name more than one.',
        es: 'Dónde empezó y si salió de ahí; un informe puede nombrar más de uno.',
      },
      report: diagnosisLine,
      term: 'carcinoma',
    },
    ['unknown'],
  ),
  cancerSubtypes: choices(
    subtypes,
    {
      label: { en: 'Subtype', es: 'Subtipo' },
      meaning: { en: 'The pattern in which an invasive ductal cancer grows.', es: 'El dibujo con que crece un cáncer ductal invasivo.' },
      report: [
        {
          document: 'surgeryPathology',
          line: { en: 'Beside “Histologic type”.', es: 'Junto a «Tipo histológico» o “Histologic type”.' },
        },
        { document: 'biopsyReport', line: { en: 'Beside the type, if at all.', es: 'Junto al tipo, si aparece.' } },
      ],
      term: 'invasive-ductal-carcinoma',
    },
    ['none', 'unknown'],
  ),
  side: choice(sides, {
    label: { en: 'Side', es: 'Lado' },
    meaning: { en: 'In which breast it is, or where else.', es: 'En qué mama está, o en qué otro lugar.' },
    report: [
      {
        document: 'biopsyReport',
        line: {
          en: 'In the first line, beside “Breast”, or as “Laterality”.',
          es: 'En la primera línea, junto a «Mama», o como «Lateralidad».',
        },
      },
    ],
    term: 'contralateral',
  }),
};
