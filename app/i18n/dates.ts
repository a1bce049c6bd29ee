import { type Locale, languageTags } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import { timeZoneName } from '#config/time-zone-names.ts';

/** A calendar date (`YYYY-MM-DD`) in words: November 20, 2026; 20 de noviembre de 2026. */
export function formatDate(date: string, locale: Locale): string {
  return days[locale].format(new Date(`${date}T00:00:00Z`));
}

/** The same in short: Nov 20, 2026; 20 nov 2026. */
export function formatShortDate(date: string, locale: Locale): string {
  return shortDays[locale].format(new Date(`${date}T00:00:00Z`));
}

/** A month (`YYYY-MM`) in words: November 2026; noviembre de 2026. */
export function formatMonth(month: string, locale: Locale): string {
  return months[locale].format(new Date(`${month}-01T00:00:00Z`));
}

/** The day of a moment where the organisation is, in short. */
export function formatShortDay(moment: string, locale: Locale): string {
  return momentDays[locale].format(new Date(moment));
}

/** Made once: that costs a hundred times what a use of it does. */
const days = perLocale({ dateStyle: 'long', timeZone: 'UTC' });
const shortDays = perLocale({ dateStyle: 'medium', timeZone: 'UTC' });
const months = perLocale({ year: 'numeric', month: 'long', timeZone: 'UTC' });
const momentDays = perLocale({ dateStyle: 'medium', timeZone: organisation.timeZone });
const moments = perLocale({
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: organisation.timeZone,
  timeZoneName: 'longGeneric',
});

const leaves = {
  day: perLocale({ day: 'numeric', timeZone: organisation.timeZone }),
  month: perLocale({ month: 'short', timeZone: organisation.timeZone }),
};

function perLocale(options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> {
  return { en: new Intl.DateTimeFormat(languageTags.en, options), es: new Intl.DateTimeFormat(languageTags.es, options) };
}

/** A length of time in seconds: mm:ss under an hour, h:mm:ss from there. */
export function formatDuration(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

/** When something happens, in the organisation's time zone, named. What stands around the dash is never broken over two lines. */
export function formatMoment(startsAt: string, endsAt: string, locale: Locale): string {
  const parts = moments[locale].formatRangeToParts(new Date(startsAt), new Date(endsAt));
  const named = parts.map(({ type, value }) => (type === 'timeZoneName' ? timeZoneName(organisation.timeZone, locale) : value));
  return named.join('').replace(/\s*–\s*/, '\u2060–\u2060');
}

/** The day and the month on which something happens where the organisation is, as on the leaf of a calendar: 10, Dec. */
export function calendarLeaf(moment: string, locale: Locale): { day: string; month: string } {
  const date = new Date(moment);
  return { day: leaves.day[locale].format(date), month: leaves.month[locale].format(date) };
}
