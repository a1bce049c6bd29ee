import type { Said } from '#services/members/vocabulary/field.ts';

type Group = { title: Said; questions: readonly Said[] };

/** Questions to begin with, by what they are about, in the order in which they are shown. To whom each is offered: `starters.ts`. */
export const starterWords = {
  caring: {
    title: { en: 'When you care for someone', es: 'Si cuida a alguien' },
    questions: [
      {
        en: 'Which signs should make me call, and which number do I call at night?',
        es: '¿Con qué señales debo llamar y a qué número llamo de noche?',
      },
      { en: 'What can I do at home, and what should I leave to you?', es: '¿Qué puedo hacer en casa y qué les dejo a ustedes?' },
      {
        en: 'May you speak with me, and what does that need in writing?',
        es: '¿Pueden hablar conmigo y qué permiso por escrito hace falta?',
      },
      { en: 'Who helps the person who helps?', es: '¿Quién ayuda a la persona que cuida?' },
    ],
  },
  risk: {
    title: { en: 'About your risk', es: 'Sobre su riesgo' },
    questions: [
      { en: 'What is my risk, and how was it worked out?', es: '¿Cuál es mi riesgo y cómo se calculó?' },
      {
        en: 'Which screening do I need, from what age, and how often?',
        es: '¿Qué estudios de detección necesito, desde qué edad y cada cuánto?',
      },
      { en: 'Should I see a genetic counselor?', es: '¿Me conviene ver a un asesor genético?' },
      {
        en: 'Is there a medicine or a surgery that would lower my risk, and what would it cost my body?',
        es: '¿Hay una medicina o una cirugía que baje mi riesgo y qué le costaría a mi cuerpo?',
      },
    ],
  },
  new: {
    title: { en: 'At the beginning', es: 'Al comienzo' },
    questions: [
      {
        en: 'What exactly do I have, and may I have a copy of the pathology report?',
        es: '¿Qué tengo exactamente? ¿Me dan una copia del informe de patología?',
      },
      {
        en: 'What are the stage, the grade, and the results for ER, PR and HER2?',
        es: '¿Cuáles son la etapa, el grado y los resultados de RE, RP y HER2?',
      },
      { en: 'Which tests are still missing before we decide?', es: '¿Qué estudios faltan antes de decidir?' },
      { en: 'Which treatments do you recommend, in what order, and why?', es: '¿Qué tratamientos recomienda, en qué orden y por qué?' },
      {
        en: 'How much time do I have to decide, or to ask for a second opinion?',
        es: '¿Cuánto tiempo tengo para decidir o para pedir una segunda opinión?',
      },
      { en: 'Should I have a genetic test?', es: '¿Debo hacerme una prueba genética?' },
      {
        en: 'Could treatment keep me from having children, and what can be done before it begins?',
        es: '¿El tratamiento podría impedirme tener hijos y qué se puede hacer antes de empezar?',
      },
    ],
  },
  'in-situ': {
    title: { en: 'About cancer in situ (stage 0)', es: 'Sobre el cáncer in situ (etapa 0)' },
    questions: [
      { en: 'Was anything found that has left the ducts?', es: '¿Se encontró algo que haya salido de los conductos?' },
      {
        en: 'Do I need radiation after the surgery, and what would I gain from it?',
        es: '¿Necesito radiación después de la cirugía y qué ganaría con ella?',
      },
      { en: 'Would a hormonal medicine help me?', es: '¿Me ayudaría una medicina hormonal?' },
    ],
  },
  metastatic: {
    title: { en: 'About metastatic cancer', es: 'Sobre el cáncer metastásico' },
    questions: [
      {
        en: 'What do we hope to gain from this treatment, and how will we know that it works?',
        es: '¿Qué esperamos lograr con este tratamiento y cómo sabremos que funciona?',
      },
      {
        en: 'Should the spread be biopsied, or the tumor tested again for ER, PR, HER2 and gene changes?',
        es: '¿Conviene hacer una biopsia de donde se extendió, o volver a analizar RE, RP, HER2 y los cambios en los genes?',
      },
      { en: 'Is there a clinical trial that fits me?', es: '¿Hay un estudio clínico que sea para mí?' },
      {
        en: 'When can palliative care join, to keep pain and side effects down?',
        es: '¿Cuándo puede sumarse el equipo de cuidados paliativos para controlar el dolor y los efectos?',
      },
      {
        en: 'How do I tell you what matters most to me, and what I do not want?',
        es: '¿Cómo les digo lo que más me importa y lo que no quiero?',
      },
    ],
  },
  surgery: {
    title: { en: 'About surgery', es: 'Sobre la cirugía' },
    questions: [
      {
        en: 'Can the breast be kept, and what speaks for and against it in my case?',
        es: '¿Se puede conservar el seno? ¿Qué hay a favor y en contra en mi caso?',
      },
      {
        en: 'How many lymph nodes will you take, and how do I protect my arm?',
        es: '¿Cuántos ganglios van a sacar y cómo protejo el brazo?',
      },
      {
        en: 'Which of my medicines do I stop before, and when do I start again?',
        es: '¿Cuáles de mis medicinas dejo antes y cuándo las retomo?',
      },
      {
        en: 'Can the breast be rebuilt, when, and what if I do not want that?',
        es: '¿Se puede reconstruir el seno, cuándo, y qué pasa si no quiero?',
      },
      { en: 'What may I lift and do afterwards, and from when on?', es: '¿Qué puedo cargar y hacer después, y desde cuándo?' },
      { en: 'When will I know the result, and were the margins clear?', es: '¿Cuándo sabré el resultado? ¿Los márgenes quedaron limpios?' },
    ],
  },
  chemotherapy: {
    title: { en: 'About chemotherapy', es: 'Sobre la quimioterapia' },
    questions: [
      {
        en: 'Which medicines will I get, how often, and for how long?',
        es: '¿Qué medicinas me van a dar, cada cuánto y por cuánto tiempo?',
      },
      {
        en: 'Whom do I call with a fever of 100.4 °F (38 °C), also at night?',
        es: '¿A quién llamo con fiebre de 38 °C (100.4 °F), también de noche?',
      },
      { en: 'What do I take for nausea, and when do I take it?', es: '¿Qué tomo para las náuseas y cuándo lo tomo?' },
      { en: 'What do we do if my hands or feet go numb?', es: '¿Qué hacemos si se me duermen las manos o los pies?' },
      {
        en: 'Will I lose my hair, and is scalp cooling possible here?',
        es: '¿Se me va a caer el cabello? ¿Aquí hay enfriamiento del cuero cabelludo?',
      },
      { en: 'Do I need a port?', es: '¿Necesito un puerto?' },
    ],
  },
  targeted: {
    title: { en: 'About targeted therapy', es: 'Sobre la terapia dirigida' },
    questions: [
      {
        en: 'What does this medicine act on, and how do you know that I have it?',
        es: '¿Sobre qué actúa esta medicina y cómo saben que lo tengo?',
      },
      {
        en: 'Which tests of heart, lungs or blood do I need, and how often?',
        es: '¿Qué estudios del corazón, los pulmones o la sangre necesito y cada cuánto?',
      },
      { en: 'Which effects should I report the same day?', es: '¿De qué efectos debo avisar el mismo día?' },
      { en: 'What do I do when I forget a dose?', es: '¿Qué hago si se me olvida una dosis?' },
    ],
  },
  immunotherapy: {
    title: { en: 'About immunotherapy', es: 'Sobre la inmunoterapia' },
    questions: [
      {
        en: 'Which effects can come, also months after the last dose?',
        es: '¿Qué efectos pueden aparecer, incluso meses después de la última dosis?',
      },
      { en: 'Do I get a card that says that I have immunotherapy?', es: '¿Me dan una tarjeta que diga que recibo inmunoterapia?' },
      {
        en: 'Which blood tests do I need, such as those of the thyroid?',
        es: '¿Qué análisis de sangre necesito, como los de la tiroides?',
      },
    ],
  },
  radiation: {
    title: { en: 'About radiation', es: 'Sobre la radiación' },
    questions: [
      { en: 'How many sessions do I need, and would fewer do as well?', es: '¿Cuántas sesiones necesito? ¿Servirían igual menos?' },
      { en: 'How are heart and lungs kept out of it?', es: '¿Cómo se protegen el corazón y los pulmones?' },
      { en: 'What do I put on my skin, and what not?', es: '¿Qué me pongo en la piel y qué no?' },
      { en: 'What does it mean for a reconstruction?', es: '¿Qué significa para una reconstrucción?' },
    ],
  },
  hormonal: {
    title: { en: 'About hormonal therapy', es: 'Sobre la terapia hormonal' },
    questions: [
      { en: 'For how many years do I take it, and what do I gain by longer?', es: '¿Por cuántos años la tomo y qué gano con más tiempo?' },
      {
        en: 'What helps with hot flashes, aching joints or dryness?',
        es: '¿Qué ayuda con los bochornos, el dolor de articulaciones o la resequedad?',
      },
      { en: 'Should my bones be measured?', es: '¿Hay que medirme los huesos?' },
      { en: 'Which of my other medicines do not go with it?', es: '¿Cuáles de mis otras medicinas no van con ella?' },
      { en: 'I can hardly bear it. What else is there?', es: 'Apenas la aguanto. ¿Qué otra opción hay?' },
    ],
  },
  'hormone-positive': {
    title: { en: 'About hormone receptors', es: 'Sobre los receptores de hormonas' },
    questions: [
      { en: 'Which hormonal medicine fits me, and when does it begin?', es: '¿Qué medicina hormonal es para mí y cuándo empieza?' },
      {
        en: 'Would a genomic test help to decide about chemotherapy?',
        es: '¿Ayudaría una prueba genómica a decidir sobre la quimioterapia?',
      },
    ],
  },
  her2: {
    title: { en: 'About HER2', es: 'Sobre HER2' },
    questions: [
      {
        en: 'Which medicines against HER2 do I get, before or after surgery, and for how long?',
        es: '¿Qué medicinas contra HER2 me dan, antes o después de la cirugía, y por cuánto tiempo?',
      },
      { en: 'How is my heart watched?', es: '¿Cómo me vigilan el corazón?' },
    ],
  },
  'triple-negative': {
    title: { en: 'About triple-negative cancer', es: 'Sobre el cáncer triple negativo' },
    questions: [
      {
        en: 'Should chemotherapy come before surgery, and immunotherapy with it?',
        es: '¿Conviene la quimioterapia antes de la cirugía, y con inmunoterapia?',
      },
      {
        en: 'Should I be tested for BRCA and other genes, and what would change?',
        es: '¿Deben hacerme la prueba de BRCA y otros genes? ¿Qué cambiaría?',
      },
    ],
  },
  after: {
    title: { en: 'After treatment', es: 'Después del tratamiento' },
    questions: [
      { en: 'Who sees me from now on, how often, and with which tests?', es: '¿Quién me ve desde ahora, cada cuánto y con qué estudios?' },
      { en: 'What should I watch for, and whom do I tell?', es: '¿A qué debo estar atenta o atento y a quién le aviso?' },
      { en: 'May I have a written summary of my treatment?', es: '¿Me dan un resumen por escrito de mi tratamiento?' },
      {
        en: 'What helps with what has stayed: tiredness, fear, sleep, memory?',
        es: '¿Qué ayuda con lo que quedó: cansancio, miedo, sueño, memoria?',
      },
    ],
  },
  everybody: {
    title: { en: 'At any visit', es: 'En cualquier cita' },
    questions: [
      { en: 'Can you say that again in plain words?', es: '¿Me lo puede decir otra vez con palabras sencillas?' },
      { en: 'What happens if we wait, or do nothing?', es: '¿Qué pasa si esperamos o no hacemos nada?' },
      { en: 'What will it cost me, and who helps with the bills?', es: '¿Cuánto me va a costar y quién ayuda con las cuentas?' },
      { en: 'Can I have an interpreter?', es: '¿Me pueden dar un intérprete?' },
      { en: 'Whom do I call with a question after today?', es: '¿A quién llamo si tengo una pregunta después de hoy?' },
    ],
  },
} as const satisfies Readonly<Record<string, Group>>;
export type StarterGroup = keyof typeof starterWords;
