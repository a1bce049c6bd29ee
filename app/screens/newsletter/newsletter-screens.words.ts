import { type WordsOf, words } from '#app/i18n/words.ts';

/** Signing up for the newsletter, confirming it, choosing, and leaving. */
export const newsletterWords = words({
  'newsletter.sent.title': { en: 'One more step: your inbox', es: 'Falta un paso: su correo' },
  'newsletter.sent.notice': {
    en: 'We have written to the address that you gave. Open that email, follow its link, and press the button there.',
    es: 'Le escribimos a la dirección que nos dio. Abra ese mensaje, siga el enlace y oprima el botón que verá ahí.',
  },
  'newsletter.sent.wait': {
    en: 'Until then you are on no list. It can take a few minutes; please look in your spam or junk folder, too. The link works for seven days.',
    es: 'Mientras tanto no está en ninguna lista. Puede tardar unos minutos; mire también en la carpeta de spam o correo no deseado. El enlace sirve durante siete días.',
  },
  'newsletter.sent.same': {
    en: 'This page says the same of every address: nobody can find out here who gets the newsletter.',
    es: 'Esta página dice lo mismo con cualquier dirección: aquí nadie puede averiguar quién recibe el boletín.',
  },
  'newsletter.sent.none': {
    en: 'Does nothing come? The address may have a typing error, or several emails were sent to it already today. Then try again tomorrow, or write to us.',
    es: '¿No llega nada? Quizá la dirección tiene un error, o ya se mandaron varios mensajes hoy. Inténtelo mañana o escríbanos.',
  },
  'newsletter.again': { en: 'Type the address again', es: 'Escribir la dirección otra vez' },
  'newsletter.confirm.title': { en: 'Confirm that you want our newsletter', es: 'Confirme que quiere nuestro boletín' },
  'newsletter.confirm.lead': {
    en: 'One more step: press the button, and you are signed up. You can leave whenever you like.',
    es: 'Falta un paso: oprima el botón y quedará en la lista. Puede darse de baja cuando quiera.',
  },
  'newsletter.confirm.submit': { en: 'Yes, send me the newsletter', es: 'Sí, quiero recibirlo' },
  'newsletter.confirm.notYou': {
    en: 'Did you not ask for it? Then close this page. Nothing has happened, and your address is deleted after seven days.',
    es: '¿No la pidió? Cierre esta página. No ha pasado nada, y su dirección se borra a los siete días.',
  },
  'newsletter.link.title': { en: 'This link does not work', es: 'Este enlace no sirve' },
  'newsletter.link.invalid': {
    en: 'It was used for an earlier sign-up, or part of it is missing. Please copy it whole, or sign up again.',
    es: 'Era de una suscripción anterior, o le falta una parte. Cópielo completo o suscríbase otra vez.',
  },
  'newsletter.link.expired': {
    en: 'It is older than seven days. Please sign up again: you get a new one at once.',
    es: 'Tiene más de siete días. Suscríbase otra vez y recibirá uno nuevo enseguida.',
  },
  'newsletter.signUpAgain': { en: 'Sign up again', es: 'Suscribirme otra vez' },
  'newsletter.preferences.title': { en: 'Your newsletter', es: 'Su boletín' },
  'newsletter.preferences.lead': {
    en: 'Choose what you want to read about, and in which language; or leave.',
    es: 'Elija sobre qué quiere leer y en qué idioma; o dese de baja.',
  },
  'newsletter.confirmed': {
    en: 'Thank you. You are signed up, and the next letter comes to you. Until then nothing more is sent.',
    es: 'Gracias. Ya está en la lista, y la próxima carta le llegará. Hasta entonces no le mandamos nada más.',
  },
  'newsletter.choices': { en: 'What you get', es: 'Lo que recibe' },
  'newsletter.choices.submit': { en: 'Save my choices', es: 'Guardar lo que elegí' },
  'newsletter.choices.saved': { en: 'Saved. The next letter is as you chose.', es: 'Guardado. La próxima carta será como usted eligió.' },
  'newsletter.leave': { en: 'Leave', es: 'Darme de baja' },
  'newsletter.leave.lead': {
    en: 'One press, and no letter comes any more. You do not have to say why.',
    es: 'Con un botón deja de recibir el boletín. No tiene que decir por qué.',
  },
  'newsletter.leave.submit': { en: 'Send me no more letters', es: 'No quiero recibir más cartas' },
  'newsletter.left.title': { en: 'You get no newsletter from us', es: 'Ya no recibe nuestro boletín' },
  'newsletter.left': {
    en: 'Your address is deleted. What stays is a code made of it, by which we know that nothing may be sent there; nobody can read the address from it.',
    es: 'Su dirección se borró. Solo queda un código hecho con ella, para saber que no se debe escribir ahí; nadie puede leer la dirección en él.',
  },
  'newsletter.left.back': {
    en: 'Every page stays open to you. If you want the newsletter again one day, sign up as before.',
    es: 'Todas las páginas siguen abiertas para usted. Si algún día la quiere otra vez, suscríbase como antes.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof newsletterWords> {}
}
