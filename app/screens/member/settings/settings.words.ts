import { type WordsOf, words } from '#app/i18n/words.ts';

/** What a member tells of themselves, and wishes. */
export const settingsWords = words({
  'settings.title': { en: 'Settings', es: 'Ajustes' },
  'settings.lead': {
    en: 'What you tell of yourself, who may see it, and what you would like from us. Every answer is up to you.',
    es: 'Lo que cuenta de usted, quién lo puede ver y qué desea recibir de nosotros. Usted decide qué responde.',
  },
  'settings.who': { en: 'Who sees this', es: 'Quién ve esto' },
  'settings.who.text': {
    en: 'Nobody but you. Beside an answer you can mark it as public: that means it may stand on a page about you, for other members to read. This site has no such pages, so what you mark is seen by nobody else either.',
    es: 'Nadie más que usted. Junto a cada respuesta puede marcarla como pública: eso significa que puede aparecer en una página sobre usted que lean otros miembros. Este sitio no tiene esas páginas, así que lo que marque tampoco lo ve nadie más.',
  },
  'settings.locked': {
    en: 'Some answers are locked until we know that your email address is yours.',
    es: 'Algunas respuestas están bloqueadas hasta que sepamos que el correo es suyo.',
  },
  'settings.verify': { en: 'Verify your email', es: 'Verificar el correo' },
  'settings.unanswered': { en: 'Not answered', es: 'Sin respuesta' },
  'settings.public': { en: 'Marked public', es: 'Marcado como público' },
  'settings.about': { en: 'About you', es: 'Sobre usted' },
  'settings.place': { en: 'Where you live', es: 'Dónde vive' },
  'settings.health': { en: 'Your health and your family', es: 'Su salud y su familia' },
  'settings.wishes': { en: 'What you would like', es: 'Lo que desea' },
  'settings.save': { en: 'Save', es: 'Guardar' },
  'settings.saved': { en: 'Saved.', es: 'Guardado.' },
  'settings.refused': { en: 'An answer could not be saved.', es: 'Una respuesta no se pudo guardar.' },
  'settings.changedElsewhere': {
    en: 'Your profile was changed in another tab or on another device since this page was made, so nothing was saved. What you filled in is still here: look at it, and save again.',
    es: 'Su perfil se cambió en otra pestaña o en otro aparato desde que se hizo esta página, así que no se guardó nada. Lo que usted llenó sigue aquí: revíselo y guarde otra vez.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof settingsWords> {}
}
