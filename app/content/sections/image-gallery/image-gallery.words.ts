import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of an image gallery. */
export const galleryWords = words({
  'gallery.sensitive': {
    en: 'Show the pictures. They show surgery and its scars.',
    es: 'Mostrar las imágenes. Muestran cirugías y cicatrices.',
  },
  'gallery.membersOnly': { en: 'These pictures are for members.', es: 'Estas imágenes son para miembros.' },
  'gallery.pictures': { en: 'Pictures', es: 'Imágenes' },
  'gallery.count': { en: '{number} of {total}', es: '{number} de {total}' },
  'gallery.previous': { en: 'Previous picture', es: 'Imagen anterior' },
  'gallery.next': { en: 'Next picture', es: 'Imagen siguiente' },
  'gallery.enlarge': { en: '(enlarge)', es: '(ampliar)' },
  'gallery.close': { en: 'Close', es: 'Cerrar' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof galleryWords> {}
}
