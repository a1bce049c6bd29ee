import { type WordsOf, words } from '#app/i18n/words.ts';

/** What a member told so far, and what to do next. */
export const overviewWords = words({
  'overview.title': { en: 'Your profile', es: 'Su perfil' },
  'overview.menu': { en: 'Overview', es: 'Resumen' },
  'overview.lead': {
    en: 'Hello, {username}. Here is what you have told us so far. Nobody but you sees this page.',
    es: 'Hola, {username}. Aquí está lo que nos ha contado hasta ahora. Esta página solo la ve usted.',
  },
  'overview.next': { en: 'Your next step', es: 'Su siguiente paso' },
  'overview.next.go-on': {
    en: 'Go on {flow, select, diagnosis {with your diagnosis} treatment {with your treatment} other {with your profile}}',
    es: 'Siga {flow, select, diagnosis {con su diagnóstico} treatment {con su tratamiento} other {con su perfil}}',
  },
  'overview.next.go-on.why': {
    en: 'You stopped before the end. Every answer so far is kept.',
    es: 'Se detuvo antes de terminar. Todo lo que respondió está guardado.',
  },
  'overview.next.go-on.do': { en: 'Go on where you were', es: 'Seguir donde estaba' },
  'overview.next.begin': { en: 'Tell us a little about you', es: 'Cuéntenos un poco de usted' },
  'overview.next.begin.why': {
    en: 'A few questions, one at a time. Answer what you like, and leave out the rest.',
    es: 'Unas preguntas, una a la vez. Responda lo que quiera y deje lo demás.',
  },
  'overview.next.begin.do': { en: 'See what we ask', es: 'Ver qué preguntamos' },
  'overview.next.diagnosis': { en: 'Add your diagnosis', es: 'Agregue su diagnóstico' },
  'overview.next.diagnosis.why': {
    en: 'Take your papers if you have them. We show where each answer stands, and say in plain words what it means.',
    es: 'Si tiene sus papeles, téngalos a la mano. Le mostramos dónde está cada respuesta y le decimos en palabras sencillas qué significa.',
  },
  'overview.next.diagnosis.do': { en: 'Add a diagnosis', es: 'Agregar un diagnóstico' },
  'overview.next.treatment': { en: 'Add a treatment', es: 'Agregue un tratamiento' },
  'overview.next.treatment.why': {
    en: 'One that is planned, one that goes on, or one that is over. It joins your diagnosis on the timeline.',
    es: 'Uno planeado, uno que sigue o uno que ya terminó. Queda junto a su diagnóstico en la línea de tiempo.',
  },
  'overview.next.treatment.do': { en: 'Add a treatment', es: 'Agregar un tratamiento' },
  'overview.next.profile': { en: 'Answer what is still open', es: 'Responda lo que falta' },
  'overview.next.profile.why': {
    en: 'Some questions about you have no answer yet. Those that do not matter to you can stay so.',
    es: 'Algunas preguntas sobre usted siguen sin respuesta. Las que no le importen pueden quedarse así.',
  },
  'overview.next.profile.do': { en: 'Go through the questions', es: 'Ver las preguntas' },
  'overview.next.read': { en: 'Read what fits', es: 'Lea lo que le sirve' },
  'overview.next.read.why': {
    en: 'Nothing is missing here. A good page to read now:',
    es: 'Aquí no falta nada. Una buena página para leer ahora:',
  },
  'overview.next.read.do': { en: 'All topics', es: 'Todos los temas' },
  'overview.diagnoses': {
    en: '{count, plural, =0 {Diagnoses} one {# diagnosis} other {# diagnoses}}',
    es: '{count, plural, =0 {Diagnósticos} one {# diagnóstico} other {# diagnósticos}}',
  },
  'overview.treatments': {
    en: '{count, plural, =0 {Treatments} one {# treatment} other {# treatments}}',
    es: '{count, plural, =0 {Tratamientos} one {# tratamiento} other {# tratamientos}}',
  },
  'overview.none': { en: 'None', es: 'Ninguno' },
  'overview.profile': { en: 'About you', es: 'Sobre usted' },
  'overview.profile.answered': { en: '{answered} of {of} questions answered', es: '{answered} de {of} preguntas respondidas' },
  'overview.time': { en: 'Over time', es: 'A lo largo del tiempo' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof overviewWords> {}
}
