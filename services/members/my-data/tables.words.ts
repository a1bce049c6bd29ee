import type { Said } from '#services/members/vocabulary/field.ts';

/** What a member reads of a table: what is kept there, what for, and until when. */
type TableWords = { title: Said; what: Said; why: Said; until: Said };

const untilDeleted: Said = {
  en: 'Until you delete your account.',
  es: 'Hasta que usted borre su cuenta.',
};

/** The words of every table that tells of members. */
export const tableWords = {
  identity_user: {
    title: { en: 'Your account', es: 'Su cuenta' },
    what: {
      en: 'Your username, your email address, and your name and phone number if you gave them.',
      es: 'Su nombre de usuario, su correo electrónico y, si los dio, su nombre y su teléfono.',
    },
    why: {
      en: 'So that you can sign in, and we can write to you about your account.',
      es: 'Para que usted pueda iniciar sesión y para escribirle sobre su cuenta.',
    },
    until: untilDeleted,
  },
  member_record: {
    title: { en: 'Your record', es: 'Sus datos de salud y su perfil' },
    what: {
      en: 'Your profile, your diagnoses and your treatments, as you told them. They are sealed with a key of your own.',
      es: 'Su perfil, sus diagnósticos y sus tratamientos, como usted los contó. Están cifrados con una clave solo suya.',
    },
    why: {
      en: 'So that you have them in one place, and can show others what you choose to.',
      es: 'Para que los tenga en un solo lugar y pueda mostrar lo que usted elija.',
    },
    until: {
      en: 'Until you remove them, or delete your account. What you remove can be brought back for ten minutes.',
      es: 'Hasta que usted los quite o borre su cuenta. Lo que quita se puede recuperar durante diez minutos.',
    },
  },
  member_draft: {
    title: { en: 'Drafts', es: 'Borradores' },
    what: {
      en: 'Answers to questions that you began and did not save yet, sealed like your record.',
      es: 'Respuestas a preguntas que empezó y todavía no guardó, cifradas como sus datos.',
    },
    why: { en: 'So that you can go on later, on any device.', es: 'Para que pueda seguir más tarde, en cualquier aparato.' },
    until: {
      en: 'Until you save them or throw them away, or delete your account.',
      es: 'Hasta que las guarde o las descarte, o borre su cuenta.',
    },
  },
  member_trial: {
    title: { en: 'Clinical trials', es: 'Estudios clínicos' },
    what: {
      en: 'The trials and searches that you keep, sealed with your key.',
      es: 'Los estudios y las búsquedas que guarda, cifrados con su clave.',
    },
    why: {
      en: 'So that you find them again, and see what changed since you looked.',
      es: 'Para que los vuelva a encontrar y vea qué cambió desde la última vez.',
    },
    until: {
      en: 'Until you take them off the list, or delete your account.',
      es: 'Hasta que usted los quite de la lista o borre su cuenta.',
    },
  },
  member_trial_mail: {
    title: { en: 'Mail about trials', es: 'Correo sobre estudios' },
    what: {
      en: 'That you want a mail when something changed, in which language, and how far we told you.',
      es: 'Que quiere un correo cuando algo cambia, en qué idioma y hasta dónde le avisamos.',
    },
    why: {
      en: 'So that we write to you once about each change.',
      es: 'Para escribirle una sola vez por cada cambio.',
    },
    until: {
      en: 'Until you switch the mail off, or delete your account.',
      es: 'Hasta que usted apague el correo o borre su cuenta.',
    },
  },
  member_day: {
    title: { en: 'Your daily log', es: 'Su diario' },
    what: {
      en: 'What you wrote down of each day: how you felt, what you measured and took, and your notes. It is sealed with your key, and so is which day it was.',
      es: 'Lo que anotó de cada día: cómo se sintió, qué midió y tomó, y sus notas. Está cifrado con su clave, y también qué día era.',
    },
    why: {
      en: 'So that you can look back, and show your care team how it went.',
      es: 'Para que pueda mirar atrás y mostrarle a su equipo médico cómo le fue.',
    },
    until: {
      en: 'Until you remove a day, or delete your account. What you remove can be brought back for ten minutes.',
      es: 'Hasta que usted quite un día o borre su cuenta. Lo que quita se puede recuperar durante diez minutos.',
    },
  },
  member_for_you: {
    title: { en: 'What is for you', es: 'Lo que es para usted' },
    what: {
      en: 'Which pages you said do not fit you. With recommendations switched on, also which pages you read, and on which day. It is sealed with your key, and so is how much it is.',
      es: 'Qué páginas dijo que no le sirven. Con las recomendaciones encendidas, también qué páginas leyó y qué día. Está cifrado con su clave, y también cuánto es.',
    },
    why: {
      en: 'So that we do not show you again what you dismissed, and, if you want that, choose by what you read.',
      es: 'Para no volver a mostrarle lo que descartó y, si usted quiere, elegir según lo que lee.',
    },
    until: {
      en: 'What you dismissed: until you bring it back. What you read: 90 days, or until you switch recommendations off. All of it until you delete your account.',
      es: 'Lo que descartó: hasta que lo recupere. Lo que leyó: 90 días, o hasta que apague las recomendaciones. Todo, hasta que borre su cuenta.',
    },
  },
  member_item: {
    title: { en: 'Your questions, visits and reminders', es: 'Sus preguntas, citas y recordatorios' },
    what: {
      en: 'What you want to ask and what you were told, your visits, and the medicines that you want to be reminded of. It is sealed with your key, and so is which of them a line is.',
      es: 'Lo que quiere preguntar y lo que le respondieron, sus citas y las medicinas que quiere recordar. Está cifrado con su clave, y también cuál de estas cosas es cada línea.',
    },
    why: {
      en: 'So that nothing is forgotten at your visits.',
      es: 'Para que en sus citas no se olvide nada.',
    },
    until: {
      en: 'Until you remove it, or delete your account. What you remove can be brought back for ten minutes.',
      es: 'Hasta que usted lo quite o borre su cuenta. Lo que quita se puede recuperar durante diez minutos.',
    },
  },
  member_reminder_mail: {
    title: { en: 'Reminders by email', es: 'Recordatorios por correo' },
    what: {
      en: 'Whether you want to be reminded by email of visits or of medicines, in which language, and until when that was done. Of what, and when, is sealed.',
      es: 'Si quiere que le recordemos por correo citas o medicinas, en qué idioma y hasta cuándo se hizo. De qué y cuándo está cifrado.',
    },
    why: { en: 'To write to you once for each of them.', es: 'Para escribirle una sola vez por cada uno.' },
    until: {
      en: 'Until you switch the mail off, or delete your account.',
      es: 'Hasta que usted apague el correo o borre su cuenta.',
    },
  },
  member_saved: {
    title: { en: 'Saved pages', es: 'Páginas guardadas' },
    what: {
      en: 'Which pages you saved, and when, sealed with your key.',
      es: 'Qué páginas guardó y cuándo, cifradas con su clave.',
    },
    why: { en: 'So that you find them again, on any device.', es: 'Para que las encuentre otra vez, en cualquier aparato.' },
    until: {
      en: 'Until you remove them, or delete your account. What you remove can be brought back for ten minutes.',
      es: 'Hasta que las quite o borre su cuenta. Lo que quita se puede recuperar durante diez minutos.',
    },
  },
  member_share: {
    title: { en: 'Links for somebody who helps you', es: 'Enlaces para alguien que le ayuda' },
    what: {
      en: 'What each link shows, for whom you made it, and until when. That is sealed. Of the link itself we keep a fingerprint, from which it cannot be made.',
      es: 'Qué muestra cada enlace, para quién lo hizo y hasta cuándo. Eso está cifrado. Del enlace guardamos solo una huella, de la que no se puede sacar.',
    },
    why: {
      en: 'So that somebody who helps you can read what you chose, and you can take it back.',
      es: 'Para que alguien que le ayuda pueda leer lo que usted eligió, y usted pueda retirarlo.',
    },
    until: {
      en: 'A link that ended or was taken back stays on your list for 30 days, and goes when you next open the list after that. All of them go with your account.',
      es: 'Un enlace vencido o retirado sigue en su lista 30 días y desaparece cuando usted la abre después de ese plazo. Todos se borran con su cuenta.',
    },
  },
  member_avatar: {
    title: { en: 'Your picture', es: 'Su foto' },
    what: {
      en: 'The picture that you chose, in three sizes, and since when. It is sealed with your key; anybody who knows your username is shown it.',
      es: 'La foto que usted eligió, en tres tamaños, y desde cuándo. Está cifrada con su clave; se le muestra a quien sepa su nombre de usuario.',
    },
    why: { en: 'So that others know you by it.', es: 'Para que los demás sepan que es usted.' },
    until: {
      en: 'Until you remove it or choose another, or delete your account.',
      es: 'Hasta que la quite, elija otra o borre su cuenta.',
    },
  },
  member_mailing: {
    title: { en: 'Your choices', es: 'Sus decisiones' },
    what: {
      en: 'That you accepted the terms of use, which emails you want and up to which day the last one told, and what other members may see.',
      es: 'Que aceptó los términos de uso, qué correos quiere recibir y hasta qué día le contó el último, y qué pueden ver los demás miembros.',
    },
    why: { en: 'So that we do what you chose, and nothing else.', es: 'Para hacer lo que usted eligió, y nada más.' },
    until: untilDeleted,
  },
  identity_session: {
    title: { en: 'Where you are signed in', es: 'Sus sesiones abiertas' },
    what: {
      en: 'Each browser that you are signed in on: its name and system, since when, how you proved that it is you, and when last. If it was with another service: its word that it was you, sealed.',
      es: 'Cada navegador donde tiene una sesión abierta: su nombre, su sistema, desde cuándo, cómo demostró que es usted y cuándo fue la última vez. Si fue con otro servicio: su constancia de que era usted, cifrada.',
    },
    why: {
      en: 'So that you stay signed in, and can see and end what is not yours.',
      es: 'Para que su sesión siga abierta y usted pueda ver y cerrar las que no son suyas.',
    },
    until: {
      en: 'Until you sign out; by itself 7 days after the last use, and 30 days after it began at the latest.',
      es: 'Hasta que cierre la sesión; por sí sola, 7 días después del último uso y a más tardar 30 días después de abrirla.',
    },
  },
  identity_audit: {
    title: { en: 'The history of your account', es: 'El historial de su cuenta' },
    what: {
      en: 'When somebody signed in, tried to, or changed something about the account, and when your record was opened. Your name and your address are not in it.',
      es: 'Cuándo alguien inició sesión, lo intentó o cambió algo de la cuenta, y cuándo se abrieron sus datos. No contiene su nombre ni sus direcciones.',
    },
    why: {
      en: 'So that you, and we, can tell if somebody else was there.',
      es: 'Para que usted y nosotros podamos saber si entró otra persona.',
    },
    until: {
      en: '90 days, also if you delete your account: from then on nobody can tell that a line was about you.',
      es: '90 días, también si borra la cuenta: desde ese momento nadie puede saber que una línea trataba de usted.',
    },
  },
  member_audit: {
    title: { en: 'The log of your record', es: 'El registro de sus datos' },
    what: {
      en: 'Each time somebody opened or changed your record: when, who, and which part. Never what it said.',
      es: 'Cada vez que alguien abrió o cambió sus datos: cuándo, quién y qué parte. Nunca lo que decían.',
    },
    why: { en: 'So that you can see who did.', es: 'Para que usted pueda ver quién lo hizo.' },
    until: untilDeleted,
  },
  identity_account: {
    title: { en: 'Your password, and a service you sign in with', es: 'Su contraseña y el servicio con el que entra' },
    what: {
      en: 'A fingerprint of your password, which nobody can turn back into it. If you connected an account of another service to sign in with: which service, the number that it knows you by, and since when.',
      es: 'Una huella de su contraseña, con la que nadie puede reconstruirla. Si conectó una cuenta de otro servicio para entrar: qué servicio, el número con que le conoce y desde cuándo.',
    },
    why: { en: 'So that only you can sign in.', es: 'Para que solo usted pueda iniciar sesión.' },
    until: {
      en: 'Until you disconnect the service, or delete your account.',
      es: 'Hasta que desconecte el servicio o borre su cuenta.',
    },
  },
  identity_passkey: {
    title: { en: 'Your passkeys', es: 'Sus llaves de acceso' },
    what: {
      en: 'Of each passkey its public half, which signs nobody in, what you call it, when you made and last used it, and whether a password manager keeps it. Your fingerprint, face or PIN stay on your device.',
      es: 'De cada llave de acceso, su mitad pública, con la que nadie puede entrar, el nombre que usted le dio, cuándo la creó y la usó por última vez, y si la guarda un administrador de contraseñas. Su huella, su cara o su PIN no salen de su aparato.',
    },
    why: { en: 'So that you can sign in without a password.', es: 'Para que pueda iniciar sesión sin contraseña.' },
    until: { en: 'Until you remove it, or delete your account.', es: 'Hasta que usted la quite o borre la cuenta.' },
  },
  identity_totp: {
    title: { en: 'Your authenticator app', es: 'Su aplicación de autenticación' },
    what: {
      en: 'That you sign in with a code of an app, and since when. The secret that the codes are made of is sealed, and we show it once.',
      es: 'Que inicia sesión con el código de una aplicación y desde cuándo. El secreto con el que se hacen los códigos está cifrado, y lo mostramos una sola vez.',
    },
    why: { en: 'So that a password alone lets nobody in.', es: 'Para que nadie entre solo con la contraseña.' },
    until: {
      en: 'Until you remove it or choose another, or delete your account.',
      es: 'Hasta que la quite, elija otra o borre su cuenta.',
    },
  },
  identity_recovery_code: {
    title: { en: 'Your recovery codes', es: 'Sus códigos de recuperación' },
    what: {
      en: 'Fingerprints of the codes that you printed or wrote down, and which of them you used.',
      es: 'Huellas de los códigos que imprimió o anotó, y cuáles ya usó.',
    },
    why: {
      en: 'So that you come in without your app, and each code works once.',
      es: 'Para que pueda entrar sin la aplicación y cada código sirva una sola vez.',
    },
    until: {
      en: 'Until you make new ones, remove the app, or delete your account.',
      es: 'Hasta que haga códigos nuevos, quite la aplicación o borre su cuenta.',
    },
  },
  identity_factor_recovery: {
    title: { en: 'A lost authenticator app', es: 'Una aplicación de autenticación perdida' },
    what: {
      en: 'That somebody said you lost your app and your codes, and when the app is taken off your account.',
      es: 'Que alguien dijo que usted perdió la aplicación y los códigos, y cuándo se quita la aplicación de su cuenta.',
    },
    why: {
      en: 'So that you can come in again, and stop it if it was not you.',
      es: 'Para que pueda volver a entrar, o detenerlo si no fue usted.',
    },
    until: { en: 'One day, or until it is stopped.', es: 'Un día, o hasta que se detenga.' },
  },
  identity_link: {
    title: { en: 'Links in our emails', es: 'Los enlaces de nuestros correos' },
    what: {
      en: 'Fingerprints of the links that we sent you, and the address that they went to.',
      es: 'Huellas de los enlaces que le enviamos y la dirección a la que fueron.',
    },
    why: {
      en: 'So that each works once, and for nobody else.',
      es: 'Para que cada uno sirva una sola vez y a nadie más.',
    },
    until: {
      en: '30 days after a link has ended, or until you delete your account.',
      es: 'Hasta 30 días después de que el enlace venza, o hasta que borre su cuenta.',
    },
  },
  member_key: {
    title: { en: 'The key of your record', es: 'La clave de sus datos' },
    what: {
      en: 'The key that your record is sealed with, itself sealed by one that we keep elsewhere.',
      es: 'La clave con la que están cifrados sus datos, cifrada a su vez con otra que guardamos en otro lugar.',
    },
    why: {
      en: 'So that nobody who gets hold of the database can read what you told.',
      es: 'Para que nadie que consiga la base de datos pueda leer lo que usted contó.',
    },
    until: {
      en: 'Until you delete your account. It is destroyed then, and what it sealed cannot be read again.',
      es: 'Hasta que borre su cuenta. Entonces se destruye, y lo que cifraba ya no se puede leer.',
    },
  },
  member_change: {
    title: { en: 'The changes of the last day', es: 'Los cambios del último día' },
    what: {
      en: 'A sealed note of each change that you made today, which your record holds anyway.',
      es: 'Una nota cifrada de cada cambio que hizo hoy; lo que dice ya está en sus datos.',
    },
    why: {
      en: 'So that a change that is sent twice, over a bad connection, is made once.',
      es: 'Para que un cambio que se envía dos veces, por una mala conexión, se haga una sola vez.',
    },
    until: { en: 'A day.', es: 'Un día.' },
  },
} as const satisfies Readonly<Record<string, TableWords>>;
