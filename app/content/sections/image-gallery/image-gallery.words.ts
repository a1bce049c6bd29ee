import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of an image gallery. */
export const galleryWords = words({
  'gallery.membersOnly': { en: 'These pictures are for members.', es: 'Estas imágenes son para miembros.' },
  'gallery.files': {
    en: 'Without JavaScript, who is signed in can open each picture by itself:',
    es: 'Sin JavaScript, quien inició sesión puede abrir cada imagen por separado:',
  },
  'gallery.zoomIn': { en: 'Zoom in', es: 'Acercar' },
  'gallery.zoomOut': { en: 'Zoom out', es: 'Alejar' },
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
