import { type WordsOf, words } from '#app/i18n/words.ts';

/** What the page of an entry says of it. */
export const entryWords = words({
  'shell.onThisPage': { en: 'On this page', es: 'En esta página' },
  'entry.published': { en: 'Published {date}', es: 'Publicado el {date}' },
  'entry.updated': { en: 'Updated {date}', es: 'Actualizado el {date}' },
  'entry.sourcesChecked': { en: 'Sources checked on {date}', es: 'Fuentes revisadas el {date}' },
  'entry.reviewedBy': { en: 'Reviewed by {name} on {date}', es: 'Revisado por {name} el {date}' },
  'entry.nextReview': { en: 'Next review due {date}', es: 'Próxima revisión prevista: {date}' },
  'entry.nextCheck': { en: 'To be checked again by {date}', es: 'Se comprobará de nuevo a más tardar el {date}' },
  'evidence.checked': { en: 'Checked {date}', es: 'Comprobado el {date}' },
  'evidence.updated': { en: 'Updated {date}', es: 'Actualizado el {date}' },
  'evidence.reviewer': { en: 'About the reviewer:', es: 'Quién lo revisó:' },
  'evidence.reviewed': { en: 'Reviewed by {name}, {date}', es: 'Revisado por {name}, {date}' },
  'evidence.unreviewed': { en: 'No clinician has reviewed it yet', es: 'Aún sin revisión de un profesional clínico' },
  'evidence.sources': { en: '{count, plural, one {# source} other {# sources}}', es: '{count, plural, one {# fuente} other {# fuentes}}' },
  'evidence.written': { en: 'Written by the team of {name}.', es: 'Lo escribió el equipo de {name}.' },
  'evidence.funding': {
    en: 'No company has a say in it, and there are no ads.',
    es: 'Ninguna empresa interviene en el texto, y no hay anuncios.',
  },
  'evidence.supporters': { en: 'Our rules for money', es: 'Nuestras reglas sobre el dinero' },
  'evidence.all': { en: 'The sources, with their links', es: 'Las fuentes, con sus enlaces' },
  'entry.sources': { en: 'Sources', es: 'Fuentes' },
  'section.holds': { en: 'In this section', es: 'En esta sección' },
  'section.of': { en: 'More in “{section}”', es: 'Más en «{section}»' },
  'section.neighbors': { en: 'Before and after this page', es: 'Antes y después de esta página' },
  'section.previous': { en: 'Previous', es: 'Anterior' },
  'section.next': { en: 'Next', es: 'Siguiente' },
  'entry.related': { en: 'More on this', es: 'Más sobre esto' },
  'entry.otherQuestions': { en: 'Other questions', es: 'Otras preguntas' },
  'entry.about': { en: 'About this page', es: 'Acerca de esta página' },
  'entry.general': {
    en: 'This is general information, not advice for your case. Your care team knows you.',
    es: 'Es información general y no sustituye el consejo de su equipo médico, que conoce su caso.',
  },
  'entry.mistake': {
    en: 'Is something here wrong, unclear or out of date?',
    es: '¿Hay algo equivocado, poco claro o que ya no esté al día?',
  },
  'entry.correct': { en: 'Please tell us', es: 'Díganos, por favor' },
  'entry.ask': { en: 'Ask about this at my next visit', es: 'Preguntar sobre esto en mi próxima cita' },
  'entry.follow': { en: 'Email me when this page changes', es: 'Avisarme por correo cuando esta página cambie' },
  'entry.reuse': { en: 'May I copy or print this page?', es: '¿Puedo copiar o imprimir esta página?' },
  'entry.changes': { en: 'What changed on this page', es: 'Qué cambió en esta página' },
  'entry.changes.earlier': {
    en: '{count, plural, one {An earlier change} other {# earlier changes}}',
    es: '{count, plural, one {Un cambio anterior} other {# cambios anteriores}}',
  },
  'feed.follow': {
    en: 'With a feed reader you hear of what is new here, without an account and without giving an address:',
    es: 'Con un lector de noticias se entera de lo nuevo sin abrir una cuenta y sin dar su correo:',
  },
  'feed.link': { en: 'Feed (Atom)', es: 'Suscripción (Atom)' },
  'translation.this': { en: 'This page in Spanish:', es: 'Esta página en inglés:' },
  'translation.updated': { en: 'updated {date}', es: 'actualizada el {date}' },
  'translation.newer': {
    en: 'The Spanish version was updated on {there}; this one on {here}.',
    es: 'La versión en inglés se actualizó el {there}; esta, el {here}.',
  },
  'translation.read': { en: 'Read it in Spanish', es: 'Leerla en inglés' },
  'entry.topics': { en: 'Topics', es: 'Temas' },
  'entry.elsewhere': {
    en: 'This page is not in English yet. You can read it in Spanish:',
    es: 'Esta página aún no está en español. Puede leerla en inglés:',
  },
  'entry.archived': {
    en: 'This news is archived. It is kept for reference, and parts of it are out of date.',
    es: 'Esta noticia está archivada. Se conserva como referencia y tiene partes que ya no están al día.',
  },
  'entry.with': { en: 'With', es: 'Con' },
  'entry.transcript': { en: 'Transcript', es: 'Transcripción' },
  'entry.when': { en: 'When', es: 'Cuándo' },
  'entry.where': { en: 'Where', es: 'Dónde' },
  'entry.eventLink': { en: 'About this event', es: 'Sobre este evento' },
  'entry.eventOver': { en: 'This event is over.', es: 'Este evento ya terminó.' },
  'video.description': { en: 'What the video shows', es: 'Qué se ve en el video' },
  'video.series': { en: 'Series:', es: 'Serie:' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof entryWords> {}
}
