import { type WordsOf, words } from '#app/i18n/words.ts';

/** The links by which somebody who helps a member reads a part of what they keep. */
export const sharingWords = words({
  'sharing.title': { en: 'Sharing with someone who helps', es: 'Compartir con quien le ayuda' },
  'sharing.lead': {
    en: 'A link that shows one thing, to read only, for as long as you choose. You can take it back at any time.',
    es: 'Un enlace que muestra una sola cosa, solo para leer, por el tiempo que usted elija. Puede retirarlo cuando quiera.',
  },
  'sharing.part.new': { en: 'A new link', es: 'Un enlace nuevo' },
  'sharing.part.links': { en: 'Your links', es: 'Sus enlaces' },
  'sharing.what.text': {
    en: 'The log is that of the last four weeks, with your notes. Visits say when, where and with whom. The summary is the page for a visit, without your name. Whoever has the link sees how it stands then, and nothing else of yours.',
    es: 'El diario es el de las últimas cuatro semanas, con sus notas. Las citas dicen cuándo, dónde y con quién. El resumen es la hoja para la cita, sin su nombre. Quien tenga el enlace ve cómo está en ese momento, y nada más de lo suyo.',
  },
  'sharing.what': { en: 'What to show', es: 'Qué mostrar' },
  'sharing.shows.log': { en: 'The daily log', es: 'El diario' },
  'sharing.shows.visits': { en: 'Visits', es: 'Citas' },
  'sharing.shows.summary': { en: 'The summary for a visit', es: 'El resumen para una cita' },
  'sharing.time.day': { en: 'A day', es: 'Un día' },
  'sharing.time.week': { en: 'A week', es: 'Una semana' },
  'sharing.time.month': { en: 'A month (30 days)', es: 'Un mes (30 días)' },
  'sharing.time': { en: 'For how long', es: 'Por cuánto tiempo' },
  'sharing.name': { en: 'For whom', es: 'Para quién' },
  'sharing.name.hint': { en: 'Only you see this: “my sister”, for example.', es: 'Esto solo lo ve usted: «mi hermana», por ejemplo.' },
  'sharing.make': { en: 'Make a link', es: 'Crear el enlace' },
  'sharing.made': {
    en: 'The link is made. Copy it, and send it yourself.',
    es: 'El enlace está listo. Cópielo y envíelo usted.',
  },
  'sharing.none': { en: 'You have not shared anything.', es: 'No ha compartido nada.' },
  'sharing.send': {
    en: 'Whoever has a link can read what it shows, without an account. Give it only to people you trust. What they have read or copied cannot be taken back.',
    es: 'Quien tenga un enlace puede leer lo que muestra, sin cuenta. Déselo solo a personas de confianza. Lo que ya leyeron o copiaron no se puede retirar.',
  },
  'sharing.endsToo': {
    en: 'A new password, setting up a second factor or losing it, removing a passkey, disconnecting a service that you sign in with, and signing out everywhere else end all of these links. So does a lock of your account.',
    es: 'Una contraseña nueva, configurar un segundo factor o perderlo, quitar una llave de acceso, desconectar un servicio con el que entra o cerrar todas las demás sesiones termina con todos estos enlaces. También el bloqueo de la cuenta.',
  },
  'sharing.for': { en: 'for {name}', es: 'para {name}' },
  'sharing.until': { en: 'Works until {moment}', es: 'Sirve hasta el {moment}' },
  'sharing.state.ended': { en: 'Ended', es: 'Vencido' },
  'sharing.state.taken-back': { en: 'Taken back', es: 'Retirado' },
  'sharing.address': { en: 'The link', es: 'El enlace' },
  'sharing.copy': { en: 'Copy the link', es: 'Copiar el enlace' },
  'sharing.copied': { en: 'Copied', es: 'Copiado' },
  'sharing.used': {
    en: '{count, plural, =0 {Nobody has opened it.} one {Opened once:} other {Opened # times, lately:}}',
    es: '{count, plural, =0 {Nadie lo ha abierto.} one {Se abrió una vez:} other {Se abrió # veces; las últimas:}}',
  },
  'sharing.takeBack': { en: 'Take it back', es: 'Retirarlo' },
  'sharing.takenBack.done': { en: 'Taken back. The link leads nowhere now.', es: 'Retirado. El enlace ya no lleva a nada.' },
  'sharing.problem.noPart': { en: 'Please choose what to show', es: 'Elija qué mostrar, por favor' },
  'sharing.problem.noTime': { en: 'Please choose for how long', es: 'Elija por cuánto tiempo, por favor' },
  'sharing.problem.name': { en: 'Please use at most 60 characters', es: 'Use como máximo 60 caracteres, por favor' },
  'sharing.problem.full': {
    en: 'You have 20 links that work. Please take one back first.',
    es: 'Tiene 20 enlaces que sirven. Retire uno primero, por favor.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof sharingWords> {}
}
