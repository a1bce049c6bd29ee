import { headOf, line, other, type Paper } from './paper.ts';

export const imaging: Paper = {
  shape: 'sheet',
  title: { printed: 'Breast imaging report' },
  head: headOf({ printed: 'Exam: _' }, { printed: 'Exam date: _' }),
  sections: [
    { heading: { printed: 'Indication' }, rows: [other('_')] },
    {
      heading: { printed: 'Findings' },
      rows: [
        line('Breast density: _', 'densidad de la mama', 'additionalRisks'),
        other('_ _'),
        line('Mass, greatest dimension: _ cm', 'bulto, lo que mide', 'size'),
      ],
    },
    {
      heading: { printed: 'Impression' },
      rows: [line('_ _ _', 'impresión: lo que se concluye', 'metastatic', 'metastatisSites'), other('BI-RADS category: _')],
    },
  ],
};

export const genomic: Paper = {
  shape: 'sheet',
  title: { printed: '_', es: 'el nombre de la prueba', fields: ['genomeTestName'] },
  head: headOf({ printed: 'Ordered by: _' }, { printed: 'Reported: _' }),
  sections: [
    {
      heading: { printed: 'Result' },
      rows: [
        [
          { printed: 'Score: _', es: 'puntaje', fields: ['genomicAssay'] },
          { printed: 'Risk group: _', es: 'grupo de riesgo', fields: ['genomeTestResult'] },
        ],
        other('_ _'),
      ],
    },
    {
      heading: { printed: 'Predictive result' },
      rows: [
        line('Benefit from longer hormonal therapy: _', 'beneficio de alargar la terapia hormonal', 'genomeTestResultPredictive'),
        other('_'),
      ],
    },
  ],
};

export const genetic: Paper = {
  shape: 'sheet',
  title: { printed: 'Hereditary cancer gene test' },
  head: headOf(
    { printed: 'Collected: _', es: 'fecha de toma', fields: ['brcaTestDate'] },
    { printed: 'Reported: _', es: 'fecha del informe', fields: ['brcaTestDate'] },
  ),
  sections: [
    {
      heading: { printed: 'Result' },
      rows: [
        line('_', 'el resultado, en palabras', 'brca', 'inheritedAbnormal'),
        [{ printed: 'Gene: _', es: 'gen', fields: ['brcaValue'] }, { printed: 'Variant: _' }],
      ],
    },
    { heading: { printed: 'What it means' }, rows: [other('_ _ _')] },
    { heading: { printed: 'Genes analyzed' }, rows: [other('_ _')] },
  ],
};

export const operation: Paper = {
  shape: 'sheet',
  title: { printed: 'Operative report' },
  head: headOf({ printed: 'Surgeon: _' }, { printed: 'Date of surgery: _' }),
  sections: [
    { heading: { printed: 'Preoperative diagnosis' }, rows: [other('_')] },
    {
      heading: { printed: 'Procedure performed' },
      rows: [line('Left breast: _', 'mama izquierda', 'leftProcedures'), line('Right breast: _', 'mama derecha', 'rightProcedures')],
    },
    { heading: { printed: 'Indication' }, rows: [line('_ _', 'por qué se operó', 'surgeryGoals')] },
    { heading: { printed: 'Findings' }, rows: [other('_ _')] },
    { heading: { printed: 'Description of procedure' }, rows: [other('_ _ _')] },
  ],
};

export const visit: Paper = {
  shape: 'sheet',
  title: { printed: 'After visit summary' },
  head: headOf({ printed: 'Seen by: _' }, { printed: 'Visit date: _' }),
  sections: [
    { heading: { printed: 'Reason for visit' }, rows: [other('_')] },
    {
      heading: { printed: 'Oncology history' },
      rows: [
        line('_ _', 'historia oncológica: si es el primero o volvió', 'recurrent'),
        line('Stage: _', 'etapa', 'stage', 'metastatic'),
        line('Menopausal status: _', 'menopausia', 'menopause'),
      ],
    },
    { heading: { printed: 'Assessment and plan' }, rows: [other('_ _'), line('Genomic test: _', 'prueba genómica', 'genomeTestDone')] },
    { heading: { printed: 'Medications' }, rows: [other('_ _')] },
  ],
};

export const summary: Paper = {
  shape: 'sheet',
  title: { printed: 'Treatment plan and summary' },
  head: headOf({ printed: 'Oncologist: _' }, { printed: 'Prepared: _' }),
  sections: [
    {
      heading: { printed: 'Treatment: _', es: 'tipo de tratamiento', fields: ['type'] },
      rows: [
        line('☐ Neoadjuvant ☐ Adjuvant ☐ Metastatic', 'antes de operar, después, o metastásico', 'timing'),
        [
          { printed: 'Start date: _', es: 'fecha de inicio', fields: ['plannedTime', 'startedAt'] },
          { printed: 'End date: _', es: 'fecha de término', fields: ['finishedAt'] },
        ],
      ],
    },
    {
      heading: { printed: 'Medications' },
      rows: [
        [
          { printed: 'Regimen: _', es: 'esquema', fields: ['regimen'] },
          { printed: 'every _ days', es: 'cada cuántos días', fields: ['dosage'] },
        ],
        line('_ _', 'medicamentos', 'medicines'),
      ],
    },
    {
      heading: { printed: 'Radiation and procedures' },
      rows: [
        line('Site: _', 'sitio', 'radiationLocations', 'metastasesLocations'),
        line('Technique: _', 'técnica', 'radiationType'),
        line('Procedure: _', 'procedimiento', 'metastasesTherapies'),
        other('Total dose: _'),
      ],
    },
    { heading: { printed: 'Follow-up' }, rows: [other('_ _')] },
  ],
};

export const label: Paper = {
  shape: 'label',
  title: { printed: '_ _ mg', es: 'el nombre de la medicina', fields: ['medicines'] },
  head: [{ printed: 'Patient: _' }, { printed: 'Rx number: _' }],
  sections: [{ heading: { printed: 'Directions' }, rows: [other('Take _ by mouth _'), other('Qty: _  Refills: _')] }],
};
