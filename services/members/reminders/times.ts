import { type Locale, languageTags } from '#config/locale.ts';

const ofTwelve = /(\d{1,2})(?::(\d{2}))?\s*([ap])\.?\s?m\b\.?/gi;

/**
 * Times as somebody types them, with commas or spaces between them: `8:00`, `20:30`, `8 pm` or `8:30 p. m.`. What is no time stays as it
 * is, and is refused.
 */
export function typedTimes(text: string): string[] {
  const ofADay = text.replaceAll(ofTwelve, (typed, hour: string, minutes = '00', half: string) => {
    if (Number(hour) < 1 || Number(hour) > 12) return typed;
    return ` ${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minutes} `;
  });
  const times = ofADay
    .split(/[\s,;]+/)
    .filter(Boolean)
    // `8:00` and `08:00` are one time.
    .map((time) => time.padStart(5, '0'));
  return [...new Set(times)].sort();
}

const clock = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' } as const;

/** Times as readers write them, in a form that `typedTimes` takes. */
export function timesInWords(locale: Locale, times: readonly string[]): string {
  const format = new Intl.DateTimeFormat(languageTags[locale], clock);
  return times.map((time) => format.format(new Date(`1970-01-01T${time}Z`))).join(', ');
}
