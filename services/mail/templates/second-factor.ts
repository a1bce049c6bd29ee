import type { Locale } from '#config/locale.ts';
import { momentIn } from '#services/moments/shared.ts';
import type { MailKind, WordsOfKinds } from './words.ts';

type FactorKind = Extract<MailKind, `second-factor-${string}` | `recovery-code${string}` | `factor-recovery${string}`>;

/** The words of the mails about a second factor. */
export const secondFactorWords: Record<Locale, Pick<WordsOfKinds, FactorKind>> = {
  en: {
    'second-factor-added': (_, { forgotPassword, email }) => ({
      subject: 'Signing in now takes a code, too',
      preview: 'If that was you, there is nothing to do.',
      heading: 'Signing in now takes a code, too',
      paragraphs: [
        'An authenticator app was set up for your account. From now on we ask for a code of it after your password. Links that were shared have ended.',
        'Keep your recovery codes where you find them without your phone. Each of them lets you in once.',
      ],
      notYou: [
        `If it was not you, set a new password at once: ${forgotPassword}`,
        `Then write to us at ${email}: a new password does not take the app away.`,
      ],
    }),
    'second-factor-removed': ({ passkeys }, { forgotPassword, email }) => ({
      subject: 'Your authenticator app was removed',
      preview: passkeys ? 'After your password we ask for a passkey.' : 'Signing in takes your password alone.',
      heading: 'Your authenticator app was removed',
      paragraphs: [
        passkeys
          ? 'From now on we ask for a passkey after your password. Your recovery codes do not count anymore.'
          : 'From now on your password alone is enough to sign in. Your recovery codes do not count anymore.',
      ],
      notYou: [`If it was not you, set a new password at once: ${forgotPassword}`, `If that does not work, write to us at ${email}.`],
    }),
    'second-factor-lost': ({ passkeys }, { signIn, email }) => ({
      subject: 'You can sign in with your password again',
      preview: 'What was lost was taken off your account.',
      heading: 'You can sign in with your password again',
      paragraphs: [
        passkeys
          ? 'Your passkeys, and the authenticator app with its recovery codes if you had one, were taken off your account, because they were said to be lost.'
          : 'The authenticator app and the recovery codes were taken off your account, because they were said to be lost.',
        'You are signed out everywhere, and links that were shared have ended.',
        `Sign in with your password: ${signIn}`,
        passkeys
          ? 'You can add a passkey or set up an app again in your profile, under “Security”.'
          : 'You can set up an app again in your profile, under “Security”.',
      ],
      notYou: [`If you lost nothing and did not ask for this, write to us at ${email} at once.`],
    }),
    'recovery-code-used': ({ left }, { forgotPassword, email }) => ({
      subject: 'A recovery code was used',
      preview: 'If that was you, there is nothing to do.',
      heading: 'A recovery code was used',
      paragraphs: [
        'Somebody with your password used one of your recovery codes.',
        left === 0
          ? 'It was the last one. Make new ones in your profile, under “Security”.'
          : left === 1
            ? 'One is left. You can make new ones in your profile, under “Security”.'
            : `${left} are left. You can make new ones in your profile, under “Security”.`,
      ],
      notYou: [`If it was not you, set a new password at once: ${forgotPassword}`, `Then write to us at ${email}.`],
    }),
    'recovery-codes-made': (_, { forgotPassword, email }) => ({
      subject: 'You have new recovery codes',
      preview: 'The ones from before do not count anymore.',
      heading: 'You have new recovery codes',
      paragraphs: ['New recovery codes were made for your account. The ones from before do not count anymore: you can throw them away.'],
      notYou: [`If it was not you, set a new password at once: ${forgotPassword}`, `Then write to us at ${email}.`],
    }),
    'factor-recovery': ({ minutes, passkeys }, { forgotPassword }) => ({
      subject: passkeys ? 'If you lost your passkey or your app' : 'If you lost your authenticator app',
      preview: `The link works once, for ${minutes} minutes.`,
      heading: passkeys ? 'If you lost your passkey or your app' : 'If you lost your authenticator app',
      paragraphs: [
        passkeys
          ? 'Somebody gave your password and told us that what we ask for besides it is lost: passkeys, or the app and the recovery codes. If that was you, this link is your way back.'
          : 'Somebody gave your password and told us that the app and the recovery codes are lost. If that was you, this link is your way back.',
        'It takes a day, so that you could stop it if somebody else had asked. After that day your password is enough to sign in.',
      ],
      button: 'Go on',
      afterButton: [`The link works once, for ${minutes} minutes. It opens a page with a button: until you press it, nothing changes.`],
      notYou: [`If it was not you, somebody else knows your password. Set a new one at once: ${forgotPassword}`],
    }),
    'factor-recovery-begun': ({ until, passkeys }, { forgotPassword }) => ({
      subject: passkeys ? 'In a day your password will be enough to sign in' : 'Your authenticator app will be taken off your account',
      preview: 'Was it not you? You can stop it.',
      heading: passkeys ? 'In a day your password will be enough to sign in' : 'Your authenticator app will be taken off your account',
      paragraphs: [
        `The link in our last email was used. On ${momentIn('en', until)} ${
          passkeys ? 'your passkeys, and the app with its recovery codes if you have one,' : 'the app and the recovery codes'
        } are taken off your account, you are signed out everywhere, and links that you shared end.`,
        passkeys
          ? 'If you find one of them before that, just sign in with it: then everything stays as it is. The button stops it as well.'
          : 'If you find your app or a code before that, just sign in: then everything stays as it is. The button stops it as well.',
      ],
      button: 'Stop this',
      notYou: [`If it was not you, press the button, and set a new password at once: ${forgotPassword}`],
    }),
    'factor-recovery-stopped': ({ passkeys }, { forgotPassword, email }) => ({
      subject: passkeys ? 'Everything stays as it was' : 'Your authenticator app stays',
      preview: 'It is asked for as before.',
      heading: passkeys ? 'Everything stays as it was' : 'Your authenticator app stays',
      paragraphs: [
        passkeys
          ? 'It was stopped that your passkeys and the app are taken off your account. We ask for them as before.'
          : 'It was stopped that the app is taken off your account. We ask for its codes as before.',
      ],
      notYou: [
        `If you never said that something was lost, somebody knows your password. Set a new one at once: ${forgotPassword}`,
        `If it was not you who stopped it, write to us at ${email}.`,
      ],
    }),
  },
  es: {
    'second-factor-added': (_, { forgotPassword, email }) => ({
      subject: 'Ahora también se pide un código para entrar',
      preview: 'Si fue usted, no tiene que hacer nada.',
      heading: 'Ahora también se pide un código para entrar',
      paragraphs: [
        'Se configuró una aplicación de autenticación para su cuenta. Desde ahora, después de la contraseña le pedimos un código de esa aplicación. Los enlaces que se habían compartido ya no sirven.',
        'Guarde sus códigos de recuperación donde los encuentre aunque no tenga su teléfono. Cada uno le permite entrar una vez.',
      ],
      notYou: [
        `Si no fue usted, elija cuanto antes una contraseña nueva: ${forgotPassword}`,
        `Después escríbanos a ${email}: una contraseña nueva no quita la aplicación.`,
      ],
    }),
    'second-factor-removed': ({ passkeys }, { forgotPassword, email }) => ({
      subject: 'Se quitó su aplicación de autenticación',
      preview: passkeys ? 'Después de la contraseña le pedimos una llave de acceso.' : 'Para entrar basta con la contraseña.',
      heading: 'Se quitó su aplicación de autenticación',
      paragraphs: [
        passkeys
          ? 'Desde ahora, después de la contraseña le pedimos una llave de acceso. Los códigos de recuperación ya no valen.'
          : 'Desde ahora basta con su contraseña para iniciar sesión. Los códigos de recuperación ya no valen.',
      ],
      notYou: [`Si no fue usted, elija cuanto antes una contraseña nueva: ${forgotPassword}`, `Si no puede, escríbanos a ${email}.`],
    }),
    'second-factor-lost': ({ passkeys }, { signIn, email }) => ({
      subject: 'Ya puede entrar otra vez con su contraseña',
      preview: 'Lo que se perdió ya no está en su cuenta.',
      heading: 'Ya puede entrar otra vez con su contraseña',
      paragraphs: [
        passkeys
          ? 'Quitamos de su cuenta las llaves de acceso y, si tenía una, la aplicación de autenticación con sus códigos de recuperación, porque se nos dijo que se habían perdido.'
          : 'Quitamos de su cuenta la aplicación de autenticación y los códigos de recuperación, porque se nos dijo que se habían perdido.',
        'Su sesión quedó cerrada en todos los aparatos y los enlaces compartidos terminaron.',
        `Inicie sesión con su contraseña: ${signIn}`,
        passkeys
          ? 'Puede agregar una llave o volver a configurar una aplicación en su perfil, en «Seguridad».'
          : 'Puede volver a configurar una aplicación en su perfil, en «Seguridad».',
      ],
      notYou: [`Si no perdió nada y usted no lo pidió, escríbanos cuanto antes a ${email}.`],
    }),
    'recovery-code-used': ({ left }, { forgotPassword, email }) => ({
      subject: 'Se usó un código de recuperación',
      preview: 'Si fue usted, no tiene que hacer nada.',
      heading: 'Se usó un código de recuperación',
      paragraphs: [
        'Alguien que tiene su contraseña usó uno de sus códigos de recuperación.',
        left === 0
          ? 'Era el último. Haga códigos nuevos en su perfil, en «Seguridad».'
          : left === 1
            ? 'Le queda uno. Puede hacer códigos nuevos en su perfil, en «Seguridad».'
            : `Le quedan ${left}. Puede hacer códigos nuevos en su perfil, en «Seguridad».`,
      ],
      notYou: [`Si no fue usted, elija cuanto antes una contraseña nueva: ${forgotPassword}`, `Después escríbanos a ${email}.`],
    }),
    'recovery-codes-made': (_, { forgotPassword, email }) => ({
      subject: 'Tiene códigos de recuperación nuevos',
      preview: 'Los anteriores ya no valen.',
      heading: 'Tiene códigos de recuperación nuevos',
      paragraphs: ['Se hicieron códigos de recuperación nuevos para su cuenta. Los anteriores ya no valen: puede tirarlos.'],
      notYou: [`Si no fue usted, elija cuanto antes una contraseña nueva: ${forgotPassword}`, `Después escríbanos a ${email}.`],
    }),
    'factor-recovery': ({ minutes, passkeys }, { forgotPassword }) => ({
      subject: passkeys ? 'Si perdió su llave de acceso o su aplicación' : 'Si perdió su aplicación de autenticación',
      preview: `El enlace sirve una sola vez, durante ${minutes} minutos.`,
      heading: passkeys ? 'Si perdió su llave de acceso o su aplicación' : 'Si perdió su aplicación de autenticación',
      paragraphs: [
        passkeys
          ? 'Alguien escribió su contraseña y nos dijo que se perdió lo que pedimos además: las llaves de acceso, o la aplicación y los códigos de recuperación. Si fue usted, con este enlace puede volver a entrar.'
          : 'Alguien escribió su contraseña y nos dijo que se perdieron la aplicación y los códigos de recuperación. Si fue usted, con este enlace puede volver a entrar.',
        'Tarda un día, para que usted pueda detenerlo si lo hubiera pedido otra persona. Pasado ese día, basta con su contraseña.',
      ],
      button: 'Continuar',
      afterButton: [
        `El enlace sirve una sola vez, durante ${minutes} minutos. Abre una página con un botón: mientras no lo oprima, no cambia nada.`,
      ],
      notYou: [`Si no fue usted, otra persona sabe su contraseña. Elija cuanto antes una nueva: ${forgotPassword}`],
    }),
    'factor-recovery-begun': ({ until, passkeys }, { forgotPassword }) => ({
      subject: passkeys ? 'Dentro de un día bastará con su contraseña' : 'Vamos a quitar de su cuenta la aplicación de autenticación',
      preview: '¿No fue usted? Puede detenerlo.',
      heading: passkeys ? 'Dentro de un día bastará con su contraseña' : 'Vamos a quitar de su cuenta la aplicación de autenticación',
      paragraphs: [
        `Se usó el enlace de nuestro último correo. El ${momentIn('es', until)} quitaremos de su cuenta ${
          passkeys
            ? 'las llaves de acceso y, si tiene una, la aplicación con sus códigos de recuperación'
            : 'la aplicación y los códigos de recuperación'
        }, cerraremos su sesión en todos los aparatos y terminarán los enlaces que compartió.`,
        passkeys
          ? 'Si antes encuentra algo de eso, solo tiene que iniciar sesión con ello: entonces todo sigue igual. El botón también lo detiene.'
          : 'Si antes encuentra la aplicación o un código, solo tiene que iniciar sesión: entonces todo sigue igual. El botón también lo detiene.',
      ],
      button: 'Detenerlo',
      notYou: [`Si no fue usted, oprima el botón y elija cuanto antes una contraseña nueva: ${forgotPassword}`],
    }),
    'factor-recovery-stopped': ({ passkeys }, { forgotPassword, email }) => ({
      subject: passkeys ? 'Todo sigue como estaba' : 'Su aplicación de autenticación sigue activa',
      preview: 'Se le pide igual que antes.',
      heading: passkeys ? 'Todo sigue como estaba' : 'Su aplicación de autenticación sigue activa',
      paragraphs: [
        passkeys
          ? 'Se detuvo lo de quitar de su cuenta las llaves de acceso y la aplicación. Se las pedimos igual que antes.'
          : 'Se detuvo lo de quitar la aplicación de su cuenta. Le pedimos sus códigos igual que antes.',
      ],
      notYou: [
        `Si usted nunca dijo que había perdido algo, alguien sabe su contraseña. Elija cuanto antes una nueva: ${forgotPassword}`,
        `Si no fue usted quien lo detuvo, escríbanos a ${email}.`,
      ],
    }),
  },
};
