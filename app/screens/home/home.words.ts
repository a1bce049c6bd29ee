import { type WordsOf, words } from '#app/i18n/words.ts';

/** What people ask most. */
export const questionWords = words({
  'home.questions': { en: 'What people ask most', es: 'Lo que más se pregunta' },
  'home.questions.report': { en: 'What do the words in my report mean?', es: '¿Qué quieren decir las palabras de mi informe?' },
  'home.questions.stage': { en: 'What does my stage mean?', es: '¿Qué significa mi etapa?' },
  'home.questions.visit': { en: 'What do I ask at my first visit?', es: '¿Qué pregunto en mi primera consulta?' },
  'home.questions.hair': { en: 'Will I lose my hair, and when?', es: '¿Se me va a caer el pelo? ¿Cuándo?' },
  'home.questions.work': { en: 'Can I keep working?', es: '¿Puedo seguir trabajando?' },
  'home.questions.uninsured': { en: 'What if I have no insurance?', es: '¿Y si no tengo seguro médico?' },
  'home.questions.children': { en: 'How do I tell my children?', es: '¿Cómo se lo digo a mis hijos?' },
  'home.questions.family': { en: 'Should my family be tested?', es: '¿Mi familia debe hacerse pruebas?' },
  'home.questions.help': { en: 'How do I help my wife or my mother?', es: '¿Cómo ayudo a mi esposa o a mi mamá?' },
  'home.questions.signs': { en: 'Which signs need a doctor today?', es: '¿Con qué señales voy hoy al médico?' },
  'home.questions.fever': { en: 'I have a fever during treatment. What now?', es: 'Tengo fiebre y estoy en tratamiento. ¿Qué hago?' },
  'home.questions.dense': { en: 'My letter says dense breasts. What is that?', es: 'Mi carta dice senos densos. ¿Qué es eso?' },
});

/** The words of the home page. */
export const homeWords = words({
  'home.title': { en: 'Breast cancer, in words you can use today', es: 'El cáncer de mama, explicado para usarlo hoy' },
  'home.lead': {
    en: 'What it is, what comes next, what to ask. In English and Spanish, free, with nothing to sign.',
    es: 'Qué es, qué sigue y qué preguntar. En español y en inglés, gratis y sin registrarse.',
  },
  'home.start': { en: 'Read first', es: 'Para empezar' },
  'home.privacy': { en: 'How we treat what you tell us', es: 'Qué hacemos con lo que usted nos cuenta' },
  'home.call': { en: 'Would you rather talk to someone?', es: '¿Prefiere hablar con alguien?' },
  'home.call.text': {
    en: 'These people answer questions like yours every day. The calls are free in the United States.',
    es: 'Son personas que responden cada día dudas como las suyas. Llamar es gratis en Estados Unidos.',
  },
  'home.call.more': { en: 'What each helpline is for', es: 'Para qué sirve cada línea' },
  'home.research': { en: 'Research, in plain words', es: 'La investigación, en palabras sencillas' },
  'home.research.more': { en: 'All research news', es: 'Todas las noticias de investigación' },
  'home.news': { en: 'Latest on this site', es: 'Lo último en el sitio' },
  'home.news.none': { en: 'No news right now', es: 'Por ahora no hay noticias' },
  'home.news.none.text': {
    en: 'Most weeks bring nothing that changes your care. What does will be here, with its source.',
    es: 'Casi ninguna semana trae algo que cambie su cuidado. Lo que sí lo cambie estará aquí, con su fuente.',
  },
  'home.news.how': { en: 'How we choose news', es: 'Cómo elegimos las noticias' },
  'home.forums': { en: 'Talked about in the forum', es: 'De qué se habla en el foro' },
  'home.forums.text': {
    en: 'Read along or ask. The forum is a site of its own.',
    es: 'Puede solo leer, o preguntar. El foro es un sitio aparte.',
  },
  'home.events': { en: 'Coming up', es: 'Próximos encuentros' },
  'home.events.none': { en: 'No events planned right now', es: 'Por ahora no hay encuentros' },
  'home.events.none.text': {
    en: 'People still meet, on the phone, on screen and in writing.',
    es: 'La gente se sigue reuniendo: por teléfono, en pantalla y por escrito.',
  },
  'home.events.meet': { en: 'Where people meet', es: 'Dónde se reúne la gente' },
  'home.events.groups': { en: 'Support groups online', es: 'Grupos de apoyo en línea' },
  'home.give': { en: 'If you want to help', es: 'Si quiere ayudar' },
  'home.give.more': { en: 'All ways to give', es: 'Todas las formas de donar' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof questionWords>, WordsOf<typeof homeWords> {}
}
