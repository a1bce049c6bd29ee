import sharp from 'sharp';
import { organisation } from '#config/organisation.ts';
import { pictureSize, type SharedPage } from './shared.ts';
import { fitText, lineHeight, outlineOf, readTypefaces, type Typefaces } from './typeset.ts';

const { width, height } = pictureSize;
/** Where the words stand, and the illustration beside them. */
const words = { left: 64, width: 580 };
const panel = { left: 700, width: width - 700 };
/** Between the mark and the foot; the title stands in its middle. */
const room = { top: 160, height: 360 };
const kickerSize = 28;
const title = { width: words.width, height: 306, largest: 88, smallest: 34 };
const about = { en: 'Breast cancer, in English and Spanish', es: 'Cáncer de mama, en español y en inglés' };

/** Tried one after the other until the picture is light enough: the first nearly always is. */
const qualities = [84, 74, 60, 40];
const mostBytes = 80_000;

/** The colors of the site by day, as in `tokens.css`: a picture for sharing has no dark theme. */
const plum = { dark: '#331b39', middle: '#64336c', pale: '#f0e5f2' };
const rose = { dark: '#9c2f4f', middle: '#b4395d', pale: '#fbe6ea' };
const apricot = { middle: '#f8c79c', pale: '#fdeedd' };

let typefaces: Promise<Typefaces> | undefined;

/** Draws the picture by which a page is shown where it is shared, a JPEG. */
export async function drawPicture(page: SharedPage, illustration: Uint8Array | null): Promise<Buffer> {
  typefaces ??= readTypefaces();
  const ground = Buffer.from(drawing(page, await typefaces));
  const drawn = sharp(ground).composite(illustration ? [{ input: await inPanel(illustration), left: panel.left, top: 0 }] : []);
  const { data, info } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let bytes = Buffer.of();
  for (const quality of qualities) {
    bytes = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length < mostBytes) break;
  }
  return bytes;
}

/** As much of the middle of an illustration as fills the panel. */
function inPanel(illustration: Uint8Array): Promise<Buffer> {
  return sharp(illustration).autoOrient().resize({ width: panel.width, height, fit: 'cover' }).png().toBuffer();
}

function drawing({ locale, title: text, kicker, illustration }: SharedPage, { heading, text: plain }: Typefaces): string {
  const { size, lines } = fitText(heading, text, title);
  const above = kicker === '' ? 0 : kickerSize * 1.7;
  const top = room.top + (room.height - above - lines.length * size * lineHeight) / 2;
  const first = top + above + size * 0.84;
  const outlines = [
    { d: outlineOf(heading, organisation.name, { x: 138, y: 117, size: 52 }), fill: plum.dark },
    ...(kicker === ''
      ? []
      : [{ d: outlineOf(plain, shortTo(plain, kicker), { x: words.left, y: top + kickerSize * 0.8, size: kickerSize }), fill: rose.dark }]),
    ...lines.map((line, index) => ({
      d: outlineOf(heading, line, { x: words.left - 2, y: first + index * size * lineHeight, size }),
      fill: plum.dark,
    })),
    { d: outlineOf(plain, about[locale], { x: words.left, y: 570, size: 26 }), fill: plum.middle },
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>
      ${gradient('dawn', 'x2=".9" y2="1"', [plum.pale, rose.pale, apricot.pale])}
      ${gradient('horizon', '', [plum.middle, rose.middle, apricot.middle])}
      ${gradient('sky', 'x2="0" y2="1"', ['#e8d6ea', '#fbd9dc', '#fde3c8'])}
    </defs>
    <rect width="${width}" height="${height}" fill="url(#dawn)"/>
    ${illustration === null ? risingSun() : ''}
    ${mark({ x: words.left, y: 62, scale: 1.9 })}
    ${outlines.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('')}
    <rect y="${height - 14}" width="${panel.left}" height="14" fill="url(#horizon)"/>
  </svg>`;
}

/** What stands above a title is one line. */
function shortTo(font: Typefaces['text'], text: string): string {
  const box = { width: words.width, height: kickerSize * lineHeight, largest: kickerSize, smallest: kickerSize };
  return fitText(font, text, box).lines[0] ?? '';
}

function gradient(id: string, direction: string, colors: readonly string[]): string {
  const stops = colors.map((color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`);
  return `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`;
}

/** The mark of the site, as in its header. */
function mark({ x, y, scale }: { x: number; y: number; scale: number }): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">
    <path fill="none" stroke="${plum.dark}" stroke-width="2.8" stroke-linecap="round" d="M3.8 27.5C5.4 13.5 9.5 4.5 16 4.5S26.6 13.5 28.2 27.5M5.3 21.5h21.4"/>
    <path fill="${rose.middle}" d="M9.8 21.5a6.2 6.2 0 0 1 12.4 0z"/>
  </g>`;
}

/** In the place of an illustration: the sun of the mark, as it comes up over hills. */
function risingSun(): string {
  const [x, y] = [panel.left + panel.width / 2, 430];
  const glow = [290, 230, 172].map((radius) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" fill-opacity=".28"/>`);
  return `<svg x="${panel.left}" width="${panel.width}" height="${height}" viewBox="${panel.left} 0 ${panel.width} ${height}">
    <rect x="${panel.left}" width="${panel.width}" height="${height}" fill="url(#sky)"/>
    ${glow.join('')}
    <circle cx="${x}" cy="${y}" r="118" fill="${apricot.middle}"/>
    <path fill="#e2a3b2" d="M700 470c120-66 230-70 330-32 70 26 120 26 170 6v200H700z"/>
    <path fill="#b4395d" fill-opacity=".75" d="M700 540c90-40 190-42 280-8 80 30 150 30 220-8v120H700z"/>
    <path fill="${plum.middle}" d="M700 590c130-44 240-26 330-4 70 16 120 10 170-10v60H700z"/>
  </svg>`;
}
