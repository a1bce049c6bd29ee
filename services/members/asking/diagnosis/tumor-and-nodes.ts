import { stepsOf } from '#services/members/asking/steps-of.ts';

/** What the pathologist says of the tumor. */
export const tumor = stepsOf('diagnosis', 'tumor', [
  {
    fields: ['size'],
    ask: { en: 'How big is it, or was it?', es: '¿De qué tamaño es, o era?' },
    why: {
      en: 'Size is part of the stage. It also helps decide which operations are possible, and whether medicine comes first.',
      es: 'El tamaño es parte de la etapa. También ayuda a decidir qué operaciones son posibles y si conviene empezar con medicinas.',
    },
  },
  {
    fields: ['grade'],
    ask: { en: 'What grade does your report give?', es: '¿Qué grado dice su informe?' },
    why: {
      en: 'The grade is one of the things that help decide whether chemotherapy would add something.',
      es: 'El grado es una de las cosas que ayudan a decidir si la quimioterapia agregaría algo.',
    },
  },
  {
    fields: ['vascularLymphatic'],
    ask: { en: 'Were cancer cells seen in small vessels?', es: '¿Se vieron células de cáncer en vasos pequeños?' },
    why: {
      en: 'It is one of several things that your team weighs when it plans what comes after surgery. None of them decides alone.',
      es: 'Es una de varias cosas que su equipo toma en cuenta al planear lo que sigue a la cirugía. Ninguna decide por sí sola.',
    },
  },
  {
    fields: ['margins'],
    ask: { en: 'What does your report say about the edges?', es: '¿Qué dice su informe sobre los bordes?' },
    why: {
      en: 'The edges tell whether enough was taken out. If you have not had surgery yet, choose “I don’t know”.',
      es: 'Los bordes dicen si se sacó lo suficiente. Si todavía no hay cirugía, elija «No lo sé».',
    },
  },
]);

/** What was found in the lymph nodes. */
export const nodes = stepsOf('diagnosis', 'nodes', [
  {
    fields: ['nodesRemoved'],
    ask: { en: 'How many lymph nodes were taken out?', es: '¿Cuántos ganglios le sacaron?' },
    why: {
      en: 'It helps your team know how to look after your arm: swelling is less common when only a few were taken out.',
      es: 'Le ayuda a su equipo a saber cómo cuidar su brazo: la hinchazón es menos común cuando se sacan pocos.',
    },
  },
  {
    fields: ['nodesPositive'],
    ask: { en: 'In how many of them was cancer found?', es: '¿En cuántos de ellos se encontró cáncer?' },
    why: {
      en: 'The number is part of the stage. It helps decide about radiation and about medicine after surgery.',
      es: 'El número es parte de la etapa. Ayuda a decidir sobre la radiación y las medicinas después de la cirugía.',
    },
  },
  {
    fields: ['nodesSize'],
    mayBeEmpty: true,
    ask: { en: 'How big is the largest spot in a node?', es: '¿Cuánto mide el foco más grande en un ganglio?' },
    why: {
      en: 'A few cells count differently from a larger spot, and can lead to another stage. Many reports leave it out: so can you.',
      es: 'Unas pocas células no cuentan igual que un foco mayor, y la etapa puede ser otra. Si su informe no lo trae, déjelo en blanco.',
    },
  },
  {
    fields: ['nodesAmount'],
    mayBeEmpty: true,
    ask: { en: 'Which of these does your report describe in the nodes?', es: '¿Qué de esto describe su informe en los ganglios?' },
    why: {
      en: 'It helps decide whether the armpit needs radiation or more surgery, or neither. If it says nothing of it, leave it blank.',
      es: 'Ayuda a decidir si la axila necesita radiación u otra cirugía, o ninguna de las dos. Si su informe no dice nada de esto, déjelo en blanco.',
    },
  },
]);
