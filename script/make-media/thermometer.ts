import type { Locale } from '#config/locale.ts';

const marks = { en: ['100.4 °F', '38 °C'], es: ['38 °C', '100.4 °F'] } as const satisfies Record<Locale, readonly string[]>;

/** A thermometer whose mercury climbs to the mark, above the words of its scene; the film's page animates it by its classes. */
export function thermometer(locale: Locale): string {
  const [first, second] = marks[locale];
  const lines = Array.from(
    { length: 8 },
    (_, index) => `<path d="M692 ${110 + index * 38}h${index === 2 ? 0 : index % 2 ? 22 : 36}"/>`,
  ).join('');
  return `<svg class="thermometer" viewBox="0 0 1280 540">
<path fill="#fdeedd" d="M0 0h1280v540H0z"/>
<path fill="#f6cccb" d="M0 330c240-90 420-60 640-10s430 60 640-30v250H0z"/>
<path fill="#f0a9b9" d="M0 440c260-60 460-40 700 0s400 20 580-30v130H0z"/>
<circle class="glow" cx="640" cy="440" r="150" fill="#b4395d" opacity=".22"/>
<rect x="596" y="30" width="88" height="420" rx="44" fill="#fdfaf6"/><circle cx="640" cy="440" r="78" fill="#fdfaf6"/>
<rect x="626" y="60" width="28" height="350" rx="14" fill="#efdae6"/>
<rect class="mercury" x="626" y="186" width="28" height="210" fill="#b4395d"/>
<circle cx="640" cy="440" r="58" fill="#b4395d"/><path d="M626 380h28v30h-28z" fill="#b4395d"/>
<circle cx="620" cy="420" r="14" fill="#f0a9b9"/>
<g stroke="#64336c" stroke-width="6" stroke-linecap="round">${lines}</g>
<g class="mark"><path d="M660 186h110" stroke="#9b1c2c" stroke-width="10" stroke-linecap="round"/>
<text x="800" y="196" font-family="Letters" font-weight="800" font-size="92" fill="#331b39">${first}</text>
<text x="804" y="268" font-family="Letters" font-weight="700" font-size="60" fill="#64336c">${second}</text></g>
</svg>`;
}
