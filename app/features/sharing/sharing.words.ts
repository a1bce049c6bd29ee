import { type WordsOf, words } from '#app/i18n/words.ts';

/** What the buttons that hand a page on say: they stand on each article more than once, and their words travel with their code. */
export const shareButtonWords = words({
  'share.share': { en: 'Share', es: 'Compartir' },
  'share.copy': { en: 'Copy link', es: 'Copiar enlace' },
  'share.print': { en: 'Print', es: 'Imprimir' },
  'share.apps': { en: 'Other apps', es: 'Otras aplicaciones' },
  'share.copied': { en: 'Link copied', es: 'Enlace copiado' },
  'share.again': { en: 'Ready now. Please press the button again.', es: 'Ya está listo. Oprima el botón otra vez.' },
  'share.failed': { en: 'It could not be copied. The address is {address}', es: 'No se pudo copiar. La dirección es {address}' },
});

/** What stands around these buttons. */
export const shareBarWords = words({
  'translation.beside': { en: 'Read in English and Spanish side by side', es: 'Leer en español e inglés, lado a lado' },
  'share.open': { en: 'Share or print', es: 'Enviar o imprimir' },
  'share.inThisLanguage': { en: 'Send it in English', es: 'Enviar en español' },
  'share.inOtherLanguage': { en: 'Send it in Spanish', es: 'Enviar en inglés' },
  'share.text': { en: 'Text message', es: 'Mensaje de texto' },
  'share.whatsapp': { en: 'WhatsApp', es: 'WhatsApp' },
  'share.email': { en: 'Email', es: 'Correo electrónico' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof shareButtonWords>, WordsOf<typeof shareBarWords> {}
}
