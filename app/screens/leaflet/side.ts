import { type PlainScreenId, pathTo } from '#app/addresses/paths.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { createTranslate } from '#app/i18n/format.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import type { Locale } from '#config/locale.ts';
import { helplines, organisation } from '#config/organisation.ts';

/** One side of the leaflet: all its words, in its own language. */
export type Side = {
  locale: Locale;
  title: string;
  lead: string;
  begin: { heading: string; places: { words: string; address: string }[] };
  code: { words: string; label: string; url: string; address: string };
  call: { heading: string; lines: { name: string; phone: string }[]; emergency: string };
  fine: string;
};

const places = [
  'about-you.newly-diagnosed',
  'pathology-report',
  'treatment-side-effects',
  'managing-life',
  'about-you.caring-for-someone',
] as const satisfies PlainScreenId[];

/** Numbers that are closed at night would ring in vain for who finds the sheet then. */
const mostNumbers = 3;

export function sideOf(locale: Locale, origin: string): Side {
  const t = createTranslate(locale, messagesFor(locale));
  const url = origin + pathTo('home', locale);
  const words = (place: (typeof places)[number]): PlainMessageId => `leaflet.${place}`;
  return {
    locale,
    title: t('leaflet.title'),
    lead: t('leaflet.lead'),
    begin: {
      heading: t('leaflet.begin'),
      places: places.map((place) => ({ words: t(words(place)), address: typed(origin + pathTo(place, locale)) })),
    },
    code: { words: t('leaflet.scan'), label: t('leaflet.code', { address: typed(url) }), url, address: typed(url) },
    call: {
      heading: t('leaflet.call'),
      lines: helplines(locale)
        .filter(({ hours }) => hours.length === 0)
        .slice(0, mostNumbers)
        .map(({ name, display }) => ({ name, phone: display })),
      emergency: t('leaflet.emergency'),
    },
    fine: `${t('leaflet.fine', { name: organisation.name })} ${t('entry.unreviewed')}`,
  };
}

/** An address as somebody types it from paper. */
function typed(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
