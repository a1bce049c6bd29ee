import { stepsOf } from '#services/members/asking/steps-of.ts';

/** Tests of the tumor's genes, of what immunotherapy needs, and of inherited genes. */
export const tests = stepsOf('diagnosis', 'tests', [
  {
    fields: ['genomeTestDone'],
    ask: { en: 'Was the tumor sent for a genomic test?', es: '¿Le hicieron una prueba genómica al tumor?' },
    why: {
      en: 'In early hormone-positive cancer such a test helps decide whether chemotherapy would add something.',
      es: 'En un cáncer temprano con receptores de hormonas ayuda a decidir si la quimioterapia agregaría algo.',
    },
  },
  {
    fields: ['genomeTestName'],
    ask: { en: 'Which genomic test was it?', es: '¿Qué prueba genómica fue?' },
    why: {
      en: 'Each test gives its result in its own way, so we only ask for what yours says.',
      es: 'Cada prueba da el resultado a su manera, así que solo le preguntamos lo que dice la suya.',
    },
  },
  {
    fields: ['genomicAssay'],
    ask: { en: 'What score does the report give?', es: '¿Qué puntaje trae el informe?' },
    why: {
      en: 'Depending on the test, the score helps decide about chemotherapy, radiation or longer hormonal therapy.',
      es: 'Según la prueba, el puntaje ayuda a decidir sobre la quimioterapia, la radiación o una terapia hormonal más larga.',
    },
  },
  {
    fields: ['genomeTestResult'],
    ask: { en: 'What risk does the report name?', es: '¿Qué riesgo nombra el informe?' },
    why: {
      en: 'It helps you and your team choose between more and less treatment. It tells of many people like you, not of you alone.',
      es: 'Les ayuda a usted y a su equipo a elegir entre más y menos tratamiento. Habla de muchas personas parecidas, no solo de usted.',
    },
  },
  {
    fields: ['genomeTestResultPredictive'],
    ask: { en: 'Does it say that longer hormonal therapy would help?', es: '¿Dice que serviría alargar la terapia hormonal?' },
    why: {
      en: 'It is good to have at hand when you and your team decide whether to go on after five years.',
      es: 'Conviene tenerlo a la mano cuando usted y su equipo decidan si sigue después de cinco años.',
    },
  },
  {
    fields: ['pdlTestDone'],
    ask: { en: 'Was the cancer tested for PD-L1?', es: '¿Se buscó PD-L1 en el tumor?' },
    why: {
      en: 'In triple-negative cancer that has spread, it tells whether immunotherapy may help. Most other cancers do not need it.',
      es: 'En un triple negativo que se extendió, dice si puede servir la inmunoterapia. En casi todos los demás no hace falta.',
    },
  },
  {
    fields: ['pdlTestResult'],
    ask: { en: 'Was PD-L1 positive or negative?', es: '¿PD-L1 salió positivo o negativo?' },
    why: {
      en: 'It counts for immunotherapy when triple-negative cancer has spread. In early triple-negative cancer it does not decide that.',
      es: 'Cuenta para la inmunoterapia si un triple negativo se extendió. En un triple negativo temprano no decide eso.',
    },
  },
  {
    fields: ['inheritedAbnormal'],
    ask: { en: 'Was a gene change found that you were born with?', es: '¿Se encontró un cambio genético con el que usted nació?' },
    why: {
      en: 'A change such as BRCA can open the way to certain medicines. It also matters for surgery, and for your relatives.',
      es: 'Un cambio como BRCA puede dar acceso a ciertas medicinas. También cuenta para la cirugía y para su familia.',
    },
  },
]);
