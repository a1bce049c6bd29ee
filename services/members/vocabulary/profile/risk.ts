import { unknown, yesOrNo } from '#services/members/vocabulary/answers.ts';
import type { Values } from '#services/members/vocabulary/field.ts';
import { genes } from '#services/members/vocabulary/genes.ts';
import { choice, choices, partialDate } from '#services/members/vocabulary/kinds.ts';
import { menopauseStates } from '#services/members/vocabulary/menopause.ts';

const riskFactors = {
  'atypical-ductal-hyperplasia': {
    label: { en: 'Atypical ductal hyperplasia (ADH)', es: 'Hiperplasia ductal atípica (HDA)' },
    meaning: {
      en: 'Extra, unusual cells in a milk duct: not cancer, but a sign of higher risk.',
      es: 'Células de más y de aspecto raro en un conducto: no es cáncer, pero sube el riesgo.',
    },
    term: 'atypical-hyperplasia',
  },
  'lobular-neoplasia': {
    label: { en: 'Lobular neoplasia (ALH or LCIS)', es: 'Neoplasia lobulillar (HLA o CLIS)' },
    meaning: {
      en: 'Unusual cells in the milk glands: not cancer, but a sign of higher risk in both breasts.',
      es: 'Células raras en las glándulas de la leche: no es cáncer, pero sube el riesgo en las dos mamas.',
    },
    term: 'lcis',
  },
  'breast-density': {
    label: { en: 'Dense breasts', es: 'Mamas densas' },
    meaning: {
      en: 'Your mammogram report says that your breasts have more gland and firm tissue than fat.',
      es: 'El informe de su mamografía dice que sus mamas tienen más glándula y tejido firme que grasa.',
    },
    written: {
      en: 'Heterogeneously dense (C), extremely dense (D)',
      es: 'Heterogéneamente densas (C), extremadamente densas (D)',
    },
    term: 'dense-breasts',
  },
  'radiation-to-chest-or-face': {
    label: { en: 'Radiation to the chest or face', es: 'Radiación en el pecho o la cara' },
    meaning: {
      en: 'You had radiation there for something else, often when you were young.',
      es: 'Le dieron radiación ahí por otra enfermedad, muchas veces de joven.',
    },
    term: 'radiation-therapy',
  },
  none: {
    label: { en: 'None of these', es: 'Ninguno de estos' },
    meaning: { en: 'Nobody has told you that you have one of them.', es: 'Nadie le ha dicho que tenga alguno de ellos.' },
  },
  unknown,
} as const satisfies Values;

const familyHistories = {
  'close-relative': {
    label: { en: 'Parent, brother, sister or child', es: 'Madre, padre, hermanos o hijos' },
    meaning: { en: 'One of them has or had breast cancer.', es: 'Alguno tiene o tuvo cáncer de mama.' },
    source: 'nciFamilyHistory',
  },
  'other-relative': {
    label: { en: 'Grandparent, aunt, uncle or cousin', es: 'Abuelos, tíos o primos' },
    meaning: {
      en: 'One of them has or had breast cancer, on your mother’s or your father’s side.',
      es: 'Alguno tiene o tuvo cáncer de mama, por parte de madre o de padre.',
    },
    source: 'nciFamilyHistory',
  },
  'male-relative': {
    label: { en: 'A man with breast cancer', es: 'Un hombre con cáncer de mama' },
    meaning: { en: 'A man of your family has or had it.', es: 'Un hombre de su familia lo tiene o lo tuvo.' },
    source: 'nciFamilyHistory',
  },
  ovarian: {
    label: { en: 'Ovarian cancer', es: 'Cáncer de ovario' },
    meaning: {
      en: 'Somebody in your family has or had cancer of the ovaries or tubes, which can come from the same inherited changes.',
      es: 'Alguien de su familia tiene o tuvo cáncer de ovario o de trompas, que puede venir de los mismos cambios heredados.',
    },
    source: 'nciFamilyHistory',
  },
  none: {
    label: { en: 'Nobody that I know of', es: 'Nadie, que yo sepa' },
    meaning: { en: 'You know your family, and nobody had it.', es: 'Conoce a su familia y nadie lo ha tenido.' },
  },
  unknown,
} as const satisfies Values;

