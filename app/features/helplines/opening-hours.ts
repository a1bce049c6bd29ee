import type { Translate } from '#app/i18n/catalogue.ts';
import { type Locale, languageTags } from '#config/locale.ts';
import type { Helpline, Hours } from '#config/organisation.ts';
import { timeZoneName } from '#config/time-zone-names.ts';

/** 2023-01-01 was a Sunday, day 0. */
const weekday = (day: number, tag: string) =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day));

/** A time is never broken over two lines, nor is *p. m.* */
function clock(time: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' })
    .format(new Date(`1970-01-01T${time}:00Z`))
    .replace(/\s/g, '\u00a0');
}

/** Monday–Friday, 9:00 AM, 9:00 PM, Eastern Time: the values of a sentence on opening hours, in the helpline's own zone. */
function hoursInWords({ days, opens, closes }: Hours, timeZone: string, t: Translate, locale: Locale) {
  const tag = languageTags[locale];
  return {
    days: daysInWords(days, t, tag),
    opens: clock(opens, tag),
    closes: clock(closes, tag),
    zone: timeZoneName(timeZone, locale),
  };
}

/** Hours of the week with their zone: when a helpline answers, or a chat is open. */
export type ZonedHours = Pick<Helpline, 'hours' | 'timeZone'>;

/** Hours of the week in a sentence, which names their zone. */
export function openingHours(helpline: ZonedHours, t: Translate, locale: Locale): string {
  const said = sentences.get(helpline) ?? sentenceOf(helpline, t, locale);
  sentences.set(helpline, said);
  return said;
}

/** Every page says them, and the formats of dates are slow to make. A helpline is configured for one language. */
const sentences = new WeakMap<ZonedHours, string>();

function sentenceOf({ hours, timeZone }: ZonedHours, t: Translate, locale: Locale): string {
  if (hours.length === 0) return t('helplines.always');
  const tag = languageTags[locale];
  const sentence = hours.map((each) => t('helplines.hours', hoursInWords(each, timeZone, t, locale))).join('; ');
  return sentence.charAt(0).toLocaleUpperCase(tag) + sentence.slice(1);
}

/** Monday–Friday where they follow one another; else each by its name. */
function daysInWords(days: readonly number[], t: Translate, tag: string): string {
  const [first = 0, last = first] = [days[0], days.at(-1)];
  const follow = days.length > 2 && days.every((day, index) => day === first + index);
  const names = days.map((day) => weekday(day, tag));
  return follow ? t('helplines.days', { first: weekday(first, tag), last: weekday(last, tag) }) : new Intl.ListFormat(tag).format(names);
}
