import type { DocumentId, Said } from './field.ts';

/** The papers in which members find answers, as they and their clinics call them. */
export const documents: Readonly<Record<DocumentId, { label: Said; meaning: Said }>> = {
  biopsyReport: {
    label: { en: 'Biopsy report', es: 'Informe de la biopsia' },
    meaning: {
      en: 'What the lab saw in the first small piece of tissue.',
      es: 'Lo que el laboratorio vio en el primer trocito de tejido.',
    },
  },
  surgeryPathology: {
    label: { en: 'Pathology report after surgery', es: 'Informe de patología después de la cirugía' },
    meaning: {
      en: 'What the lab saw in everything that was taken out.',
      es: 'Lo que el laboratorio vio en todo lo que se sacó.',
    },
  },
  imagingReport: {
    label: { en: 'Imaging report', es: 'Informe de los estudios de imagen' },
    meaning: {
      en: 'What was seen on a mammogram, ultrasound, MRI or scan.',
      es: 'Lo que se vio en la mamografía, la ecografía, la resonancia u otro estudio de imagen.',
    },
  },
  genomicReport: {
    label: { en: 'Genomic test report', es: 'Informe de la prueba genómica' },
    meaning: {
      en: 'The result of a test of the tumor’s genes, on the company’s own paper.',
      es: 'El resultado de la prueba de los genes del tumor, en la hoja de la empresa que la hizo.',
    },
  },
  geneticReport: {
    label: { en: 'Genetic test report', es: 'Informe de la prueba genética' },
    meaning: {
      en: 'The result of a blood or saliva test for changes you were born with.',
      es: 'El resultado del análisis de sangre o saliva que busca cambios de nacimiento.',
    },
  },
  operativeReport: {
    label: { en: 'Operative report', es: 'Informe de la operación' },
    meaning: { en: 'What the surgeon wrote about the operation.', es: 'Lo que escribió el equipo de cirugía sobre la operación.' },
  },
  visitSummary: {
    label: { en: 'Visit summary', es: 'Resumen de la consulta' },
    meaning: {
      en: 'The pages you get after a visit, on paper or in the patient portal.',
      es: 'Las hojas que le dan después de la consulta, en papel o en el portal del paciente.',
    },
  },
  treatmentSummary: {
    label: { en: 'Treatment plan or summary', es: 'Plan o resumen del tratamiento' },
    meaning: {
      en: 'What was planned or given: names, doses and dates.',
      es: 'Lo que se planeó o se dio: nombres, dosis y fechas.',
    },
  },
  medicineLabel: {
    label: { en: 'Medicine label', es: 'Etiqueta de la medicina' },
    meaning: { en: 'What stands on the bottle, the box or the drip bag.', es: 'Lo que dice el frasco, la caja o la bolsa del suero.' },
  },
};
