import { organisation } from '#config/organisation.ts';
import type { Help, Language } from './words.ts';

const { name } = organisation;

const hours = (count: number) => (count === 1 ? 'una hora' : `${count} horas`);
const minutes = (count: number) => (count % 60 === 0 ? hours(count / 60) : count === 1 ? 'un minuto' : `${count} minutos`);

/** Lo hizo otra persona: cómo recuperar la cuenta. */
const wasNotYou = ({ forgotPassword, email }: Help) => [
  `Si no fue usted, cambie su contraseña cuanto antes: ${forgotPassword}`,
  `Si no puede hacerlo, escríbanos a ${email} y le ayudaremos a recuperar su cuenta.`,
];

/** The words of the mails in Spanish. */
export const es: Language = {
  frame: {
    hello: (username) => `Hola, ${username}:`,
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
      paragraphs: ['Se cambió la contraseña de su cuenta, y su sesión se cerró en los demás aparatos.'],
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
        'Puede iniciar sesión con la misma contraseña de siempre, y todo está donde lo dejó.',
        `Si olvidó la contraseña, elija «¿Olvidó su contraseña?» al iniciar sesión. Para cualquier otra cosa, escríbanos a ${email}.`,
      ],
    }),
    'account-deleted': (_, { email }) => ({
      subject: 'Su cuenta se eliminó',
      preview: 'Ya no queda nada en ella. Aquí siempre podrá leer.',
      heading: 'Su cuenta se eliminó',
      paragraphs: [
        'Eliminamos su cuenta y todo lo que había en ella. Este es el último correo que le enviamos al respecto.',
        'Gracias por el tiempo que pasó con nosotros. Todas las páginas siguen abiertas para usted, sin cuenta, cuando quiera leer.',
      ],
      notYou: [`Si usted no quería eliminarla, escríbanos a ${email}. No podemos recuperar lo que había en ella, pero queremos saberlo.`],
    }),
  },
};
