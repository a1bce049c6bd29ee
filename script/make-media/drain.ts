/** What is drawn of a surgical drain: how it is poured out, squeezed flat and measured, and the colors that its fluid goes through. */
export const drainDrawings = ['drain-pour', 'drain-squeeze', 'drain-measure', 'drain-colors'] as const;
export type DrainDrawing = (typeof drainDrawings)[number];

const red = '#b4395d';
const glass = '#fdfaf6';
const plum = '#64336c';
const sleeve = '#2f6b66';

/** A drawing of the drain, above the words of its scene; the film's page animates it by its classes. */
export function drain(drawing: DrainDrawing): string {
  return `<svg class="drawn" viewBox="0 0 1280 540">${ground}${drawings[drawing]()}</svg>`;
}

const ground = `<path fill="#fdeedd" d="M0 0h1280v540H0z"/>
<path fill="#f6cccb" d="M0 330c240-90 420-60 640-10s430 60 640-30v250H0z"/>
<path fill="#e6a9b9" d="M0 478h1280v62H0z"/>`;

const tube = (path: string) => `<path d="${path}" fill="none" stroke="#d99aa9" stroke-width="16" stroke-linecap="round"/>`;
const cap = `<rect x="-20" y="-14" width="40" height="26" rx="9" fill="${plum}"/>`;

/** A bulb that hangs from its neck at 0, 0, with its opening above on the right. */
const bulb = (fluid: string) => `<path fill="${plum}" d="M-26-34h52v44h-52z"/><path fill="${plum}" d="M6-62l30-8l8 40l-34 6z"/>
<path fill="${glass}" d="M-34 0h68c44 30 62 84 44 138c-12 36-40 54-78 54s-66-18-78-54c-18-54 0-108 44-138z"/>${fluid}
<path fill="#efdae6" d="M-50 40c-18 26-22 56-16 84c3 10 16 8 14-3c-4-24 0-48 14-70c6-10-6-20-12-11z"/>`;
const bulbFluid = `<path fill="${red}" d="M-84 92h168c2 16 0 31-6 46c-12 36-40 54-78 54s-66-18-78-54c-6-15-8-30-6-46z"/>`;

/** A cup with marks whose bottom stands in the middle of 0, 0. */
function cup(fluid: string, marks: string): string {
  return `<path fill="${glass}" d="M-104-210h208l-18 200a12 12 0 0 1-12 10h-148a12 12 0 0 1-12-10z"/>${fluid}${marks}`;
}
const cupFluid = (color: string, height: number, animated = '') =>
  `<path class="${animated}" fill="${color}" d="M${-84 - height * 0.09}-${height}h${168 + height * 0.18}L86-14a10 10 0 0 1-10 8h-152a10 10 0 0 1-10-8z"/>`;
const cupMarks = (labels: boolean) =>
  [1, 2, 3, 4, 5]
    .map((index) => {
      const y = -index * 36;
      const label = labels
        ? `<text x="122" y="${y + 13}" font-family="Letters" font-weight="700" font-size="38" fill="#331b39">${index * 10} mL</text>`
        : '';
      return `<path d="M48 ${y}h44" stroke="${plum}" stroke-width="6" stroke-linecap="round"/>${label}`;
    })
    .join('');

const finger = (x: number, y: number, width: number) => `<rect x="${x}" y="${y}" width="${width}" height="51" rx="25"/>`;