const inheritedResults = {
  positive: {
    label: { en: 'A harmful change was found', es: 'Se halló un cambio dañino' },
    meaning: { en: 'You inherited a change that raises the risk of cancer.', es: 'Heredó un cambio que sube el riesgo de cáncer.' },
    written: { en: 'Positive, pathogenic, likely pathogenic', es: 'Positivo, patogénica, probablemente patogénica' },
    term: 'genetic-test',
  },
  negative: {
    label: { en: 'No harmful change was found', es: 'No se halló ningún cambio dañino' },
    meaning: { en: 'Nothing harmful was seen in the genes that were tested.', es: 'No se vio nada dañino en los genes que se estudiaron.' },
    written: { en: 'Negative', es: 'Negativo' },
    term: 'genetic-test',
  },
  uncertain: {
    label: { en: 'A change of uncertain meaning', es: 'Un cambio de significado incierto' },
    meaning: {
      en: 'A change was seen whose effect nobody knows yet; most turn out to be harmless.',
      es: 'Se vio un cambio del que aún no se sabe el efecto; casi siempre resulta inofensivo.',
    },
    written: { en: 'VUS, variant of uncertain significance', es: 'VUS, variante de significado incierto' },
    term: 'vus',
  },
  unknown,
} as const satisfies Values;

const report = [
  {
    document: 'geneticReport',
    line: { en: 'On the first page, under “Result”.', es: 'En la primera hoja, donde dice «Resultado» o “Result”.' },
  },
] as const;

/** What raises a member's risk, or may. */
export const risk = {
  menopausalStatus: choice(menopauseStates, {
    label: { en: 'Menopause', es: 'Menopausia' },
    meaning: {
      en: 'Whether your periods have stopped for good, which decides which medicines work.',
      es: 'Si ya no le viene la regla, porque de eso depende qué medicinas sirven.',
    },
    term: 'menopause',
  }),
  additionalRisks: choices(
    riskFactors,
    {
      label: { en: 'Other risk factors', es: 'Otros factores de riesgo' },
      meaning: {
        en: 'Things beside family and genes that raise the risk.',
        es: 'Lo que sube el riesgo, además de la familia y los genes.',
      },
      report: [
        {
          document: 'imagingReport',
          line: { en: 'Density stands in the mammogram report.', es: 'La densidad está en el informe de la mamografía.' },
        },
        {
          document: 'biopsyReport',
          line: { en: 'ADH, ALH and LCIS stand under “Diagnosis”.', es: 'HDA, HLA y CLIS están donde dice «Diagnóstico».' },
        },
      ],
    },
    ['none', 'unknown'],
  ),
  familyHistory: choices(
    familyHistories,
    {
      label: { en: 'Cancer in your family', es: 'Cáncer en su familia' },
      meaning: { en: 'Relatives by blood; choose all that fit.', es: 'Parientes de sangre; marque todo lo que corresponda.' },
    },
    ['none', 'unknown'],
  ),
  hadGeneticTesting: choice(
    yesOrNo({
      yes: {
        en: 'Your blood or saliva was tested for inherited changes.',
        es: 'Le analizaron sangre o saliva para buscar cambios heredados.',
      },
      no: { en: 'You have not had such a test.', es: 'No le han hecho esa prueba.' },
    }),
    {
      label: { en: 'Genetic test', es: 'Prueba genética' },
      meaning: {
        en: 'Whether you were tested for changes you were born with; a test of the tumor is another one.',
        es: 'Si le hicieron la prueba de cambios de nacimiento; la del tumor es otra.',
      },
      term: 'genetic-test',
    },
  ),
  brca: choice(inheritedResults, {
    label: { en: 'Result of the genetic test', es: 'Resultado de la prueba genética' },
    meaning: { en: 'Whether an inherited change was found.', es: 'Si se halló un cambio heredado.' },
    report,
    term: 'brca',
  }),
  brcaValue: choices(
    genes,
    {
      label: { en: 'Genes with a change', es: 'Genes con un cambio' },
      meaning: { en: 'The names of the genes in which it was found.', es: 'Los nombres de los genes donde se halló.' },
      report,
      term: 'brca',
    },
    ['unknown'],
  ),
  brcaTestDate: partialDate({
    label: { en: 'Date of the genetic test', es: 'Fecha de la prueba genética' },
    meaning: {
      en: 'The year is enough; it matters because tests of long ago looked at fewer genes.',
      es: 'Basta el año; importa porque las pruebas de hace tiempo miraban menos genes.',
    },
    report: [
      {
        document: 'geneticReport',
        line: { en: 'At the top, as “Collected” or “Reported”.', es: 'Arriba, como «Fecha de toma» o “Collected”.' },
      },
    ],
  }),
};
