import { type WordsOf, words } from '#app/i18n/words.ts';

/** One trial, several side by side, and what to ask. */
export const trialWords = words({
  'trial.status': { en: 'Status', es: 'Situación' },
  'trial.status.RECRUITING': { en: 'Taking people now', es: 'Recibe participantes' },
  'trial.status.NOT_YET_RECRUITING': { en: 'Opens soon', es: 'Abrirá pronto' },
  'trial.status.closed': { en: 'Takes nobody new', es: 'Ya no recibe a nadie' },
  'trial.status.unknown': { en: 'The registry does not say', es: 'El registro no lo dice' },
  'trial.gone': {
    en: 'This study is no longer on the registry’s list of those that take people. What follows is what it said last.',
    es: 'Este estudio ya no está en la lista de los que reciben participantes. Lo que sigue es lo último que decía.',
  },
  'trial.purpose': { en: 'What it wants to find out', es: 'Qué quiere averiguar' },
  'trial.registryTitle': { en: 'The registry’s title', es: 'El título en el registro' },
  'trial.registryText': { en: 'In the registry’s own words', es: 'Con las palabras del registro' },
  'trial.phase': { en: 'Phase', es: 'Fase' },
  'trial.phase.EARLY_PHASE1': {
    en: 'Very small amounts, in very few people: how does the body handle the drug?',
    es: 'Cantidades muy pequeñas, en muy pocas personas: ¿qué hace el cuerpo con la medicina?',
  },
  'trial.phase.PHASE1': {
    en: 'Looks for a safe dose, in a small group. Nobody knows yet whether it helps.',
    es: 'Busca una dosis segura, en un grupo pequeño. Todavía no se sabe si ayuda.',
  },
  'trial.phase.PHASE2': { en: 'Looks at whether it works, in more people.', es: 'Ve si funciona, en más personas.' },
  'trial.phase.PHASE3': {
    en: 'Compares it with the usual treatment, in large groups that are put together by chance.',
    es: 'La compara con el tratamiento habitual, en grupos grandes que se forman al azar.',
  },
  'trial.phase.PHASE4': { en: 'Follows a treatment that is in use already.', es: 'Sigue un tratamiento que ya se usa.' },
  'trial.phase.NA': {
    en: 'Phases are for drugs; this study is about something else.',
    es: 'Las fases son para medicinas; este estudio trata de otra cosa.',
  },
  'trial.phase.none': { en: 'The registry gives none.', es: 'El registro no indica ninguna.' },
  'trial.groups': { en: 'Groups', es: 'Grupos' },
  'trial.groups.RANDOMIZED': {
    en: 'A computer decides by chance who gets what. Neither you nor your doctor can choose.',
    es: 'Una computadora decide al azar quién recibe qué. Ni usted ni su médico pueden elegir.',
  },
  'trial.groups.other': { en: 'Not by chance, or there is only one group.', es: 'No es al azar, o hay un solo grupo.' },
  'trial.groups.unknown': { en: 'The registry does not say.', es: 'El registro no lo dice.' },
  'trial.gets': { en: 'What people in it get', es: 'Qué reciben los participantes' },
  'trial.size': { en: 'People in all', es: 'Personas en total' },
  'trial.who': { en: 'Who it is for, by age and sex', es: 'Para quién es, por edad y sexo' },
  'trial.age.years': { en: '{count, plural, one {# year} other {# years}}', es: '{count, plural, one {# año} other {# años}}' },
  'trial.age.months': { en: '{count, plural, one {# month} other {# months}}', es: '{count, plural, one {# mes} other {# meses}}' },
  'trial.age.from': { en: '{least} or older', es: '{least} o más' },
  'trial.age.to': { en: 'up to {most}', es: 'hasta {most}' },
  'trial.age.between': { en: '{least} to {most}', es: 'de {least} a {most}' },
  'trial.sex.ALL': { en: 'Everybody', es: 'Todas las personas' },
  'trial.sex.FEMALE': { en: 'Women', es: 'Mujeres' },
  'trial.sex.MALE': { en: 'Men', es: 'Hombres' },
  'trial.sponsor': { en: 'Who runs it', es: 'Quién lo dirige' },
  'trial.updated': { en: 'Last changed at the registry', es: 'Último cambio en el registro' },
  'trial.number': { en: 'Number', es: 'Número' },
  'trial.sites': { en: 'Where it takes people', es: 'Dónde recibe participantes' },
  'trial.sites.near': { en: 'Nearest to {zip}', es: 'Más cerca de {zip}' },
  'trial.sites.ask': { en: 'See which places are nearest', es: 'Ver qué lugares quedan más cerca' },
  'trial.sites.none': { en: 'No open place is listed. Call the study.', es: 'No aparece ningún lugar abierto. Llame al estudio.' },
  'trial.sites.more': {
    en: '{count, plural, one {# more place is} other {# more places are}} listed at the registry.',
    es: 'En el registro hay {count, plural, one {# lugar más} other {# lugares más}}.',
  },
  'trial.contacts': { en: 'Whom to call about it', es: 'A quién llamar por este estudio' },
  'trial.contacts.none': {
    en: 'The registry names nobody. Ask your doctor to call the hospital.',
    es: 'El registro no nombra a nadie. Pida a su médico que llame al hospital.',
  },
  'trial.contacts.date': {
    en: 'As the registry had it on {date}; people and numbers change.',
    es: 'Según el registro del {date}; las personas y los números cambian.',
  },
  'trial.criteria': { en: 'Who may join: bring these as questions', es: 'Quién puede entrar: llévelo como preguntas' },
  'trial.criteria.lead': {
    en: 'Only the study team can say whether you fit. Each line below is theirs; read it to your doctor or the coordinator and ask: “How is this with me?”',
    es: 'Solo el equipo del estudio puede decir si usted cumple. Cada línea de abajo es suya; léasela a su médico o a la coordinación y pregunte: «¿Cómo es en mi caso?».',
  },
  'trial.criteria.inclusion': { en: 'They look for', es: 'Buscan a personas con' },
  'trial.criteria.exclusion': { en: 'They cannot take people with', es: 'No pueden aceptar a personas con' },
  'trial.criteria.ask': { en: 'Ask: how is this with me?', es: 'Pregunte: ¿cómo es en mi caso?' },
  'trial.criteria.none': { en: 'The registry does not say. Ask the study.', es: 'El registro no lo dice. Pregunte al estudio.' },
  'trial.questions': { en: 'Questions for the coordinator', es: 'Preguntas para la coordinación' },
  'trial.questions.open': {
    en: 'Are you still taking people, at which hospital, and until when?',
    es: '¿Todavía reciben personas, en qué hospital y hasta cuándo?',
  },
  'trial.questions.fit': {
    en: 'Which of my reports do you need to see whether I fit?',
    es: '¿Cuáles de mis informes necesitan para ver si cumplo?',
  },
  'trial.questions.without': { en: 'What would I be treated with if I did not join?', es: '¿Con qué me tratarían si no participo?' },
  'trial.questions.placebo': {
    en: 'Could I get a placebo? Together with which treatment?',
    es: '¿Podría tocarme un placebo? ¿Junto con qué tratamiento?',
  },
  'trial.questions.visits': {
    en: 'How often must I come, for how long, and can some of it be done near me?',
    es: '¿Cada cuánto tengo que ir, por cuánto tiempo, y se puede hacer algo cerca de mi casa?',
  },
  'trial.questions.costs': {
    en: 'What does the study pay for: drugs, scans, rides, a room, days without wages?',
    es: '¿Qué paga el estudio: medicinas, imágenes, transporte, alojamiento, días sin sueldo?',
  },
  'trial.questions.interpreter': {
    en: 'Is there an interpreter, and are the papers in my language?',
    es: '¿Hay intérprete, y los papeles están en mi idioma?',
  },
  'trial.questions.stop': { en: 'How do I stop, and who takes care of me then?', es: '¿Cómo puedo dejarlo, y quién me atiende después?' },
  'trial.save.hint': { en: 'In your profile, sealed. You need to be signed in.', es: 'En su perfil, cifrado. Tiene que iniciar sesión.' },
  'trial.link': { en: 'The whole record at ClinicalTrials.gov', es: 'El registro completo en ClinicalTrials.gov (en inglés)' },
  'trial.compare.title': { en: 'Trials side by side', es: 'Estudios lado a lado' },
  'trial.featured.title': { en: 'Trials that we put into plain words', es: 'Estudios que explicamos en palabras sencillas' },
  'trial.featured.why': { en: 'Why it is here', es: 'Por qué está aquí' },
  'trial.featured.notOpen': {
    en: 'It is not among the open studies in our copy of the registry. Ask there whether it still takes people.',
    es: 'No está entre los estudios abiertos de nuestra copia del registro. Pregunte ahí si todavía recibe participantes.',
  },
  'trial.words': { en: 'Words that the registry uses', es: 'Palabras que usa el registro' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof trialWords> {}
}
