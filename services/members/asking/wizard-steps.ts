import type { Diagnosis } from '#services/members/vocabulary/diagnosis/diagnosis-schema.ts';
import type { FieldName } from '#services/members/vocabulary/record.ts';
import { diagnosisSteps } from './diagnosis-steps.ts';
import { type StepOf, stepsOf } from './steps-of.ts';

const about = stepsOf('profile', 'about', [
  {
    fields: ['persona'],
    ask: { en: 'Which of these is closest to your life right now?', es: '¿Qué describe mejor el momento en que está?' },
    why: {
      en: 'What helps in the first weeks is different from what helps years later, or while caring for somebody else.',
      es: 'Lo que ayuda en las primeras semanas no es lo mismo que ayuda años después, o cuando se cuida a otra persona.',
    },
  },
  {
    fields: ['birthdate'],
    ask: { en: 'When were you born?', es: '¿Cuándo nació?' },
    why: {
      en: 'Screening advice goes by age, and many clinical trials take people of certain ages.',
      es: 'Los consejos sobre mamografías dependen de la edad, y muchos estudios clínicos reciben a personas de ciertas edades.',
    },
  },
  {
    fields: ['sex'],
    ask: { en: 'What was your sex at birth?', es: '¿Cuál fue su sexo al nacer?' },
    why: {
      en: 'Then we leave out what does not concern you. Some breast cancer medicines are used differently in men.',
      es: 'Así dejamos fuera lo que no le toca. Algunas medicinas del cáncer de mama se usan de otra manera en los hombres.',
    },
  },
  {
    fields: ['menopausalStatus'],
    ask: { en: 'Have your periods stopped?', es: '¿Ya dejó de venirle la regla?' },
    why: {
      en: 'Some hormone-blocking pills work only after menopause, or while the ovaries are at rest. Some clinical trials ask too.',
      es: 'Algunas pastillas contra las hormonas solo sirven después de la menopausia o con los ovarios en reposo. Algunos estudios clínicos también lo preguntan.',
    },
  },
  {
    fields: ['ethnicity'],
    ask: { en: 'Where does your family come from?', es: '¿De dónde viene su familia?' },
    why: {
      en: 'Some inherited changes are more common in some families. Clinical trials ask as well, since they have left many people out.',
      es: 'Algunos cambios heredados son más comunes en ciertas familias. También lo preguntan los estudios clínicos, que han dejado fuera a mucha gente.',
    },
  },
]);

const place = stepsOf('profile', 'place', [
  {
    fields: ['city', 'state', 'country', 'timeZone'],
    ask: { en: 'Where do you live?', es: '¿Dónde vive?' },
    why: {
      en: 'Clinical trials, insurance and help with costs differ from place to place. The country alone already says something.',
      es: 'Los estudios clínicos, el seguro y la ayuda con los gastos cambian de un lugar a otro. Con el país ya se sabe algo.',
    },
  },
]);

const health = stepsOf('profile', 'health', [
  {
    fields: ['additionalRisks'],
    ask: { en: 'Has a doctor told you of any of these?', es: '¿Le han dicho que tiene algo de esto?' },
    why: {
      en: 'Some of them are a reason to talk about screening more often, or with an MRI.',
      es: 'Algunos son motivo para hablar de estudios más seguidos, o con resonancia.',
    },
  },
  {
    fields: ['familyHistory'],
    ask: {
      en: 'Has anyone in your family had breast or ovarian cancer?',
      es: '¿Alguien de su familia ha tenido cáncer de mama o de ovario?',
    },
    why: {
      en: 'It helps decide whether a genetic test makes sense for you, and from what age to screen.',
      es: 'Ayuda a decidir si le conviene una prueba genética y desde qué edad hacerse estudios.',
    },
  },
  {
    fields: ['hadGeneticTesting'],
    ask: { en: 'Have you had a genetic test?', es: '¿Le han hecho una prueba genética?' },
    why: {
      en: 'Its result can change surgery, medicine and screening, and can matter to your relatives.',
      es: 'El resultado puede cambiar la cirugía, las medicinas y los estudios, y puede importarle a su familia.',
    },
  },
  {
    fields: ['brca'],
    ask: { en: 'What did the genetic test find?', es: '¿Qué encontró la prueba genética?' },
    why: {
      en: 'A harmful change has screening and sometimes medicines of its own. One of uncertain meaning is not treated as harmful.',
      es: 'Un cambio dañino tiene sus propios estudios y a veces sus propias medicinas. Uno incierto no se trata como dañino.',
    },
  },
  {
    fields: ['brcaValue'],
    ask: { en: 'Which genes have a change?', es: '¿Qué genes tienen un cambio?' },
    why: {
      en: 'Each gene goes with risks of its own, so the advice differs from gene to gene.',
      es: 'Cada gen va con sus propios riesgos, así que los consejos cambian de un gen a otro.',
    },
  },
  {
    fields: ['brcaTestDate'],
    ask: { en: 'When was the genetic test?', es: '¿Cuándo fue la prueba genética?' },
    why: {
      en: 'If it was long ago, you can ask whether a newer test would tell you more.',
      es: 'Si fue hace mucho, puede preguntar si una prueba más nueva le diría algo más.',
    },
  },
]);

const wishes = stepsOf('profile', 'wishes', [
  {
    fields: ['emailOptIn', 'articleNotificationFrequency', 'recommendations'],
    ask: { en: 'What may we send you, and choose for you?', es: '¿Qué podemos enviarle y elegir para usted?' },
    why: {
      en: 'All of it is off until you turn it on. You can change your mind at any time in your settings.',
      es: 'Nada de esto se activa hasta que usted lo pida. Puede cambiar de opinión cuando quiera en sus ajustes.',
    },
  },
]);

const inTheWizard: readonly FieldName<Diagnosis>[] = ['diagnosed', 'cancerTypes', 'diagnosisDateYear', 'stage', 'side'];

/** The few questions of a diagnosis that the guided profile asks: steps of its flow, by their first field. */
const diagnosis = inTheWizard.flatMap((first) => diagnosisSteps.filter(({ fields }) => fields[0] === first));

/** What the guided profile asks, in this order: of the member, of a first diagnosis, and what she would like. */
export const wizardSteps: readonly (StepOf<'profile'> | StepOf<'diagnosis'>)[] = [...about, ...place, ...health, ...diagnosis, ...wishes];
