import { type StepOf, stepsOf } from './steps-of.ts';

const treatment = stepsOf('treatment', 'treatment', [
  {
    fields: ['type'],
    ask: { en: 'Which treatment would you like to add?', es: '¿Qué tratamiento quiere agregar?' },
    why: {
      en: 'Each kind has questions of its own, and we only ask those. If you have several, add them one by one.',
      es: 'Cada clase tiene sus propias preguntas, y solo le hacemos esas. Si son varios, agréguelos uno por uno.',
    },
  },
  {
    fields: ['diagnosisIds'],
    ask: { en: 'Which diagnosis is it for?', es: '¿Para qué diagnóstico es?' },
    why: {
      en: 'So that later you, or a doctor who is new to you, can see what was given for what.',
      es: 'Así más adelante usted, o un médico nuevo, puede ver qué se dio y para qué.',
    },
  },
  {
    fields: ['status'],
    ask: { en: 'Is it planned, going on or finished?', es: '¿Está planeado, en curso o terminado?' },
    why: {
      en: 'Then we only ask for dates that there are already. You can change it as things move on.',
      es: 'Así solo le preguntamos las fechas que ya existen. Puede cambiarlo conforme avance.',
    },
  },
  {
    fields: ['surgeryGoals'],
    ask: { en: 'What is the surgery for?', es: '¿Para qué es la cirugía?' },
    why: {
      en: 'The same operation can treat a cancer, lower a risk or rebuild a breast, and what follows it is different each time.',
      es: 'La misma operación puede tratar un cáncer, reducir un riesgo o reconstruir un seno, y lo que sigue es distinto cada vez.',
    },
  },
  {
    fields: ['leftProcedures'],
    mayBeEmpty: true,
    ask: { en: 'Which operations are on the left side?', es: '¿Qué operaciones son del lado izquierdo?' },
    why: {
      en: 'What is done to each side counts later for radiation, checkups and the care of the arm. If nothing, leave it empty.',
      es: 'Lo que se hace en cada lado cuenta después para la radiación, los controles y el brazo. Si no es nada, déjelo en blanco.',
    },
  },
  {
    fields: ['rightProcedures'],
    mayBeEmpty: true,
    ask: { en: 'Which operations are on the right side?', es: '¿Qué operaciones son del lado derecho?' },
    why: {
      en: 'We ask for each side by itself, since they often differ. If nothing is done on this one, leave it empty.',
      es: 'Preguntamos por cada lado aparte porque muchas veces no es lo mismo. Si en este no se hace nada, déjelo en blanco.',
    },
  },
  {
    fields: ['regimen'],
    ask: { en: 'Which mix of chemo drugs is it?', es: '¿Qué esquema de quimio es?' },
    why: {
      en: 'Each mix has its own schedule and side effects. It will be asked for years from now too, as some drugs have a lifetime limit.',
      es: 'Cada esquema tiene su ritmo y sus efectos. Se lo preguntarán incluso años después, porque algunas medicinas tienen un tope de por vida.',
    },
  },
  {
    fields: ['medicines'],
    ask: { en: 'Which medicines are they?', es: '¿Qué medicinas son?' },
    why: {
      en: 'Side effects and checkups depend on the medicine. A clinical trial asks for all that you have had, by name.',
      es: 'De la medicina dependen los efectos y los controles. En un estudio clínico preguntan por el nombre de todas las que ha recibido.',
    },
  },
  {
    fields: ['dosage'],
    ask: { en: 'How close together are the doses?', es: '¿Qué tan seguidas son las dosis?' },
    why: {
      en: 'It explains, for example, why some people also get shots that help the body make white blood cells.',
      es: 'Explica, por ejemplo, por qué a algunas personas les ponen además inyecciones para formar glóbulos blancos.',
    },
  },
  {
    fields: ['radiationLocations'],
    ask: { en: 'Where does the radiation go?', es: '¿A qué zona va la radiación?' },
    why: {
      en: 'It tells what care your skin and arm need. Doctors ask for it later, since a place cannot always be treated again.',
      es: 'Dice qué cuidados necesitan la piel y el brazo. Se lo preguntarán después, porque no siempre se puede tratar otra vez una zona.',
    },
  },
  {
    fields: ['radiationType'],
    ask: { en: 'What kind of radiation is it?', es: '¿Qué clase de radiación es?' },
    why: {
      en: 'How many sessions there are, and how long each takes, depends on the kind.',
      es: 'De la clase depende cuántas sesiones son y cuánto dura cada una.',
    },
  },
  {
    fields: ['metastasesLocations'],
    ask: { en: 'Which place is treated?', es: '¿Qué lugar se trata?' },
    why: {
      en: 'Treating one place can ease pain or hold that spot. It mostly goes along with medicine for the whole body.',
      es: 'Tratar un solo lugar puede aliviar el dolor o frenar ese foco. Casi siempre va junto con medicina para todo el cuerpo.',
    },
  },
  {
    fields: ['metastasesTherapies'],
    ask: { en: 'What is done there?', es: '¿Qué se hace ahí?' },
    why: {
      en: 'What you can expect afterward depends on it, and so does what can be done there another time.',
      es: 'De eso depende qué puede esperar después, y qué se puede hacer ahí en otra ocasión.',
    },
  },
]);

