import { unknown, yesOrNo } from '#services/members/vocabulary/answers.ts';
import type { Places, Values } from '#services/members/vocabulary/field.ts';
import { choice, number } from '#services/members/vocabulary/kinds.ts';

const assays = {
  EndoPredict: {
    label: { en: 'EndoPredict', es: 'EndoPredict' },
    meaning: {
      en: 'A score that joins genes, size and nodes; under 3.3287 is low risk.',
      es: 'Un puntaje que une genes, tamaño y ganglios; menos de 3.3287 es riesgo bajo.',
    },
    written: { en: 'EPclin', es: 'EPclin' },
  },
  BreastCancerIndex: {
    label: { en: 'Breast Cancer Index', es: 'Breast Cancer Index' },
    meaning: {
      en: 'It helps decide whether to take hormonal therapy for longer than five years.',
      es: 'Ayuda a decidir si seguir la terapia hormonal más de cinco años.',
    },
    written: { en: 'BCI', es: 'BCI' },
  },
  MammaPrint: {
    label: { en: 'MammaPrint', es: 'MammaPrint' },
    meaning: {
      en: 'It says low or high risk, often before chemo is chosen.',
      es: 'Dice riesgo bajo o alto, muchas veces antes de decidir la quimio.',
    },
  },
  OncotypeDCIS: {
    label: { en: 'Oncotype DX, DCIS score', es: 'Oncotype DX, puntaje para CDIS' },
    meaning: {
      en: 'A score for DCIS that helps decide about radiation.',
      es: 'Un puntaje para CDIS que ayuda a decidir sobre la radiación.',
    },
  },
  OncotypeRS: {
    label: { en: 'Oncotype DX, recurrence score', es: 'Oncotype DX, puntaje de recurrencia' },
    meaning: {
      en: 'A score from 0 to 100 that helps decide about chemo.',
      es: 'Un puntaje de 0 a 100 que ayuda a decidir sobre la quimio.',
    },
    written: { en: 'RS', es: 'RS' },
    term: 'oncotype-dx',
  },
  Prosigna: {
    label: { en: 'Prosigna', es: 'Prosigna' },
    meaning: { en: 'A score from 0 to 100 of the risk within ten years.', es: 'Un puntaje de 0 a 100 del riesgo en diez años.' },
    written: { en: 'PAM50, ROR score', es: 'PAM50, puntaje ROR' },
  },
  unknown,
} as const satisfies Values;

const results = {
  ultralow: {
    label: { en: 'Ultralow', es: 'Ultrabajo' },
    meaning: { en: 'Among the lowest risks that the test knows.', es: 'De los riesgos más bajos que conoce la prueba.' },
  },
  low: {
    label: { en: 'Low risk', es: 'Riesgo bajo' },
    meaning: { en: 'The cancer is less likely to come back.', es: 'Es menos probable que el cáncer vuelva.' },
  },
  intermediate: {
    label: { en: 'Intermediate risk', es: 'Riesgo intermedio' },
    meaning: { en: 'In between: age, nodes and grade weigh more.', es: 'A medio camino: pesan más la edad, los ganglios y el grado.' },
  },
  high: {
    label: { en: 'High risk', es: 'Riesgo alto' },
    meaning: { en: 'More treatment is more likely to help.', es: 'Es más probable que ayude un tratamiento mayor.' },
    written: { en: 'High, H1, H2', es: 'Alto, H1, H2' },
  },
  unknown,
} as const satisfies Values;

const predictions = {
  yes: {
    label: { en: 'Likely to gain', es: 'Es probable que le sirva' },
    meaning: {
      en: 'Hormonal therapy beyond five years is likely to help.',
      es: 'Es probable que ayude seguir la terapia hormonal más de cinco años.',
    },
    written: { en: 'Yes, high likelihood of benefit, H/I high', es: 'Yes, H/I high' },
  },
  no: {
    label: { en: 'Not likely to gain', es: 'No es probable que le sirva' },
    meaning: {
      en: 'Hormonal therapy beyond five years is not likely to add much.',
      es: 'No es probable que agregue mucho seguir más de cinco años.',
    },
    written: { en: 'No, low likelihood of benefit, H/I low', es: 'No, H/I low' },
  },
  unknown,
} as const satisfies Values;

const pdl1 = {
  positive: {
    label: { en: 'Positive', es: 'Positivo' },
    meaning: { en: 'Immunotherapy may help.', es: 'Puede servir la inmunoterapia.' },
    written: { en: 'CPS 10 or more', es: 'CPS de 10 o más' },
  },
  negative: {
    label: { en: 'Negative', es: 'Negativo' },
    meaning: {
      en: 'Immunotherapy is less likely to help in metastatic cancer.',
      es: 'En el cáncer metastásico es menos probable que sirva la inmunoterapia.',
    },
    written: { en: 'CPS under 10', es: 'CPS menor de 10' },
  },
  unknown,
} as const satisfies Values;

