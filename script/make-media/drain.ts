/** What is done with a drain, in this order. */
export const drainSteps = ['open', 'pour', 'close', 'read'] as const;
export type DrainStep = (typeof drainSteps)[number];

const fluid = '#c8566a';
const hand = `<path d="M-120 300C200 286 420 288 478 314c20 12 24 40 6 54C430 400 200 402 -120 388z" fill="#a8674f"/>
<path d="M482 330h-56M486 343h-64M480 356h-54" stroke="#7f4a38" stroke-width="5" stroke-linecap="round"/><path d="M-120 270h330q16 72 0 144h-330z" fill="#64336c"/>`;
const bulbShape = 'M600 190c0-14 80-14 80 0v34c58 26 92 78 92 136c0 74-60 112-132 112s-132-38-132-112c0-58 34-110 92-136z';

/** A drain's bulb (the fluid in it, its stopper and its tube) and the cup: what one step of emptying it looks like. The film's page animates it by its classes. */
export function drain(step: DrainStep): string {
  return `<svg class="drain" viewBox="0 0 1280 540">
<path fill="#fdeedd" d="M0 0h1280v540H0z"/><path fill="#f3dfe0" d="M0 330c240-90 420-60 640-10s430 60 640-30v250H0z"/>
<path fill="#e6c3cd" d="M0 450c260-60 460-40 700 0s400 20 580-30v120H0z"/>
${parts[step]}
</svg>`;
}

function bulb(stopper: string, level: number): string {
  return `<path d="M640 200C640 90 500 120 420 60S300-20 300-20" fill="none" stroke="#e9c9cd" stroke-width="16" stroke-linecap="round"/>
<clipPath id="bulb"><path d="${bulbShape}"/></clipPath><path d="${bulbShape}" fill="#fdfaf6" stroke="#b89bbd" stroke-width="8"/>
<g clip-path="url(#bulb)"><path class="level" fill="${fluid}" d="M490 ${level}h300v240H490z"/></g>
<path d="M560 300c-18 24-24 60-18 92" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".8"/>
<g class="${stopper}"><path d="M664 170h84a14 14 0 0 1 0 30h-84z" fill="#64336c"/><path d="M690 200v22" stroke="#64336c" stroke-width="14"/></g>`;
}

function cup(level: number): string {
  const marks = [10, 20, 30, 40].map(
    (milliliters) =>
      `<path d="M772 ${430 - milliliters * 6}h44" stroke="#64336c" stroke-width="6" stroke-linecap="round"/><text x="700" y="${442 - milliliters * 6}" font-family="Letters" font-weight="700" font-size="36" fill="#64336c">${milliliters}</text>`,
  );
  return `<clipPath id="cup"><path d="M560 120h270l-26 320a22 22 0 0 1-22 20H608a22 22 0 0 1-22-20z"/></clipPath>
<path d="M560 120h270l-26 320a22 22 0 0 1-22 20H608a22 22 0 0 1-22-20z" fill="#fdfaf6" stroke="#b89bbd" stroke-width="8"/>
<g clip-path="url(#cup)"><path class="filling" fill="${fluid}" opacity=".85" d="M540 ${level}h300v260H540z"/></g>${marks.join('')}`;
}

const parts: Record<DrainStep, string> = {
  open: bulb('unplugged', 330),
  pour: `<g class="filled" transform="translate(214 178) scale(.7)">${cup(280)}</g>
<path class="stream" d="M634 196C650 220 652 300 652 474" fill="none" stroke="${fluid}" stroke-width="16" stroke-linecap="round" pathLength="1"/>
<g class="tipped"><g transform="translate(630 190) rotate(125) scale(.6) translate(-640 -190)">
<clipPath id="bulb"><path d="${bulbShape}"/></clipPath><path d="${bulbShape}" fill="#fdfaf6" stroke="#b89bbd" stroke-width="10"/>
<g clip-path="url(#bulb)"><g transform="rotate(-125 640 330)"><path class="emptying" fill="${fluid}" d="M340 330h600v400H340z"/></g></g></g></g>`,
  close: `<g class="pressed">${bulb('plugged', 520)}</g>
<g class="press-left">${hand}</g><g class="press-right"><g transform="matrix(-1 0 0 1 1280 0)">${hand}</g></g>`,
  read: `${cup(280)}<g class="mark"><path d="M560 280h-110" stroke="#9b1c2c" stroke-width="10" stroke-linecap="round"/>
<text x="244" y="302" font-family="Letters" font-weight="800" font-size="72" fill="#331b39">25 mL</text></g>`,
};
