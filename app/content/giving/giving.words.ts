import { type WordsOf, words } from '#app/i18n/words.ts';

/** What is said of gifts. */
export const givingWords = words({
  'giving.once': { en: 'Give once', es: 'Donar una vez' },
  'giving.monthly': { en: 'Give every month', es: 'Donar cada mes' },
  'giving.other': { en: 'Another amount', es: 'Otra cantidad' },
  'giving.form': { en: 'Donation form', es: 'Formulario para donar' },
  'giving.goal': {
    en: 'Our goal for {year}: {amount}, to {what}.',
    es: 'Nuestra meta para {year}: {amount}, para {what}.',
  },
  'giving.goal.sample': {
    en: 'This goal is an example: {name} is a sample organization, and collects no money.',
    es: 'Esta meta es un ejemplo: {name} es una organización de muestra y no recauda dinero.',
  },
  'giving.thanks': { en: 'Thank you', es: 'Gracias' },
  'giving.thanks.text': {
    en: 'If your gift went through, the receipt comes by email from the donation page. We put nobody’s name on this site unless they ask us to.',
    es: 'Si su donación se completó, el recibo le llega por correo desde la página de donaciones. No ponemos el nombre de nadie en este sitio a menos que lo pida.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof givingWords> {}
}
