import { stepsOf } from '#services/members/asking/steps-of.ts';

/** What it is, where and since when, and how far it has gone. */
export const beginning = stepsOf('diagnosis', 'beginning', [
  {
    fields: ['diagnosed'],
    ask: { en: 'Has a doctor confirmed a diagnosis?', es: '¿Ya le confirmaron un diagnóstico?' },
    why: {
      en: 'If you are still waiting for a result, there is nothing more to fill in for now. Findings that are not cancer, such as LCIS, count too.',
      es: 'Si todavía espera un resultado, por ahora no hay nada más que llenar. También cuenta un hallazgo que no es cáncer, como el CLIS.',
    },
  },
  {
    fields: ['cancerTypes'],
    ask: { en: 'What type did they tell you it is?', es: '¿Qué tipo le dijeron que es?' },
    why: {
      en: 'The type says which treatments make sense, and which of our pages are about yours.',
      es: 'El tipo dice qué tratamientos tienen sentido y cuáles de nuestras páginas hablan del suyo.',
    },
  },
  {
    fields: ['cancerSubtypes'],
    ask: { en: 'Does your report name a subtype?', es: '¿Su informe nombra un subtipo?' },
    why: {
      en: 'A few subtypes behave differently from the common kind, and that can change the plan. Most reports name none.',
      es: 'Algunos subtipos se portan distinto del más común, y eso puede cambiar el plan. Casi todos los informes no nombran ninguno.',
    },
  },
  {
    fields: ['side'],
    ask: { en: 'Which breast is it in?', es: '¿En qué seno está?' },
    why: {
      en: 'Surgery and radiation are planned for each side. With this noted down, you can check that every form names the right one.',
      es: 'La cirugía y la radiación se planean para cada lado. Con esto anotado, puede comprobar que todos sus papeles digan el correcto.',
    },
  },
  {
    fields: ['diagnosisDateYear', 'diagnosisDateMonth', 'diagnosisDateDay'],
    ask: { en: 'When was it found?', es: '¿Cuándo se lo encontraron?' },
    why: {
      en: 'Doctors and clinical trials ask how long ago it was. The year alone already helps.',
      es: 'En las consultas y en los estudios clínicos preguntan cuánto hace. Con el año ya sirve.',
    },
  },
  {
    fields: ['menopause'],
    ask: { en: 'Had you been through menopause when it was found?', es: '¿Ya había pasado por la menopausia cuando se lo encontraron?' },
    why: {
      en: 'Some hormone-blocking pills work only after menopause, or while the ovaries are at rest. If you are a man, choose “I don’t know”.',
      es: 'Algunas pastillas contra las hormonas solo sirven después de la menopausia o con los ovarios en reposo. Si es hombre, elija «No lo sé».',
    },
  },
  {
    fields: ['recurrent'],
    ask: { en: 'Is this your first breast cancer?', es: '¿Es su primer cáncer de mama?' },
    why: {
      en: 'What you had before, and how it was treated, counts when the next treatment is chosen. Clinical trials ask for it too.',
      es: 'Lo que tuvo antes, y cómo se trató, cuenta al elegir el tratamiento que sigue. También lo preguntan en los estudios clínicos.',
    },
  },
  {
    fields: ['stage'],
    ask: { en: 'What stage did they tell you?', es: '¿En qué etapa le dijeron que está?' },
    why: {
      en: 'The stage helps decide which treatments are offered, and in what order. It is one of the first things a clinical trial asks.',
      es: 'La etapa ayuda a decidir qué tratamientos le ofrecen y en qué orden. Es de lo primero que preguntan en un estudio clínico.',
    },
  },
  {
    fields: ['metastatic'],
    ask: { en: 'Has it reached a part of the body far from the breast?', es: '¿Ha llegado a una parte del cuerpo lejos del seno?' },
    why: {
      en: 'Then treatment is planned in another way, for the whole body. Lymph nodes in the armpit do not count as far.',
      es: 'En ese caso el tratamiento se planea de otra manera, para todo el cuerpo. Los ganglios de la axila no cuentan como lejos.',
    },
  },
  {
    fields: ['metastatisSites'],
    ask: { en: 'Which places has it reached?', es: '¿A qué lugares llegó?' },
    why: {
      en: 'Some places have treatments of their own, such as medicine that makes bones stronger. Clinical trials ask for them too.',
      es: 'Algunos lugares tienen tratamientos propios, como la medicina que fortalece los huesos. También los preguntan en los estudios clínicos.',
    },
  },
]);
