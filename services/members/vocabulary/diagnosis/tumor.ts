import { unknown } from '#services/members/vocabulary/answers.ts';
import type { Places, Value, Values } from '#services/members/vocabulary/field.ts';
import { choice } from '#services/members/vocabulary/kinds.ts';

const between = (from: number): Value => ({
  label: { en: `${from} to ${from}.9 cm`, es: `De ${from} a ${from}.9 cm` },
  meaning: {
    en: `From ${from}0 to ${from}9 millimeters across at its widest.`,
    es: `De ${from}0 a ${from}9 milímetros en su parte más ancha.`,
  },
});

const sizes = {
  'under-1': {
    label: { en: 'Under 1 cm', es: 'Menos de 1 cm' },
    meaning: {
      en: 'Less than 10 millimeters, about the size of a pea.',
      es: 'Menos de 10 milímetros, más o menos como un chícharo o arveja.',
    },
  },
  '1-1.9': between(1),
  '2-2.9': between(2),
  '3-3.9': between(3),
  '4-4.9': between(4),
  '5-5.9': between(5),
  '6-or-more': {
    label: { en: '6 cm or more', es: '6 cm o más' },
    meaning: { en: '60 millimeters or more at its widest.', es: '60 milímetros o más en su parte más ancha.' },
  },
  unknown,
} as const satisfies Values;

const grades = {
  '1': {
    label: { en: 'Grade 1', es: 'Grado 1' },
    meaning: {
      en: 'The cells look much like healthy ones and tend to grow slowly.',
      es: 'Las células se parecen mucho a las sanas y suelen crecer despacio.',
    },
    written: { en: 'Score 3 to 5, well differentiated, low grade', es: 'De 3 a 5 puntos, bien diferenciado, bajo grado' },
  },
  '2': {
    label: { en: 'Grade 2', es: 'Grado 2' },
    meaning: { en: 'The cells look somewhat different from healthy ones.', es: 'Las células se ven algo distintas de las sanas.' },
    written: {
      en: 'Score 6 or 7, moderately differentiated, intermediate grade',
      es: '6 o 7 puntos, moderadamente diferenciado, grado intermedio',
    },
  },
  '3': {
    label: { en: 'Grade 3', es: 'Grado 3' },
    meaning: {
      en: 'The cells look very different and tend to grow faster.',
      es: 'Las células se ven muy distintas y suelen crecer más rápido.',
    },
    written: { en: 'Score 8 or 9, poorly differentiated, high grade', es: '8 o 9 puntos, poco diferenciado, alto grado' },
  },
  unknown,
} as const satisfies Values;

const marginValues = {
  negative: {
    label: { en: 'Negative', es: 'Negativos' },
    meaning: { en: 'There is no cancer at the cut edge.', es: 'No hay cáncer en el borde del corte.' },
    written: { en: 'Clear, uninvolved, no ink on tumor', es: 'Libres, limpios, sin tinta en el tumor' },
  },
  close: {
    label: { en: 'Close', es: 'Cercanos' },
    meaning: { en: 'Cancer is near the cut edge, and not at it.', es: 'Hay cáncer cerca del borde, pero no en él.' },
    written: { en: 'Less than 2 mm', es: 'A menos de 2 mm' },
  },
  positive: {
    label: { en: 'Positive', es: 'Positivos' },
    meaning: {
      en: 'There is cancer at the cut edge, so that a second operation may be advised.',
      es: 'Hay cáncer en el borde, y quizá propongan otra operación.',
    },
    written: { en: 'Involved, ink on tumor', es: 'Comprometidos, con tinta en el tumor' },
  },
  unknown,
} as const satisfies Values;

const vessels = {
  present: {
    label: { en: 'Seen', es: 'Se vio' },
    meaning: {
      en: 'Cancer cells were seen in small vessels, which does not mean that it has spread.',
      es: 'Se vieron células de cáncer en vasos pequeños, y eso no quiere decir que se haya extendido.',
    },
    written: { en: 'Present, identified', es: 'Presente, identificada' },
  },
  absent: {
    label: { en: 'Not seen', es: 'No se vio' },
    meaning: { en: 'No cancer cells were seen in small vessels.', es: 'No se vieron células de cáncer en vasos pequeños.' },
    written: { en: 'Absent, not identified', es: 'Ausente, no identificada' },
  },
  unknown,
} as const satisfies Values;

const after = (en: string, es: string): Places => [{ document: 'surgeryPathology', line: { en, es } }];

/** The tumor itself. */
export const tumor = {
  size: choice(sizes, {
    label: { en: 'Size', es: 'Tamaño' },
    meaning: {
      en: 'The widest measure of the invasive part; ten millimeters are one centimeter.',
      es: 'La medida más ancha de la parte invasiva; diez milímetros son un centímetro.',
    },
    report: [
      {
        document: 'surgeryPathology',
        line: { en: 'Beside “Tumor size” or “Greatest dimension”.', es: 'Junto a «Tamaño del tumor» o “Tumor size”.' },
      },
      { document: 'imagingReport', line: { en: 'Before surgery, under “Findings”.', es: 'Antes de operar, en «Hallazgos» o “Findings”.' } },
    ],
    term: 'tnm',
  }),
  grade: choice(grades, {
    label: { en: 'Grade', es: 'Grado' },
    meaning: {
      en: 'How different the cells look from healthy ones; it is not the stage.',
      es: 'Cuánto se apartan las células de las sanas; no es la etapa.',
    },
    report: [
      {
        document: 'surgeryPathology',
        line: { en: 'Beside “Nottingham grade” or “Overall grade”.', es: 'Junto a «Grado de Nottingham» o “Overall grade”.' },
      },
      { document: 'biopsyReport', line: { en: 'Beside “Grade”, with the type.', es: 'Junto a «Grado», con el tipo.' } },
    ],
    term: 'grade',
  }),
  vascularLymphatic: choice(vessels, {
    label: { en: 'Lymphovascular invasion', es: 'Invasión linfovascular' },
    meaning: {
      en: 'Whether cancer cells were seen in small blood or lymph vessels.',
      es: 'Si se vieron células de cáncer en vasos pequeños de sangre o de linfa.',
    },
    report: after('Beside “Lymphovascular invasion” or “LVI”.', 'Junto a «Invasión linfovascular», «ILV» o “LVI”.'),
    term: 'lymphovascular-invasion',
  }),
  margins: choice(marginValues, {
    label: { en: 'Margins', es: 'Márgenes' },
    meaning: { en: 'Whether the edge of what was taken out holds cancer.', es: 'Si hay cáncer en el borde de lo que se sacó.' },
    report: after('Beside “Margins”.', 'Junto a «Márgenes» o “Margins”.'),
    term: 'margins',
  }),
};
