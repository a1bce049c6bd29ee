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
    en: 'Nobody but you, until you mark an answer as public. What you mark stands on a page under your username, and anybody who knows that name or the address can open it: no account is needed. Your real name, email address, phone number and notes never stand there. If your username tells who you are, you can change it in your account first.',
    es: 'Nadie más que usted, mientras no marque una respuesta como pública. Lo que marque aparece en una página con su nombre de usuario, y la puede abrir cualquiera que sepa ese nombre o la dirección: no hace falta tener cuenta. Ahí nunca aparecen su nombre real, su correo, su teléfono ni sus notas. Si su nombre de usuario deja saber quién es usted, puede cambiarlo antes en su cuenta.',
  },
  'settings.locked': {
    en: 'Some answers are locked until we know that your email address is yours.',
    es: 'Algunas respuestas están bloqueadas hasta que sepamos que el correo es suyo.',
  },
  'settings.verify': { en: 'Verify your email', es: 'Verificar el correo' },
  'settings.unanswered': { en: 'Not answered', es: 'Sin respuesta' },
  'settings.public': { en: 'Public: anybody can see it', es: 'Público: cualquiera lo puede ver' },
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