const time = stepsOf('treatment', 'time', [
  {
    fields: ['plannedTime'],
    ask: { en: 'When is it to begin?', es: '¿Cuándo va a empezar?' },
    why: {
      en: 'With a date you can see how much time there is for what you want to ask or arrange. If it is put off, just change it.',
      es: 'Con una fecha ve cuánto tiempo tiene para lo que quiera preguntar o arreglar. Si se aplaza, solo cámbiela.',
    },
  },
  {
    fields: ['startedAt'],
    ask: { en: 'When did it begin?', es: '¿Cuándo empezó?' },
    why: {
      en: 'Some side effects come after days and others after months: with the date your team can tell what belongs to what.',
      es: 'Unos efectos llegan a los días y otros a los meses: con la fecha su equipo puede saber de qué viene cada cosa.',
    },
  },
  {
    fields: ['finishedAt'],
    ask: { en: 'When did it end?', es: '¿Cuándo terminó?' },
    why: {
      en: 'Checkups are planned from that day on, and clinical trials ask how long ago it was.',
      es: 'Los controles se planean a partir de ese día, y en los estudios clínicos preguntan cuánto hace.',
    },
  },
  {
    fields: ['timing'],
    ask: { en: 'Does it come before or after surgery?', es: '¿Va antes o después de la cirugía?' },
    why: {
      en: 'The same medicine has another goal at another time, and your team judges by that whether it works.',
      es: 'La misma medicina tiene otro objetivo según el momento, y con eso su equipo juzga si está sirviendo.',
    },
  },
  {
    fields: ['preventive'],
    ask: { en: 'Is it to prevent a cancer rather than to treat one?', es: '¿Es para prevenir un cáncer y no para tratarlo?' },
    why: {
      en: 'Somebody who lowers a risk has other checkups than somebody treated for cancer.',
      es: 'Quien reduce un riesgo tiene otros controles que quien recibe tratamiento para un cáncer.',
    },
  },
  {
    fields: ['notes'],
    ask: { en: 'Is there anything you would like to note down?', es: '¿Quiere anotar algo más?' },
    why: {
      en: 'How it went, a dose that was changed, a question for the next visit: whatever will be good to find again.',
      es: 'Cómo le fue, una dosis que cambiaron, una pregunta para la próxima cita: lo que le convenga encontrar después.',
    },
  },
]);

/** What is asked of a treatment, in this order. Who sees it is asked where all of it is looked over. */
export const treatmentSteps: readonly StepOf<'treatment'>[] = [...treatment, ...time];
