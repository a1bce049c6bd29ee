import { type WordsOf, words } from '#app/i18n/words.ts';

/** The section of all that is kept of a member: to read, to take along, to delete. */
export const myDataWords = words({
  'myData.title': { en: 'My data', es: 'Mis datos' },
  'myData.lead': {
    en: 'Everything that we keep about you, what for, and for how long. You can take it along, and you can have it deleted.',
    es: 'Todo lo que guardamos sobre usted, para qué y por cuánto tiempo. Puede llevárselo y puede pedir que se borre.',
  },
  'myData.back': {
    en: 'You signed in, so your account is not deleted. Everything is where it was.',
    es: 'Usted inició sesión, así que no borramos su cuenta. Todo está donde lo dejó.',
  },
  'myData.kept': { en: 'What we keep', es: 'Lo que guardamos' },
  'myData.why': { en: 'What for', es: 'Para qué' },
  'myData.until': { en: 'For how long', es: 'Por cuánto tiempo' },
  'myData.count': { en: '{title} ({count, number})', es: '{title} ({count, number})' },
  'myData.says': { en: 'What is there', es: 'Lo que hay' },
  'myData.none': { en: 'Nothing at the moment.', es: 'Nada por ahora.' },
  'myData.more': {
    en: '{count, plural, one {One more is} other {# more are}} in what you download.',
    es: '{count, plural, one {Hay uno más} other {Hay # más}} en lo que se descarga.',
  },
  'myData.cookies': { en: 'Cookie choices of this browser', es: 'Opciones de cookies de este navegador' },
  'myData.cookies.what': {
    en: 'They are kept in this browser and not with your account. “Cookie choices” at the foot of each page changes them.',
    es: 'Se guardan en este navegador y no en su cuenta. «Opciones de cookies», al final de cada página, las cambia.',
  },
  'myData.cookies.at': { en: 'Chosen on {day}', es: 'Elegidas el {day}' },
  'myData.cookies.analytics.yes': { en: 'Analytics: yes', es: 'Estadísticas: sí' },
  'myData.cookies.analytics.no': { en: 'Analytics: no', es: 'Estadísticas: no' },
  'myData.cookies.marketing.yes': { en: 'Marketing: yes', es: 'Marketing: sí' },
  'myData.cookies.marketing.no': { en: 'Marketing: no', es: 'Marketing: no' },
  'myData.cookies.none': { en: 'Nothing is chosen yet.', es: 'Todavía no se ha elegido nada.' },
  'myData.export': { en: 'Take it along', es: 'Llevárselo' },
  'myData.export.text': {
    en: 'One file (zip) with everything above: a page to read and print, tables for a spreadsheet, a form that programs can read, and your picture if you chose one. It is made as you download it, and we keep no copy.',
    es: 'Un solo archivo (zip) con todo lo anterior: una página para leer e imprimir, tablas para una hoja de cálculo, un formato para programas y su foto, si eligió una. Se prepara mientras lo descarga, y no guardamos copia.',
  },
  'myData.export.care': {
    en: 'Whoever has the file can read it. On a shared device, delete it when you are done. We also tell you by email that it was downloaded.',
    es: 'Quien tenga el archivo puede leerlo. En un aparato compartido, bórrelo cuando termine. También le avisamos por correo de la descarga.',
  },
  'myData.export.submit': { en: 'Download my data', es: 'Descargar mis datos' },
  'myData.export.done': { en: 'Your data was downloaded.', es: 'Sus datos se descargaron.' },
  'myData.delete': { en: 'Delete your account', es: 'Borrar su cuenta' },
  'myData.delete.text': {
    en: 'You do not have to say why. This goes, for good:',
    es: 'No tiene que decir por qué. Esto se borra para siempre:',
  },
  'myData.delete.stays': { en: 'Only this stays for a while:', es: 'Solo esto queda por un tiempo:' },
  'myData.delete.first': {
    en: 'Nobody can bring it back; nor can we. If you want to keep any of it,',
    es: 'Nadie puede recuperarlo, tampoco nosotros. Si quiere conservar algo,',
  },
  'myData.delete.export': { en: 'download it first', es: 'descárguelo antes' },
  'myData.delete.when': { en: 'When?', es: '¿Cuándo?' },
  'myData.delete.later': { en: 'In seven days', es: 'Dentro de siete días' },
  'myData.delete.later.means': {
    en: 'You are signed out now, and nobody sees your page. If you sign in before then, everything stays.',
    es: 'Su sesión se cierra ahora y nadie ve su página. Si inicia sesión antes de esa fecha, todo se queda como estaba.',
  },
  'myData.delete.now': { en: 'Now', es: 'Ahora' },
  'myData.delete.now.means': {
    en: 'At once, and nothing brings it back.',
    es: 'De inmediato, y nada permite recuperarlo.',
  },
  'myData.delete.after': {
    en: 'We confirm it by email. Backups from before are gone after 14 days at the latest; what you told is in them only sealed.',
    es: 'Se lo confirmamos por correo. Las copias de respaldo anteriores desaparecen a más tardar a los 14 días; lo que usted contó está en ellas solo cifrado.',
  },
  'myData.delete.submit': { en: 'Delete my account', es: 'Borrar mi cuenta' },
  'myData.delete.done': { en: 'Your account was deleted.', es: 'Su cuenta se borró.' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof myDataWords> {}
}