const inherited = {
  yes: {
    label: { en: 'Yes, a harmful change', es: 'Sí, un cambio dañino' },
    meaning: { en: 'You inherited a change that raises the risk, such as BRCA.', es: 'Heredó un cambio que sube el riesgo, como BRCA.' },
  },
  no: {
    label: { en: 'No', es: 'No' },
    meaning: { en: 'The test found nothing harmful.', es: 'La prueba no halló nada dañino.' },
  },
  'not-tested': {
    label: { en: 'Not tested', es: 'No me hicieron la prueba' },
    meaning: { en: 'Nobody has looked for it.', es: 'Nadie lo ha buscado.' },
  },
  unknown,
} as const satisfies Values;

const line = (en: string, es: string): Places => [{ document: 'genomicReport', line: { en, es } }];

/** Tests of the tumor's genes and of what immunotherapy needs, and the genes that somebody was born with. */
export const genomic = {
  genomeTestDone: choice(
    yesOrNo({
      yes: { en: 'Tissue of the tumor was sent to such a test.', es: 'Se envió tejido del tumor a esa prueba.' },
      no: { en: 'It was not done; not every cancer needs it.', es: 'No se hizo; no a todos los cánceres les hace falta.' },
    }),
    {
      label: { en: 'Genomic test', es: 'Prueba genómica' },
      meaning: {
        en: 'Whether the genes of the tumor were tested, such as by Oncotype DX.',
        es: 'Si se analizaron los genes del tumor, por ejemplo con Oncotype DX.',
      },
      report: [{ document: 'visitSummary', line: { en: 'Where the plan is discussed.', es: 'Donde se habla del plan.' } }],
      term: 'genomic-test',
    },
  ),
  genomeTestName: choice(assays, {
    label: { en: 'Which genomic test', es: 'Qué prueba genómica' },
    meaning: { en: 'The name of the test.', es: 'El nombre de la prueba.' },
    report: line('In large letters at the top.', 'Arriba, en letras grandes.'),
    term: 'genomic-test',
  }),
  genomicAssay: number(
    { least: -1, most: 100, decimals: 4 },
    {
      label: { en: 'Score of the genomic test', es: 'Puntaje de la prueba genómica' },
      meaning: {
        en: 'The number in the report; some tests print none.',
        es: 'El número que trae el informe; algunas pruebas no lo ponen.',
      },
      report: line('In the middle of the first page, in a box or on a scale.', 'En medio de la primera hoja, en un cuadro o una escala.'),
      term: 'genomic-test',
    },
  ),
  genomeTestResult: choice(results, {
    label: { en: 'Result of the genomic test', es: 'Resultado de la prueba genómica' },
    meaning: { en: 'The risk that the report names.', es: 'El riesgo que nombra el informe.' },
    report: line('Beside the score, as a word.', 'Junto al puntaje, en palabras.'),
    term: 'genomic-test',
  }),
  genomeTestResultPredictive: choice(predictions, {
    label: { en: 'Gain from longer hormonal therapy', es: 'Beneficio de alargar la terapia hormonal' },
    meaning: {
      en: 'What Breast Cancer Index says about going on after five years.',
      es: 'Lo que dice Breast Cancer Index sobre seguir después de cinco años.',
    },
    report: line('Under “Predictive result”.', 'En “Predictive result”.'),
    term: 'hormonal-therapy',
  }),
  pdlTestDone: choice(
    yesOrNo({
      yes: { en: 'Tissue was tested for PD-L1.', es: 'Se buscó PD-L1 en el tejido.' },
      no: {
        en: 'It was not done; it matters mostly in triple-negative cancer.',
        es: 'No se hizo; importa sobre todo en el triple negativo.',
      },
    }),
    {
      label: { en: 'PD-L1 test', es: 'Prueba de PD-L1' },
      meaning: { en: 'Whether it was tested if immunotherapy may help.', es: 'Si se estudió si puede servir la inmunoterapia.' },
      report: [
        {
          document: 'biopsyReport',
          line: { en: 'Beside “PD-L1”, often in an addendum.', es: 'Junto a «PD-L1», muchas veces en una adenda.' },
        },
      ],
      term: 'immunotherapy',
    },
  ),
  pdlTestResult: choice(pdl1, {
    label: { en: 'PD-L1 result', es: 'Resultado de PD-L1' },
    meaning: { en: 'Whether there is enough PD-L1.', es: 'Si hay suficiente PD-L1.' },
    report: [{ document: 'biopsyReport', line: { en: 'Beside “PD-L1” or “CPS”.', es: 'Junto a «PD-L1» o «CPS».' } }],
    term: 'immunotherapy',
  }),
  inheritedAbnormal: choice(inherited, {
    label: { en: 'Inherited gene change', es: 'Cambio genético heredado' },
    meaning: { en: 'Whether this cancer goes with a change you were born with.', es: 'Si este cáncer va con un cambio de nacimiento.' },
    report: [
      {
        document: 'geneticReport',
        line: { en: 'On the first page, under “Result”.', es: 'En la primera hoja, en «Resultado» o “Result”.' },
      },
    ],
    term: 'genetic-test',
  }),
};
