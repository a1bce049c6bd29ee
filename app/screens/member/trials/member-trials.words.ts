import { type WordsOf, words } from '#app/i18n/words.ts';

/** The trials and searches that a member keeps. */
export const memberTrialsWords = words({
  'clinicalTrials.title': { en: 'Clinical trials', es: 'Estudios clínicos' },
  'clinicalTrials.lead': {
    en: 'Trials and searches that you keep, and what changed since you looked.',
    es: 'Los estudios y las búsquedas que guarda, y lo que cambió desde la última vez.',
  },
  'clinicalTrials.search': { en: 'Search', es: 'Buscar' },
  'clinicalTrials.search.text': {
    en: 'What you told us of your diagnosis is filled in on this page. Nobody can say from it whether you may join: the study team can.',
    es: 'En esta página ya está puesto lo que nos contó de su diagnóstico. Con eso nadie puede decir si usted puede participar: lo dice el equipo del estudio.',
  },
  'clinicalTrials.keepSearch': { en: 'Keep this search', es: 'Guardar esta búsqueda' },
  'clinicalTrials.toSearch': { en: 'To the search', es: 'Ir al buscador' },
  'clinicalTrials.toSearch.hint': { en: 'With these answers', es: 'Con estas respuestas' },
  'clinicalTrials.kept': { en: 'It is on your list.', es: 'Ya está en su lista.' },
  'clinicalTrials.removed': { en: 'It is off your list.', es: 'Ya no está en su lista.' },
  'clinicalTrials.trials': { en: 'Your trials', es: 'Sus estudios' },
  'clinicalTrials.trials.none': {
    en: 'None yet. On the page of a trial, press “Save this trial”.',
    es: 'Todavía ninguno. En la página de un estudio, oprima «Guardar este estudio».',
  },
  'clinicalTrials.changesDays': {
    en: 'What changed is shown for {days} days.',
    es: 'Lo que cambió se muestra durante {days} días.',
  },
  'clinicalTrials.searches': { en: 'Your searches', es: 'Sus búsquedas' },
  'clinicalTrials.searches.none': { en: 'None yet.', es: 'Todavía ninguna.' },
  'clinicalTrials.unchanged': { en: 'Nothing changed since you looked.', es: 'Nada cambió desde la última vez.' },
  'clinicalTrials.changed': { en: 'Changed since you looked', es: 'Cambió desde la última vez' },
  'clinicalTrials.change.opened': { en: 'Opened to people', es: 'Abrió' },
  'clinicalTrials.change.closed': { en: 'Takes nobody new', es: 'Ya no recibe a nadie' },
  'clinicalTrials.change.site-added': { en: 'A place opened', es: 'Abrió un lugar' },
  'clinicalTrials.change.site-closed': { en: 'A place closed', es: 'Cerró un lugar' },
  'clinicalTrials.change.criteria': { en: 'Who may join was changed', es: 'Cambió quién puede participar' },
  'clinicalTrials.earlier': {
    en: '{count, plural, one {# earlier change is} other {# earlier changes are}} not listed.',
    es: '{count, plural, one {# cambio anterior no está en la lista} other {# cambios anteriores no están en la lista}}.',
  },
  'clinicalTrials.looked': { en: 'I have seen this', es: 'Ya lo vi' },
  'clinicalTrials.looked.done': { en: 'From now on only what is new is shown.', es: 'Desde ahora solo se muestra lo nuevo.' },
  'clinicalTrials.remove': { en: 'Take it off the list', es: 'Quitarlo de la lista' },
  'clinicalTrials.mail': { en: 'Mail', es: 'Correo' },
  'clinicalTrials.mail.text': {
    en: 'We can write to you when something here opens or closes. The mail names no trial and no diagnosis.',
    es: 'Podemos escribirle cuando algo de aquí abre o cierra. El correo no nombra ningún estudio ni diagnóstico.',
  },
  'clinicalTrials.mail.on': { en: 'Write to me', es: 'Escríbanme' },
  'clinicalTrials.mail.off': { en: 'Stop writing', es: 'Dejar de escribirme' },
  'clinicalTrials.mail.is-on': { en: 'Mail is switched on.', es: 'El correo está encendido.' },
  'clinicalTrials.mail.is-off': { en: 'Mail is switched off.', es: 'El correo está apagado.' },
  'clinicalTrials.mail.changed': { en: 'Your choice is saved.', es: 'Guardamos su elección.' },
  'clinicalTrials.full': { en: 'The list is full: take something off first.', es: 'La lista está llena: quite algo primero.' },
  'clinicalTrials.missing': { en: 'That could not be kept: check the ZIP code.', es: 'No se pudo guardar: revise el código postal.' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof memberTrialsWords> {}
}
