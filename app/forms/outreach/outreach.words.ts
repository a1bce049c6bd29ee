import { type WordsOf, words } from '#app/i18n/words.ts';

/** What every form says that visitors send. */
export const outreachWords = words({
  'outreach.problem.wrong': { en: 'Please look at this once more', es: 'Por favor, revise esto' },
  'outreach.problem.too-many': {
    en: 'This was not sent: a lot came in from where you are. Please wait {minutes, plural, =0 {a little} one {# minute} other {# minutes}}, then send it again. What you filled in is still here.',
    es: 'No se envió: llegó mucho desde donde usted está. Espere {minutes, plural, =0 {un poco} one {# minuto} other {# minutos}} y vuelva a enviarlo. Lo que llenó sigue aquí.',
  },
  'outreach.many': { en: 'Please look at these once more', es: 'Por favor, revise lo siguiente' },
  'outreach.busy': {
    en: 'This was not sent: our site cannot take it at the moment. What you filled in is still here. Please send it again in a minute.',
    es: 'No se envió: en este momento nuestro sitio no puede recibirlo. Lo que llenó sigue aquí. Envíelo otra vez en un minuto, por favor.',
  },
  'outreach.restored': {
    en: 'This is what you had typed here before. It was kept on this device, and not sent.',
    es: 'Esto es lo que había escrito aquí antes. Se guardó en este aparato y no se envió.',
  },
  'outreach.step': { en: 'Part {number, number} of {of, number}', es: 'Parte {number, number} de {of, number}' },
  'outreach.on': { en: 'Go on', es: 'Continuar' },
  'outreach.back': { en: 'Go back', es: 'Volver' },
  'outreach.kept': {
    en: 'What you type stays on this device until it is sent, for a day at most.',
    es: 'Lo que escribe se queda en este aparato hasta que se envíe, un día como máximo.',
  },
  'outreach.held': { en: 'Nothing that you wrote is lost', es: 'Nada de lo que escribió se perdió' },
  'outreach.held.text': {
    en: 'It was not sent yet. Stay on this page, wait a little, and send it again.',
    es: 'Todavía no se envió. Quédese en esta página, espere un poco y envíelo otra vez.',
  },
  'outreach.held.again': { en: 'Send it again', es: 'Enviarlo otra vez' },
  'outreach.held.wrote': { en: 'What you wrote', es: 'Lo que escribió' },
  'outreach.clear': { en: 'Clear what I typed', es: 'Borrar lo que escribí' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof outreachWords> {}
}
