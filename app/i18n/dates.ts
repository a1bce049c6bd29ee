import { type Locale, languageTags } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';

/** A calendar date (`YYYY-MM-DD`) in words: November 20, 2026; 20 de noviembre de 2026. */
export function formatDate(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** A length of time in seconds: mm:ss under an hour, h:mm:ss from there. */
export function formatDuration(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.round(seconds) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

/** When something happens, in the organisation's time zone, named. */
export function formatMoment(startsAt: string, endsAt: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTags[locale], {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: organisation.timeZone,
    timeZoneName: 'short',
  });
  return format.formatRange(new Date(startsAt), new Date(endsAt));
}
