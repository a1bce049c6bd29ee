import { headOf, line, other, type Paper, type PaperSection } from './paper.ts';

const received = { printed: 'Collected: _' };

const receptorRow = (printed: string, es: string, field: 'estrogen' | 'progesterone') =>
  [
    { printed, es, fields: [field] },
    { printed: '_ %', es: 'porcentaje', fields: [`${field}Percentage`] },
    { printed: 'Allred score: _', es: 'puntaje de Allred', fields: [`${field}Numerical`] },
  ] as const;

const receptors: PaperSection = {
  heading: { printed: 'Breast biomarkers' },
  rows: [
    receptorRow('Estrogen receptor (ER): _', 'receptor de estrógeno (RE)', 'estrogen'),
    receptorRow('Progesterone receptor (PR): _', 'receptor de progesterona (RP)', 'progesterone'),
    [
      { printed: 'HER2/neu: _', es: 'estado de HER2', fields: ['her2neu'] },
      { printed: 'Method: _', es: 'método con que se midió', fields: ['her2test'] },
    ],
    line('HER2 (IHC): _', 'HER2 por inmunohistoquímica, un número', 'her2IhcResult'),
  ],
};
const geneCopies = line('HER2 (FISH): _', 'HER2 por hibridación in situ', 'her2IshResult');

export const biopsy: Paper = {
  shape: 'sheet',
  title: { printed: 'Pathology report: breast biopsy' },
  head: headOf(received, {
    printed: 'Reported: _',
    es: 'fecha del informe',
    fields: ['diagnosisDateAnswer', 'diagnosisDateYear', 'diagnosisDateMonth', 'diagnosisDateDay'],
  }),
  sections: [
    {
      heading: { printed: 'Diagnosis' },
      rows: [
        [{ printed: 'Breast: _', es: 'mama, y de qué lado', fields: ['side'] }, { printed: 'core biopsy' }],
        line('_ _', 'el diagnóstico, en palabras', 'diagnosed', 'cancerTypes', 'additionalRisks'),
        line('Histologic type: _', 'tipo histológico', 'cancerSubtypes'),
        line('Nottingham grade: _', 'grado', 'grade'),
      ],
    },
    receptors,
    { heading: { printed: 'Gross description' }, rows: [other('_ _ _')] },
    {
      heading: { printed: 'Addendum' },
      rows: [
        geneCopies,
        [
          { printed: 'PD-L1: _', es: 'PD-L1', fields: ['pdlTestDone', 'pdlTestResult'] },
          { printed: 'CPS: _', es: 'puntaje de PD-L1', fields: ['pdlTestResult'] },
        ],
      ],
    },
  ],
};

export const pathology: Paper = {
  shape: 'sheet',
  title: { printed: 'Surgical pathology report' },
  head: headOf(received, { printed: 'Reported: _' }),
  sections: [
    {
      heading: { printed: 'Final diagnosis' },
      rows: [[{ printed: 'Breast: _' }, { printed: 'excision' }], line('_ _', 'el diagnóstico, en palabras', 'diagnosed', 'cancerTypes')],
    },
    {
      heading: { printed: 'Tumor' },
      rows: [
        line('Histologic type: _', 'tipo histológico', 'cancerSubtypes'),
        line('Tumor size: _ cm', 'tamaño del tumor', 'size'),
        line('Nottingham grade: _', 'grado de Nottingham', 'grade'),
        line('Lymphovascular invasion: _', 'invasión linfovascular', 'vascularLymphatic'),
        line('Margins: _', 'márgenes', 'margins'),
      ],
    },
    {
      heading: { printed: 'Lymph nodes' },
      rows: [
        [
          { printed: 'With cancer:' },
          { printed: '_', es: 'ganglios con cáncer', fields: ['nodesPositive'] },
          { printed: 'of' },
          { printed: '_ nodes', es: 'ganglios que se sacaron', fields: ['nodesRemoved'] },
        ],
        line('Largest metastatic deposit: _ mm', 'depósito metastásico mayor', 'nodesSize'),
        line('Macro- or micrometastases: _', 'macrometástasis o micrometástasis', 'nodesAmount'),
        line('Extranodal extension: _', 'extensión fuera del ganglio', 'nodesAmount'),
      ],
    },
    { heading: { printed: 'Pathologic stage' }, rows: [line('pT _  pN _', 'etapa, en letras', 'stage')] },
    receptors,
    { heading: { printed: 'Addendum' }, rows: [geneCopies] },
  ],
};
