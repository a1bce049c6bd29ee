import type { AuditEvent } from '#services/identity/audit.ts';
import type { Said } from '#services/members/vocabulary/field.ts';

/** What happened to an account, as its member reads it. */
export const eventWords: Readonly<Record<AuditEvent, Said>> = {
  'signed-up': { en: 'The account was opened', es: 'Se abrió la cuenta' },
  'signed-in': { en: 'Somebody signed in with the password', es: 'Alguien inició sesión con la contraseña' },
  'sign-in-failed': { en: 'Somebody tried to sign in with a wrong password', es: 'Alguien intentó iniciar sesión con otra contraseña' },
  'sign-in-locked': {
    en: 'Somebody tried to sign in while the account was locked',
    es: 'Alguien intentó iniciar sesión con la cuenta bloqueada',
  },
  'signed-out': { en: 'Signed out', es: 'Se cerró la sesión' },
  'password-wrong': { en: 'A wrong password was typed where one is asked for', es: 'Se escribió una contraseña equivocada donde se pide' },
  'reset-asked': { en: 'A link for a new password was asked for', es: 'Se pidió un enlace para una contraseña nueva' },
  'password-reset': { en: 'A new password was set by a link', es: 'Se eligió una contraseña nueva con un enlace' },
  'password-changed': { en: 'The password was changed', es: 'Se cambió la contraseña' },
  'verification-asked': { en: 'A link to verify the address was asked for', es: 'Se pidió un enlace para verificar el correo' },
  'email-verified': { en: 'The email address was verified', es: 'Se verificó el correo electrónico' },
  'email-change-asked': { en: 'A new email address was asked for', es: 'Se pidió cambiar el correo electrónico' },
  'email-changed': { en: 'The email address was changed', es: 'Se cambió el correo electrónico' },
  'address-tried': { en: 'Somebody tried to use the email address', es: 'Alguien intentó usar el correo electrónico' },
  'username-changed': { en: 'The username was changed', es: 'Se cambió el nombre de usuario' },
  'details-changed': { en: 'Name or phone number were changed', es: 'Se cambió el nombre o el teléfono' },
  'session-ended': { en: 'A session was ended', es: 'Se cerró una sesión' },
  'other-sessions-ended': { en: 'All other sessions were ended', es: 'Se cerraron todas las demás sesiones' },
  'data-exported': { en: 'A copy of all data was downloaded', es: 'Se descargó una copia de todos los datos' },
  'deletion-planned': { en: 'The deletion of the account was asked for', es: 'Se pidió borrar la cuenta' },
  'deletion-taken-back': { en: 'The deletion was taken back by signing in', es: 'Se canceló el borrado al iniciar sesión' },
  'account-deleted': { en: 'The account was deleted', es: 'Se borró la cuenta' },
  'deleted-again': { en: 'The account was deleted again', es: 'Se volvió a borrar la cuenta' },
  'operator-looked': { en: 'Somebody who runs this site looked the account up', es: 'Alguien que administra el sitio consultó la cuenta' },
  'operator-resent': {
    en: 'Somebody who runs this site sent a link again',
    es: 'Alguien que administra el sitio volvió a enviar un enlace',
  },
  'operator-locked': { en: 'Somebody who runs this site locked the account', es: 'Alguien que administra el sitio bloqueó la cuenta' },
  'operator-unlocked': {
    en: 'Somebody who runs this site unlocked the account',
    es: 'Alguien que administra el sitio desbloqueó la cuenta',
  },
  'sign-in-limited': {
    en: 'Somebody tried to sign in too often, and was told to wait',
    es: 'Alguien intentó iniciar sesión demasiadas veces y tuvo que esperar',
  },
  'operator-deleted': { en: 'Somebody who runs this site deleted the account', es: 'Alguien que administra el sitio borró la cuenta' },
  'factor-added': { en: 'An authenticator app was set up', es: 'Se configuró una aplicación de autenticación' },
  'factor-replaced': { en: 'Another authenticator app was set up', es: 'Se configuró otra aplicación de autenticación' },
  'factor-removed': { en: 'The authenticator app was removed', es: 'Se quitó la aplicación de autenticación' },
  'code-wrong': { en: 'A wrong code was typed', es: 'Se escribió un código equivocado' },
  'recovery-code-used': { en: 'A recovery code was used', es: 'Se usó un código de recuperación' },
  'recovery-codes-made': { en: 'New recovery codes were made', es: 'Se hicieron códigos de recuperación nuevos' },
  'factor-recovery-asked': {
    en: 'Somebody with the password said that the app is lost',
    es: 'Alguien con la contraseña dijo que perdió la aplicación',
  },
  'factor-recovery-begun': {
    en: 'The day began after which the app is taken off',
    es: 'Empezó el día tras el cual se quita la aplicación',
  },
  'factor-recovery-stopped': { en: 'It was stopped that the app is taken off', es: 'Se detuvo lo de quitar la aplicación' },
  'factor-lost': { en: 'The lost app was taken off the account', es: 'Se quitó de la cuenta la aplicación perdida' },
  'operator-factor-removed': {
    en: 'Somebody who runs this site took the lost app off the account',
    es: 'Alguien que administra el sitio quitó de la cuenta la aplicación perdida',
  },
  'session-confirmed': { en: 'You proved again that it is you', es: 'Usted confirmó otra vez que es usted' },
};
