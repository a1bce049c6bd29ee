import type { ScreenRow } from './screen-row.ts';

/** Home, the organisation, its community and policies, and ways to reach it. */
export const organisationScreens = {
  home: { path: { en: '/', es: '/es' }, name: { en: 'Home', es: 'Inicio' }, module: 'home/home-screen' },
  'about-us': {
    path: { en: '/about-us', es: '/es/sobre-nosotros' },
    name: { en: 'About us', es: 'Sobre nosotros' },
    outsideScripts: 'with-consent',
    isIndex: true,
  },
  'about-us.financials': {
    path: { en: '/about-us/financials', es: '/es/sobre-nosotros/finanzas' },
    name: { en: 'Financials', es: 'Finanzas' },
    outsideScripts: 'with-consent',
  },
  'about-us.jobs': {
    path: { en: '/about-us/jobs', es: '/es/sobre-nosotros/empleo' },
    name: { en: 'Jobs', es: 'Empleo' },
    outsideScripts: 'with-consent',
  },
  'about-us.media': {
    path: { en: '/about-us/media', es: '/es/sobre-nosotros/prensa' },
    name: { en: 'Media', es: 'Prensa' },
    outsideScripts: 'with-consent',
  },
  'about-us.leaflet': {
    path: { en: '/about-us/leaflet', es: '/es/sobre-nosotros/hoja-para-repartir' },
    name: { en: 'A leaflet to hand out', es: 'Hoja para repartir' },
    module: 'leaflet/leaflet-screen',
  },
  'about-us.share-your-story': {
    path: { en: '/about-us/share-your-story', es: '/es/sobre-nosotros/comparte-tu-historia' },
    name: { en: 'Share your story', es: 'Comparta su historia' },
    module: 'share-your-story/story-screen',
    hasForm: true,
  },
  'about-us.share-your-story.sent': {
    path: { en: '/about-us/share-your-story/thank-you', es: '/es/sobre-nosotros/comparte-tu-historia/gracias' },
    name: { en: 'Thank you', es: 'Gracias' },
    module: 'share-your-story/sent-screen',
    indexed: false,
  },
  'about-us.share-your-story.withdraw': {
    path: { en: '/about-us/share-your-story/take-back', es: '/es/sobre-nosotros/comparte-tu-historia/retirar' },
    name: { en: 'Take your story back', es: 'Retirar su historia' },
    access: 'anonymous',
    module: 'share-your-story/withdraw-screen',
  },
  'about-us.supporters': {
    path: { en: '/about-us/supporters', es: '/es/sobre-nosotros/colaboradores' },
    name: { en: 'Supporters', es: 'Colaboradores' },
    outsideScripts: 'with-consent',
  },
  'about-us.team-and-board': {
    path: { en: '/about-us/team-and-board', es: '/es/sobre-nosotros/equipo-y-junta' },
    name: { en: 'Team and board', es: 'Equipo y junta' },
    module: 'people/people-screen',
    outsideScripts: 'with-consent',
  },
  'about-us.ways-to-give': {
    path: { en: '/about-us/ways-to-give', es: '/es/sobre-nosotros/maneras-de-donar' },
    name: { en: 'Ways to give', es: 'Formas de donar' },
    outsideScripts: 'with-consent',
    task: 'give',
  },
  'about-us.more-ways-to-give': {
    path: { en: '/about-us/ways-to-give/more-ways-to-give', es: '/es/sobre-nosotros/maneras-de-donar/mas-maneras-de-donar' },
    name: { en: 'More ways to give', es: 'Más formas de donar' },
    outsideScripts: 'with-consent',
  },
  'about-us.planned-giving': {
    path: { en: '/about-us/ways-to-give/planned-giving', es: '/es/sobre-nosotros/maneras-de-donar/donaciones-planificadas' },
    name: { en: 'Planned giving', es: 'Donaciones planificadas' },
    outsideScripts: 'with-consent',
  },
  'about-us.whats-new': {
    path: { en: '/about-us/whats-new', es: '/es/sobre-nosotros/novedades' },
    name: { en: 'What’s new', es: 'Novedades' },
    module: 'whats-new/whats-new-screen',
    outsideScripts: 'with-consent',
    isIndex: true,
  },
  'about-us.professional-advisory-board': {
    path: { en: '/about-us/professional-advisory-board', es: '/es/sobre-nosotros/consejo-asesor-profesional' },
    name: { en: 'Professional advisory board', es: 'Consejo asesor profesional' },
    module: 'people/people-screen',
    outsideScripts: 'with-consent',
  },
  'about-us.anniversary': {
    path: { en: '/about-us/anniversary', es: '/es/sobre-nosotros/aniversario' },
    name: { en: 'Anniversary', es: 'Aniversario' },
    outsideScripts: 'with-consent',
  },
  partnerships: {
    path: { en: '/partnerships', es: '/es/alianzas' },
    name: { en: 'Partnerships', es: 'Alianzas' },
    outsideScripts: 'with-consent',
  },
  'advertise-with-us': {
    path: { en: '/advertise-with-us', es: '/es/anunciate-con-nosotros' },
    name: { en: 'Advertise with us', es: 'Anúnciese con nosotros' },
    module: 'outreach/advertise-screen',
    hasForm: true,
  },
  'partner-with-us': {
    path: { en: '/partner-with-us', es: '/es/colabora-con-nosotros' },
    name: { en: 'Partner with us', es: 'Colabore con nosotros' },
    module: 'outreach/partner-screen',
    hasForm: true,
  },
  chat: { path: { en: '/chat', es: '/es/chat' }, name: { en: 'Chat', es: 'Chat' }, module: 'community/chat-screen' },
  contact: {
    path: { en: '/contact-us', es: '/es/contacto' },
    name: { en: 'Contact us', es: 'Contacto' },
    module: 'outreach/contact-screen',
    hasForm: true,
  },
  'contact.thank-you': {
    path: { en: '/contact-us/thank-you', es: '/es/contacto/gracias' },
    name: { en: 'Thank you', es: 'Gracias' },
    indexed: false,
  },
  'policies.additional-information': {
    path: { en: '/policies/additional-information', es: '/es/politicas/informacion-adicional' },
    name: { en: 'Additional information', es: 'Información adicional' },
  },
  'policies.cookie-notice': {
    path: { en: '/policies/cookie-notice', es: '/es/politicas/aviso-de-cookies' },
    name: { en: 'Cookie notice', es: 'Aviso de cookies' },
  },
  'policies.donor-privacy': {
    path: { en: '/policies/donor-privacy', es: '/es/politicas/privacidad-de-donantes' },
    name: { en: 'Donor privacy', es: 'Privacidad de donantes' },
  },
  'policies.privacy': { path: { en: '/policies/privacy', es: '/es/politicas/privacidad' }, name: { en: 'Privacy', es: 'Privacidad' } },
  'policies.terms-of-use': {
    path: { en: '/policies/terms-of-use', es: '/es/politicas/terminos-de-uso' },
    name: { en: 'Terms of use', es: 'Términos de uso' },
  },
  faq: {
    path: { en: '/faq', es: '/es/preguntas-frecuentes' },
    name: { en: 'Questions and answers', es: 'Preguntas frecuentes' },
    module: 'faq/faq-screen',
    isIndex: true,
  },
  'faq.content-recommendations': {
    path: { en: '/faq/content-recommendations', es: '/es/preguntas-frecuentes/recomendaciones-de-contenido' },
    name: { en: 'How we recommend', es: 'Cómo recomendamos' },
  },
  'faq.detail': { path: { en: '/faq/{slug}', es: '/es/preguntas-frecuentes/{slug}' }, shows: ['faq'] },
  community: {
    path: { en: '/community', es: '/es/comunidad' },
    name: { en: 'Community', es: 'Comunidad' },
    module: 'community/community-screen',
    isIndex: true,
  },
  'community.abbreviations': {
    path: { en: '/community/abbreviations', es: '/es/comunidad/abreviaturas' },
    name: { en: 'Abbreviations', es: 'Abreviaturas' },
    module: 'community/abbreviations-screen',
  },
  'community.forum-guidelines': {
    path: { en: '/community/discussion-forum-guidelines', es: '/es/comunidad/normas-del-foro' },
    name: { en: 'Discussion forum guidelines', es: 'Normas del foro' },
    module: 'community/community-screen',
  },
  'community.helpful-tips': {
    path: { en: '/community/helpful-tips', es: '/es/comunidad/consejos-utiles' },
    name: { en: 'Helpful tips', es: 'Consejos útiles' },
  },
  'community.user-guide': {
    path: { en: '/community/user-guide', es: '/es/comunidad/guia-de-uso' },
    name: { en: 'User guide', es: 'Guía de uso' },
  },
  'community.virtual-meetups': {
    path: { en: '/community/virtual-meetups', es: '/es/comunidad/encuentros-virtuales' },
    name: { en: 'Virtual meetups', es: 'Encuentros virtuales' },
    module: 'events/meetups-screen',
  },
  'visitor-survey': {
    path: { en: '/visitor-survey', es: '/es/encuesta' },
    name: { en: 'Visitor survey', es: 'Encuesta' },
    module: 'outreach/survey-screen',
    hasForm: true,
  },
  'visitor-survey.thank-you': {
    path: { en: '/visitor-survey/thank-you', es: '/es/encuesta/gracias' },
    name: { en: 'Thank you', es: 'Gracias' },
    indexed: false,
  },
  policies: { path: { en: '/policies', es: '/es/politicas' }, name: { en: 'Policies', es: 'Políticas' }, isIndex: true },
  'policies.third-parties': {
    path: { en: '/policies/third-parties', es: '/es/politicas/terceros' },
    name: { en: 'Third parties', es: 'Terceros' },
    module: 'third-parties/third-parties-screen',
  },
  newsletter: {
    path: { en: '/newsletter', es: '/es/boletin' },
    name: { en: 'Newsletter', es: 'Boletín' },
    module: 'newsletter/newsletter-screen',
    hasForm: true,
  },
  'newsletter.sent': {
    path: { en: '/newsletter/check-your-email', es: '/es/boletin/revise-su-correo' },
    name: { en: 'Check your email', es: 'Revise su correo' },
    module: 'newsletter/sent-screen',
    indexed: false,
  },
  'newsletter.confirm': {
    path: { en: '/newsletter/confirm', es: '/es/boletin/confirmar' },
    name: { en: 'Confirm the newsletter', es: 'Confirmar el boletín' },
    access: 'anonymous',
    module: 'newsletter/confirm-screen',
  },
  'newsletter.preferences': {
    path: { en: '/newsletter/preferences', es: '/es/boletin/preferencias' },
    name: { en: 'Your newsletter', es: 'Su boletín' },
    access: 'anonymous',
    module: 'newsletter/preferences-screen',
  },
  'report-missing-page': {
    path: { en: '/report-missing-page', es: '/es/avisar-pagina-no-encontrada' },
    name: { en: 'Report a missing page', es: 'Avisar que falta una página' },
    module: 'outreach/missing-page-screen',
    hasForm: true,
  },
  'about-page.helpful': {
    path: { en: '/was-it-helpful', es: '/es/le-fue-util' },
    name: { en: 'Was this page helpful?', es: '¿Le fue útil esta página?' },
    access: 'anonymous',
    module: 'about-page/helpful-screen',
  },
  'about-page.mistake': {
    path: { en: '/report-a-mistake', es: '/es/avisar-de-un-error' },
    name: { en: 'Report a mistake', es: 'Avisar de un error' },
    access: 'anonymous',
    module: 'about-page/mistake-screen',
  },
  'about-page.changes': {
    path: { en: '/follow-a-page', es: '/es/seguir-una-pagina' },
    name: { en: 'Hear when a page changes', es: 'Saber cuándo cambia una página' },
    access: 'anonymous',
    module: 'about-page/changes-screen',
  },
  member: {
    path: { en: '/members/{username}', es: '/es/miembros/{username}' },
    module: 'member-page/member-page-screen',
    indexed: false,
    namesMember: true,
  },
  'policies.health-data': {
    path: { en: '/policies/health-data-privacy', es: '/es/politicas/privacidad-de-datos-de-salud' },
    name: { en: 'Health-data privacy', es: 'Privacidad de datos de salud' },
  },
  'calm-reading': {
    path: { en: '/calm-reading', es: '/es/leer-con-calma' },
    name: { en: 'Reading calmly and leaving quickly', es: 'Leer con calma y salir rápido' },
    module: 'calm-reading/calm-reading-screen',
  },
  helplines: {
    path: { en: '/helplines', es: '/es/lineas-de-ayuda' },
    name: { en: 'Helplines', es: 'Líneas de ayuda' },
    module: 'helplines/helplines-screen',
  },
} as const satisfies Record<string, ScreenRow>;
