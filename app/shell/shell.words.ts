import { type WordsOf, words } from '#app/i18n/words.ts';

/** The menus of the header. */
export const navigationWords = words({
  'navigation.diagnosed': { en: 'Just diagnosed', es: 'Diagnóstico reciente' },
  'navigation.diagnosed.all': { en: 'Newly diagnosed: start here', es: 'Diagnóstico reciente: empiece aquí' },
  'navigation.tests': { en: 'Signs, tests and risk', es: 'Señales, pruebas y riesgo' },
  'navigation.tests.all': { en: 'All about screening and tests', es: 'Todo sobre las pruebas' },
  'navigation.types': { en: 'Types and stages', es: 'Tipos y etapas' },
  'navigation.types.all': { en: 'All types and stages', es: 'Todos los tipos y etapas' },
  'navigation.treatment': { en: 'Treatment', es: 'Tratamiento' },
  'navigation.treatment.all': { en: 'All about treatment', es: 'Todo sobre el tratamiento' },
  'navigation.sideEffects': { en: 'Side effects', es: 'Efectos secundarios' },
  'navigation.sideEffects.all': { en: 'All side effects', es: 'Todos los efectos secundarios' },
  'navigation.life': { en: 'Living with it', es: 'La vida diaria' },
  'navigation.support': { en: 'Support', es: 'Apoyo' },
});

/** What stands around every page. */
export const shellWords = words({
  'site.tagline': { en: 'Breast cancer information, plain and kind', es: 'Información sobre el cáncer de mama, clara y cercana' },
  'shell.partFailed': {
    en: 'This part of the page could not load: the connection may be down. What you tick shows, but it is not kept. Load the page again once you are connected.',
    es: 'Esta parte de la página no se pudo cargar: puede que no haya conexión. Lo que marca se ve, pero no se guarda. Vuelva a cargar la página cuando tenga conexión.',
  },
  'shell.skip': { en: 'Skip to the text', es: 'Ir al texto' },
  'shell.menu': { en: 'Menu', es: 'Menú' },
  'shell.close': { en: 'Close', es: 'Cerrar' },
  'shell.contents': { en: 'Contents', es: 'Contenido' },
  'shell.home': { en: '{name}, home', es: '{name}, inicio' },
  'shell.mainNavigation': { en: 'Main', es: 'Principal' },
  'shell.footerNavigation': { en: 'About this site', es: 'Sobre este sitio' },
  'shell.breadcrumbs': { en: 'You are here', es: 'Usted está aquí' },
  'shell.generalInformation': {
    en: 'General information, not advice for your case. Your care team knows you.',
    es: 'Es información general y no sustituye el consejo de su equipo médico, que conoce su caso.',
  },
  'shell.aboutUs': { en: 'About us', es: 'Sobre nosotros' },
  'shell.giving': { en: 'Give', es: 'Donaciones' },
  'shell.donate': { en: 'Donate', es: 'Donar' },
  'shell.giveMonthly': { en: 'Give every month', es: 'Donar cada mes' },
  'shell.fundraise': { en: 'Raise money for us', es: 'Recaudar fondos' },
  'shell.inTouch': { en: 'Get in touch', es: 'Contacto' },
  'shell.policies': { en: 'Privacy and policies', es: 'Privacidad y políticas' },
  'shell.forum': { en: 'Discussion forum', es: 'Foro' },
  'entry.unreviewed': {
    en: 'This sample library has not been reviewed by a clinician.',
    es: 'Ningún profesional clínico ha revisado todavía esta biblioteca de muestra.',
  },
  'preview.bar': { en: 'Preview. Readers do not see this page.', es: 'Vista previa. Los lectores no ven esta página.' },
  'preview.until': { en: 'This link works until {time}.', es: 'Este enlace funciona hasta las {time}.' },
  'preview.leave': { en: 'Leave the preview', es: 'Salir de la vista previa' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof navigationWords>, WordsOf<typeof shellWords> {}
}