const drawings: Record<DrainDrawing, () => string> = {
  'drain-pour': () => `<g transform="translate(-60 -58) scale(1.12)">${tube('M780-20c-30 70-150 70-172 200')}
<path class="stream" fill="${red}" d="M618 262h18v200h-18z"/>
<g transform="translate(628 484)">${cup(cupFluid(red, 110, 'fill'), cupMarks(false))}</g>
<g transform="translate(600 200)"><g class="tip">${bulb(`<g class="empties">${bulbFluid}</g>`)}</g></g>
<g class="cap-off" transform="translate(690 150)">${cap}</g></g>`,
  'drain-squeeze': () => `${tube('M520-20c20 90 110 60 120 160')}
<g transform="translate(640 180) scale(1.35)"><g class="flat">${bulb('')}</g><g transform="translate(24 -78)"><g class="cap-on">${cap}</g></g></g>
<g class="press-left" fill="#8f5b4a">${finger(250, 236, 290)}${finger(240, 290, 310)}${finger(250, 344, 290)}<rect x="60" y="226" width="300" height="176" rx="52"/><path fill="#7d4d40" d="M-300 270h420v96h-420z"/><path fill="${sleeve}" d="M-300 244h330c16 50 16 98 0 148h-330z"/></g>
<g class="press-right" fill="#8f5b4a">${finger(752, 286, 270)}<rect x="930" y="246" width="230" height="170" rx="56"/><path fill="#7d4d40" d="M1120 282h460v96h-460z"/><path fill="${sleeve}" d="M1580 256h-340c-16 50-16 98 0 148h340z"/></g>`,
  'drain-measure': () => `<g transform="translate(600 500) scale(2)">${cup(cupFluid(red, 108), cupMarks(true))}</g>
<g class="turn" style="--after:1s"><path d="M330 284h520" stroke="#331b39" stroke-width="7" stroke-dasharray="4 18" stroke-linecap="round"/>
<path fill="#331b39" d="M168 284c46-62 116-62 162 0c-46 62-116 62-162 0z"/><circle cx="249" cy="284" r="30" fill="${glass}"/><circle cx="256" cy="284" r="15" fill="#331b39"/></g>`,
  'drain-colors': () =>
    ['#b4395d', '#ee9fb0', '#f2c14e']
      .map((color, index) => {
        const x = 280 + index * 360;
        const arrow =
          index > 0
            ? `<path d="M${x - 214} 380h52m-22-22l24 22l-24 22" fill="none" stroke="#331b39" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>`
            : '';
        return `<g class="turn" style="--after:${0.5 + index * 1}s">${arrow}<g transform="translate(${x} 486) scale(1.15)">${cup(cupFluid(color, 150 - index * 34), cupMarks(false))}</g></g>`;
      })
      .join(''),
};

/** Where a bulb tips around its neck, a cup fills, fingers press, and what comes after another appears. */
export const drainStyles = `
.drawn { position: absolute; left: 0; top: 0; width: 1280px; height: 540px }
.tip { animation: tip 1.1s calc(var(--start) + 1s) cubic-bezier(.4,0,.2,1) both }
.cap-off { animation: disappear .5s calc(var(--start) + .5s) both }
.empties { animation: disappear 2s calc(var(--start) + 2.2s) both }
.stream { animation: pour 2.6s calc(var(--start) + 2s) both }
.fill { transform-origin: 0 0; animation: fill 2.4s calc(var(--start) + 2.1s) ease-out both }
.flat { animation: flat 1.1s calc(var(--start) + 1.1s) cubic-bezier(.4,0,.2,1) both }
.press-left { animation: press-left 1.3s calc(var(--start) + .9s) cubic-bezier(.4,0,.2,1) both }
.press-right { animation: press-right 1.3s calc(var(--start) + .9s) cubic-bezier(.4,0,.2,1) both }
.cap-on { animation: cap-on .8s calc(var(--start) + 2.5s) cubic-bezier(.4,0,.2,1) both }
.turn { animation: appear .7s calc(var(--start) + var(--after)) both }
@keyframes tip { to { transform: rotate(130deg) } }
@keyframes disappear { to { opacity: 0 } }
@keyframes pour { from { opacity: 0 } 10% { opacity: 1 } 88% { opacity: 1 } to { opacity: 0 } }
@keyframes fill { from { transform: scaleY(0) } }
@keyframes flat { to { transform: scaleX(.5) } }
@keyframes press-left { from { transform: translateX(-260px) } to { transform: translateX(40px) } }
@keyframes press-right { from { transform: translateX(260px) } to { transform: translateX(-60px) } }
@keyframes cap-on { from { transform: translate(60px, -50px); opacity: 0 } }
`;
