import { organisation } from '#config/organisation.ts';
import { dayIn, momentIn } from '#services/moments/shared.ts';
import { secondFactorWords } from './second-factor.ts';
import type { Help, Language } from './words.ts';

const { name } = organisation;

const hours = (count: number) => (count === 1 ? 'una hora' : `${count} horas`);
const minutes = (count: number) => (count % 60 === 0 ? hours(count / 60) : count === 1 ? 'un minuto' : `${count} minutos`);

const newsletterWhy = `Este correo trata solo del boletín de ${name}.`;

/** Lo hizo otra persona: cómo recuperar la cuenta. */
const wasNotYou = ({ forgotPassword, email }: Help) => [
  `Si no fue usted, cambie su contraseña cuanto antes: ${forgotPassword}`,
  `Si no puede hacerlo, escríbanos a ${email} y le ayudaremos a recuperar su cuenta.`,
];

/** Lo mismo, de una llave de acceso, que una contraseña nueva no anula. */
const passkeyWasNotYou = ({ forgotPassword, email }: Help) => [
  `Si no fue usted, elija otra contraseña cuanto antes: ${forgotPassword} Después inicie sesión y quite las llaves de acceso que no sean suyas.`,
  `Si no puede hacerlo, escríbanos a ${email} y le ayudaremos a recuperar su cuenta.`,
];

/** El navegador y el sistema, hasta donde se sabe. */
const deviceIn = (browser: string | null, system: string | null) =>
  [browser ?? 'Un navegador que no pudimos reconocer', system === null ? null : `en ${system}`].filter(Boolean).join(' ');

