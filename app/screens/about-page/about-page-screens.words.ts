import { type WordsOf, words } from '#app/i18n/words.ts';

/** What is said where a reader tells of a page, or follows it. */
export const aboutPageScreensWords = words({
  'about.back': { en: 'Back to “{title}”', es: 'Volver a «{title}»' },
  'about.home': { en: 'To the home page', es: 'Ir a la página de inicio' },
  'helpful.description': { en: 'Whether a page helped you, in one press.', es: 'Si una página le fue útil, con un solo toque.' },
  'helpful.thanks.title': { en: 'Thank you', es: 'Gracias' },
  'helpful.sentence': {
    en: 'If you like, tell us in a sentence what helped or what was missing. It goes to the people who write these pages.',
    es: 'Si quiere, cuéntenos en una frase qué le sirvió o qué le faltó. La leen quienes escriben estas páginas.',
  },
  'helpful.sent': {
    en: 'Thank you, your sentence arrived. We cannot answer it, but it is read.',
    es: 'Gracias, su frase llegó. No podemos contestarla, pero la leemos.',
  },
  'mistake.description': {
    en: 'Tell us what is wrong, unclear or out of date on a page.',
    es: 'Díganos qué está mal, no se entiende o ya no está al día en una página.',
  },
  'mistake.lead': {
    en: 'It is about the page “{title}”. You need not give your name. A mistake that could harm somebody is mended before anything else.',
    es: 'Es sobre la página «{title}». No hace falta que dé su nombre. Un error que puede hacer daño se corrige antes que todo lo demás.',
  },
  'mistake.sent.title': { en: 'Thank you for telling us', es: 'Gracias por avisarnos' },
  'mistake.sent': {
    en: 'It arrived. A person looks at the page and its sources. What we correct is noted at the end of the page, with the date.',
    es: 'Su aviso llegó. Una persona revisa la página y sus fuentes. Lo que corregimos queda anotado al final de la página, con la fecha.',
  },
  'follow.description': {
    en: 'An email when a page changed in a way that its readers should know of.',
    es: 'Un correo cuando una página cambió en algo que conviene saber.',
  },
  'follow.lead': {
    en: 'We email you when something changed on “{title}” that a reader should know of: a corrected error, a new treatment, a new guideline. Nothing else comes.',
    es: 'Le escribimos cuando en «{title}» cambió algo que conviene saber: un error corregido, un tratamiento nuevo, una recomendación nueva. No le llegará nada más.',
  },
  'follow.problem.unknown': {
    en: 'This link does not work any more. Nothing was changed.',
    es: 'Este enlace ya no sirve. No se cambió nada.',
  },
  'follow.sent': {
    en: 'We sent you an email. Press the button in it, and we tell you of changes from then on.',
    es: 'Le enviamos un correo. Oprima el botón que lleva, y desde entonces le avisaremos de los cambios.',
  },
  'follow.sent.wait': {
    en: 'Nothing there after a few minutes? Please look among the unwanted mail too.',
    es: '¿No llegó nada en unos minutos? Mire también en el correo no deseado.',
  },
  'follow.again': { en: 'Send it again, or to another address', es: 'Enviarlo otra vez, o a otra dirección' },
  'follow.confirm.title': { en: 'Confirm your address', es: 'Confirme su correo' },
  'follow.confirm': {
    en: 'Press the button, and we email you when this page changes: “{title}”.',
    es: 'Oprima el botón y le escribiremos cuando cambie esta página: «{title}».',
  },
  'follow.confirm.submit': { en: 'Yes, email me', es: 'Sí, avísenme' },
  'follow.following.title': { en: 'You follow this page', es: 'Usted sigue esta página' },
  'follow.following': {
    en: 'Done. We email you when this page changes. Each email has a link by which you stop them.',
    es: 'Listo. Le escribiremos cuando esta página cambie. Cada correo lleva un enlace para dejar de recibirlos.',
  },
  'follow.leave.title': { en: 'No more emails about this page', es: 'No más correos sobre esta página' },
  'follow.leave': {
    en: 'Press the button, and we delete your address and email you no more about “{title}”.',
    es: 'Oprima el botón: borramos su dirección y no le escribimos más sobre «{title}».',
  },
  'follow.leave.submit': { en: 'Stop these emails', es: 'Dejar de recibirlos' },
  'follow.left.title': { en: 'No more emails', es: 'No más correos' },
  'follow.left': {
    en: 'Done. Your address is deleted, and nothing more comes about that page.',
    es: 'Listo. Borramos su dirección, y no le llegará nada más sobre esa página.',
  },
  'follow.broken.title': { en: 'This link does not work any more', es: 'Este enlace ya no sirve' },
  'follow.broken': {
    en: 'A link to confirm works for seven days, and until the emails are stopped. At the end of each page you can ask for a new one.',
    es: 'El enlace para confirmar sirve siete días, y hasta que se dejan de recibir los correos. Al final de cada página puede pedir uno nuevo.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof aboutPageScreensWords> {}
}
