import { stepsOf } from '#services/members/asking/steps-of.ts';

/** Hormone receptors and HER2. */
export const receptors = stepsOf('diagnosis', 'receptors', [
  {
    fields: ['estrogen'],
    ask: { en: 'Is the estrogen receptor positive or negative?', es: '¿El receptor de estrógeno salió positivo o negativo?' },
    why: {
      en: 'If it is positive, hormonal therapy can help: pills or shots that keep estrogen away from the cancer.',
      es: 'Si es positivo, puede servir la terapia hormonal: pastillas o inyecciones que le quitan al cáncer el estrógeno.',
    },
  },
  {
    fields: ['estrogenPercentage', 'estrogenNumerical'],
    ask: {
      en: 'Does your report give a percentage or a score for estrogen?',
      es: '¿Su informe trae un porcentaje o un puntaje del estrógeno?',
    },
    why: {
      en: 'It tells how much hormonal therapy has to work on. Most reports give one of the two, and one is enough.',
      es: 'Dice sobre cuántas células puede actuar la terapia hormonal. Casi todos los informes traen uno de los dos, y con uno basta.',
    },
  },
  {
    fields: ['progesterone'],
    ask: { en: 'Is the progesterone receptor positive or negative?', es: '¿El receptor de progesterona salió positivo o negativo?' },
    why: {
      en: 'Doctors read it together with estrogen: if either one is positive, hormonal therapy may help.',
      es: 'Se lee junto con el de estrógeno: si cualquiera de los dos es positivo, puede servir la terapia hormonal.',
    },
  },
  {
    fields: ['progesteronePercentage', 'progesteroneNumerical'],
    ask: {
      en: 'Does it give a percentage or a score for progesterone?',
      es: '¿Trae un porcentaje o un puntaje de la progesterona?',
    },
    why: {
      en: 'Together with the one for estrogen it completes the picture. If you do not find it, go on without it.',
      es: 'Completa lo que dice el del estrógeno. Si no lo encuentra, siga sin él.',
    },
  },
  {
    fields: ['her2test'],
    ask: { en: 'How was HER2 tested?', es: '¿Cómo se hizo la prueba de HER2?' },
    why: {
      en: 'There are two ways, and we only ask for the results of yours. Where the first is not clear, the other decides.',
      es: 'Hay dos maneras, y solo le preguntamos el resultado de la suya. Si la primera no es clara, decide la otra.',
    },
  },
  {
    fields: ['her2IhcResult'],
    ask: { en: 'What number did the IHC test give?', es: '¿Qué número dio la prueba IHC?' },
    why: {
      en: 'It helps tell HER2-positive from HER2-low. Both can open the way to certain medicines, HER2-low when cancer has spread.',
      es: 'Ayuda a distinguir el HER2 positivo del HER2 bajo. Los dos pueden dar acceso a ciertas medicinas; el bajo, si se extendió.',
    },
  },
  {
    fields: ['her2IshResult'],
    ask: { en: 'What did the FISH, ISH or CISH test say?', es: '¿Qué dijo la prueba FISH, ISH o CISH?' },
    why: {
      en: 'It settles what a 2+ leaves open: whether medicines aimed at HER2 can help.',
      es: 'Resuelve lo que un 2+ deja abierto: si pueden servir las medicinas dirigidas al HER2.',
    },
  },
  {
    fields: ['her2neu'],
    ask: { en: 'All in all, is it HER2-positive or HER2-negative?', es: 'En resumen, ¿es HER2 positivo o HER2 negativo?' },
    why: {
      en: 'If it is positive, medicines aimed at HER2 are part of most plans. This answer is enough if you did not find the tests.',
      es: 'Si es positivo, casi todos los planes llevan medicinas dirigidas al HER2. Con esta respuesta basta si no encontró las pruebas.',
    },
  },
]);
