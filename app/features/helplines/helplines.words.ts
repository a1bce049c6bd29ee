import { type WordsOf, words } from '#app/i18n/words.ts';

/** When somebody answers the phone. */
export const helplineWords = words({
  'shell.callNow': { en: 'Someone to call', es: 'A quién llamar' },
  'helplines.always': { en: 'Day and night, every day', es: 'Todos los días, a toda hora' },
  'helplines.days': { en: '{first}–{last}', es: 'de {first} a {last}' },
  'helplines.hours': { en: '{days}, {opens} to {closes} ({zone})', es: '{days}, de {opens} a {closes} ({zone})' },
  'helplines.emergency': {
    en: 'In an emergency, call 911 or go to the nearest emergency room.',
    es: 'En una emergencia, llame al 911 o vaya a la sala de emergencias más cercana.',
  },
});

/** Whether somebody answers at this minute. */
export const openNowWords = words({
  'helplines.someHours': { en: 'Open at certain hours', es: 'Atienden a ciertas horas' },
  'helplines.open': { en: 'Open now', es: 'Atienden ahora' },
  'helplines.here': {
    en: 'Where you are: {day}, {time}',
    es: 'Donde usted está: el {day} a {hour, plural, one {la} other {las}} {time}',
  },
  'helplines.opens': {
    en: 'Closed · opens {day} {time} your time',
    es: 'Ahora no atienden · abren el {day} a {hour, plural, one {la} other {las}} {time}, su hora local',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof helplineWords>, WordsOf<typeof openNowWords> {}
}