/** The words of the mails in Spanish. */
export const es: Language = {
  frame: {
    hello: (username) => (username === null ? 'Hola:' : `Hola, ${username}:`),
    orOpen: 'Si el botón no funciona, abra esta dirección:',
    goodbye: `El equipo de ${name}`,
    why: `Este correo trata solo de su cuenta en ${name}.`,
    askUs: (email) => `¿Tiene alguna pregunta? Escríbanos a ${email}.`,
  },
  words: {
    'verify-email': (content) => ({
      subject: 'Verifique su correo electrónico',
      preview: 'Con él podrá volver a entrar si olvida la contraseña.',
      heading: 'Verifique su correo electrónico',
      paragraphs: [
        'Le damos la bienvenida y le agradecemos su confianza.',
        'Por favor, confirme que esta dirección es suya. Con ella podrá volver a entrar a su cuenta si algún día olvida la contraseña.',
      ],
      button: 'Verificar mi correo',
      afterButton: [
        `El enlace funciona durante ${hours(content.hours)}. Abre una página con un botón: oprímalo y su correo quedará verificado.`,
      ],
      notYou: [
        'Si usted no abrió ninguna cuenta aquí, es probable que alguien haya escrito su dirección por error. No tiene que hacer nada.',
      ],
    }),
    'reset-password': (content) => ({
      subject: 'Elija una contraseña nueva',
      preview: `El enlace sirve una sola vez, durante ${minutes(content.minutes)}.`,
      heading: 'Elija una contraseña nueva',
      paragraphs: ['A cualquiera se le olvida. Aquí puede elegir una contraseña nueva para su cuenta.'],
      button: 'Elegir contraseña',
      afterButton: [
        `El enlace sirve una sola vez, durante ${minutes(content.minutes)}.`,
        'Al guardar la contraseña nueva, su sesión se cierra en todos los aparatos. Después inicie sesión con ella.',
      ],
      notYou: ['Si usted no la pidió, no tiene que hacer nada. Su contraseña sigue siendo la misma.'],
    }),
    'confirm-new-email': (content) => ({
      subject: 'Confirme su nueva dirección de correo',
      preview: 'Mientras tanto, sigue valiendo la anterior.',
      heading: 'Confirme su nueva dirección de correo',
      paragraphs: ['Nos pidió usar esta dirección para su cuenta de ahora en adelante. Por favor, confirme que es suya.'],
      button: 'Usar esta dirección',
      afterButton: [
        `El enlace funciona durante ${hours(content.hours)}. Abre una página con un botón: hasta que lo oprima, sigue valiendo su dirección anterior.`,
      ],
      notYou: ['Si usted no lo pidió, es probable que alguien haya escrito su dirección por error. No tiene que hacer nada.'],
    }),
    'email-change-asked': ({ newEmail }, help) => ({
      subject: 'Una nueva dirección para su cuenta',
      preview: 'Cambiará cuando se confirme la nueva dirección.',
      heading: 'Pidió cambiar su dirección de correo',
      paragraphs: [
        `Nos pidió que su cuenta use esta dirección de ahora en adelante: ${newEmail}`,
        'Le enviamos allí un enlace. La dirección cambiará cuando se confirme con ese enlace; hasta entonces, sigue valiendo esta.',
      ],
      notYou: wasNotYou(help),
    }),
    'email-changed': ({ newEmail }, help) => ({
      subject: 'Se cambió su dirección de correo',
      preview: 'A partir de ahora le escribimos a la nueva.',
      heading: 'Se cambió su dirección de correo',
      paragraphs: [
        `Su cuenta usa ahora esta dirección: ${newEmail}`,
        'Puede iniciar sesión con ella o con su nombre de usuario, como siempre.',
      ],
      notYou: [`Si no fue usted, escríbanos a ${help.email} y le ayudaremos a recuperar su cuenta.`],
    }),
    'address-tried': ({ username }, { forgotPassword }) => ({
      subject: 'Alguien intentó usar su correo electrónico',
      preview: 'Usted ya tiene una cuenta. En ella no cambió nada.',
      heading: 'Alguien intentó usar su correo electrónico',
      paragraphs: [
        `Alguien escribió aquí esta dirección, para abrir una cuenta o para ponerla en otra. Usted ya tiene una cuenta con ella: ${username}. En su cuenta no cambió nada.`,
        `¿Fue usted? Entonces inicie sesión con ese nombre de usuario o con esta dirección. Si olvidó la contraseña, elija una nueva: ${forgotPassword}`,
      ],
      notYou: [
        'Si no fue usted, no tiene que hacer nada. Nadie entró a su cuenta. Esa persona solo pudo leer en la página que la dirección ya está en uso.',
        'Se lo avisamos una vez al día como mucho, aunque lo intenten más veces.',
      ],
    }),
    'password-changed': (_, help) => ({
      subject: 'Se cambió su contraseña',
      preview: 'Si fue usted, no tiene que hacer nada.',
      heading: 'Se cambió su contraseña',
      paragraphs: ['Se cambió la contraseña de su cuenta, su sesión se cerró en los demás aparatos y los enlaces compartidos terminaron.'],
      notYou: wasNotYou(help),
    }),
    'username-changed': ({ username }, help) => ({
      subject: 'Se cambió su nombre de usuario',
      preview: 'Si fue usted, no tiene que hacer nada.',
      heading: 'Se cambió su nombre de usuario',
      paragraphs: [
        `Su nombre de usuario es ahora ${username}. Puede iniciar sesión con él o con su correo, como siempre.`,
        'Su contraseña y todo lo demás siguen igual.',
      ],
      notYou: wasNotYou(help),
    }),
    'passkey-added': ({ isFactor }, help) => ({
      subject: 'Se agregó una llave de acceso a su cuenta',
      preview: 'Si fue usted, no tiene que hacer nada.',
      heading: 'Se agregó una llave de acceso a su cuenta',
      paragraphs: [
        'Desde ahora puede iniciar sesión con ella. En su perfil, en Seguridad, están todas sus llaves de acceso: ahí puede cambiarles el nombre o quitarlas.',
        ...(isFactor ? ['Después de la contraseña le pedimos también una llave de acceso. Los enlaces compartidos terminaron.'] : []),
      ],
      notYou: passkeyWasNotYou(help),
    }),
    'passkey-removed': (_, help) => ({
      subject: 'Se quitó una llave de acceso de su cuenta',
      preview: 'Si fue usted, no tiene que hacer nada.',
      heading: 'Se quitó una llave de acceso de su cuenta',
      paragraphs: [
        'Ya nadie puede iniciar sesión con ella. Puede que su aparato o su administrador de contraseñas la siga mostrando: ahí también puede borrarla.',
        'Las demás sesiones que se abrieron con una llave de acceso quedaron cerradas, y los enlaces compartidos terminaron.',
      ],
      notYou: passkeyWasNotYou(help),
    }),
    'account-locked': (_, { email }) => ({
      subject: 'Su cuenta está bloqueada',
      preview: 'No se perdió nada de lo que hay en ella.',
      heading: 'Su cuenta está bloqueada',
      paragraphs: [
        'Bloqueamos su cuenta para protegerla, y para proteger a quienes participan aquí. Por ahora nadie puede entrar a ella, y no se perdió nada.',
        `Por favor, escríbanos a ${email}. Le contestará una persona, que le explicará el motivo y los próximos pasos.`,
      ],
    }),
    'account-unlocked': (_, { email }) => ({
      subject: 'Ya puede usar su cuenta otra vez',
      preview: 'Inicie sesión como siempre.',
      heading: 'Ya puede usar su cuenta otra vez',
      paragraphs: [
        'Puede iniciar sesión como siempre, y todo está donde lo dejó.',
        `Si olvidó la contraseña, elija «¿Olvidó su contraseña?» al iniciar sesión. Para cualquier otra cosa, escríbanos a ${email}.`,
      ],
    }),
    ...secondFactorWords.es,
    'trials-changed': () => ({
      subject: 'Algo cambió en su lista',
      preview: 'Le espera en su perfil.',
      heading: 'Algo cambió en su lista',
      paragraphs: [
        'Usted nos pidió que le escribiéramos cuando algo de una lista de su perfil abre o cierra. Ya ocurrió. Qué es, lo ve ahí, detrás de su contraseña.',
      ],
      button: 'Ver qué cambió',
      afterButton: ['En esa misma página puede apagar estos correos.'],
    }),
    'data-exported': (_, help) => ({
      subject: 'Se descargó una copia de sus datos',
      preview: 'Si fue usted, no tiene que hacer nada.',
      heading: 'Se descargó una copia de sus datos',
      paragraphs: [
        'Alguien que tenía abierta una sesión en su cuenta, y que acababa de confirmar que era suya, descargó todo lo que guardamos sobre usted.',
        'Ese archivo lo puede leer quien lo tenga. Guárdelo donde nadie lo encuentre por casualidad, y bórrelo de los aparatos que comparte.',
      ],
      notYou: wasNotYou(help),
    }),
    'new-device': ({ at, browser, system }, help) => ({
      subject: 'Inicio de sesión en un aparato nuevo',
      preview: 'Si fue usted, no tiene que hacer nada.',
      heading: 'Inicio de sesión en un aparato nuevo',
      paragraphs: [
        'Alguien inició sesión en su cuenta desde un aparato o un navegador que no habíamos visto antes con ella.',
        `${deviceIn(browser, system)}, ${momentIn('es', at)}.`,
        'Si fue usted, no tiene que hacer nada. También puede recibir este correo después de borrar lo que guarda su navegador o de cambiar la contraseña.',
      ],
      notYou: [
        ...wasNotYou(help),
        'En su perfil, en Mi cuenta, puede ver todos los lugares donde tiene una sesión abierta y cerrar cada una. Una contraseña nueva las cierra todas.',
      ],
    }),
    'provider-connected': ({ service }, help) => ({
      subject: 'Se agregó otra forma de iniciar sesión',
      preview: 'Si fue usted, no tiene que hacer nada.',
      heading: 'Se agregó otra forma de iniciar sesión',
      paragraphs: [
        `Su cuenta quedó conectada con una cuenta de ${service}. Quien inicie sesión ahí puede entrar aquí.`,
        'Puede verlo y quitarlo en su perfil, en Seguridad.',
      ],
      notYou: wasNotYou(help),
    }),
    'provider-disconnected': ({ service }, help) => ({
      subject: 'Se quitó una forma de iniciar sesión',
      preview: 'Si fue usted, no tiene que hacer nada.',
      heading: 'Se quitó una forma de iniciar sesión',
      paragraphs: [
        `Su cuenta ya no está conectada con ${service}. Iniciar sesión ahí ya no le da entrada aquí. Las demás sesiones que empezaron ahí quedaron cerradas, y los enlaces compartidos terminaron.`,
      ],
      notYou: wasNotYou(help),
    }),
    'deletion-planned': ({ until }, { signIn, email }) => ({
      subject: 'Vamos a borrar su cuenta',
      preview: 'Si quiere conservarla, basta con iniciar sesión antes.',
      heading: 'Vamos a borrar su cuenta',
      paragraphs: [
        `Como nos pidió, borraremos su cuenta y todo lo que hay en ella el ${momentIn('es', until)}. Hasta entonces nadie ve su página, y su sesión quedó cerrada en todos los aparatos.`,
        `Si cambia de idea antes de esa fecha, solo tiene que iniciar sesión: ${signIn}`,
        'Entonces su cuenta se queda como estaba, y se lo confirmamos por correo. Si no, no tiene que hacer nada.',
      ],
      notYou: [
        `Si usted no lo pidió, inicie sesión y cambie su contraseña cuanto antes. Si no puede, escríbanos a ${email} antes de ese día.`,
      ],
    }),
    'deletion-taken-back': (_, help) => ({
      subject: 'Su cuenta se queda',
      preview: 'Usted inició sesión, así que no se borra nada.',
      heading: 'Su cuenta se queda',
      paragraphs: [
        'Usted volvió a iniciar sesión, así que no borramos su cuenta. Todo está donde lo dejó.',
        'Si aun así quiere irse, puede pedirlo de nuevo en su perfil, en «Mis datos».',
      ],
      notYou: wasNotYou(help),
    }),
    'account-deleted': ({ backupsUntil }, { email }) => ({
      subject: 'Su cuenta se borró',
      preview: 'Ya no queda nada en ella. Aquí siempre podrá leer.',
      heading: 'Su cuenta se borró',
      paragraphs: [
        'Borramos su cuenta y todo lo que había en ella. Lo que nos contó estaba cifrado con una clave solo suya, y esa clave ya no existe.',
        `Las copias de respaldo anteriores a hoy se guardan, a más tardar, hasta el ${dayIn('es', backupsUntil)}. Lo que nos contó también está en ellas, pero solo cifrado, y lo que sirve para abrirlo se guarda en otro lugar. Si alguna vez tenemos que recurrir a una de ellas, volvemos a borrar lo suyo.`,
        'Este es el último correo que le enviamos sobre su cuenta. Gracias por el tiempo que pasó con nosotros. Todas las páginas siguen abiertas para usted, sin cuenta, cuando quiera leer.',
      ],
      notYou: [`Si usted no quería borrarla, escríbanos a ${email}. No podemos recuperar lo que había en ella, pero queremos saberlo.`],
    }),
    'newsletter-confirm': ({ days }) => ({
      subject: 'Confirme que quiere recibir nuestra carta',
      preview: 'Basta con un botón. Si no lo oprime, no le escribimos más.',
      heading: 'Confirme que quiere recibir nuestra carta',
      paragraphs: [
        `Alguien escribió esta dirección para recibir el boletín de ${name}. Si fue usted, confírmelo con el botón.`,
        'Mientras tanto, su dirección no está en ninguna lista.',
      ],
      button: 'Sí, quiero recibirla',
      afterButton: [
        `El enlace funciona durante ${days} días. Abre una página con un botón: oprímalo y quedará en la lista. Puede darse de baja cuando quiera, con un solo botón.`,
      ],
      notYou: [`Si no fue usted, no tiene que hacer nada. No le escribimos más, y a los ${days} días borramos su dirección.`],
      why: newsletterWhy,
    }),
    'newsletter-known': () => ({
      subject: 'Usted ya recibe nuestra carta',
      preview: 'No hay nada que confirmar. Lo que eligió sigue igual.',
      heading: 'Usted ya recibe nuestra carta',
      paragraphs: [
        `Alguien escribió esta dirección para recibir el boletín de ${name}. Usted ya está en la lista, y no cambió nada.`,
        'Si fue usted y quiere otros temas u otro idioma, elíjalos aquí.',
      ],
      button: 'Ver lo que elegí',
      afterButton: ['Quien tenga este enlace puede cambiarlo. En esa página también puede darse de baja.'],
      notYou: [
        'Si no fue usted, no tiene que hacer nada. Esa persona no supo nada de usted: la página dice lo mismo con cualquier dirección.',
      ],
      why: newsletterWhy,
    }),
  },
};
