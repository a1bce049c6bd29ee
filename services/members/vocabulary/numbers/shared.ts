import type { Locale } from '#config/locale.ts';

/** As reports in the United States write numbers, in Spanish too: the 3.3287 of a letter is 3.3287 here. */
const tags = { en: 'en-US', es: 'es-US' } as const satisfies Record<Locale, string>;
/** Made once: that costs a hundred times what a use of it does. */
const grouped = perLocale({ maximumFractionDigits: 4 });
const ungrouped = perLocale({ maximumFractionDigits: 4, useGrouping: false });

/** A number as it is read: 2,000. Those of records are ungrouped, since years are among them. */
export function numberIn(locale: Locale, value: number, { isGrouped = true } = {}): string {
  return (isGrouped ? grouped : ungrouped)[locale].format(value);
}

function perLocale(options: Intl.NumberFormatOptions): Record<Locale, Intl.NumberFormat> {
  return { en: new Intl.NumberFormat(tags.en, options), es: new Intl.NumberFormat(tags.es, options) };
}
