import path from 'node:path';
import type { Locale } from '#config/locale.ts';
import { clockStyles, quarterHour } from './clock.ts';
import { drain, drainStyles } from './drain.ts';
import type { Film, Scene } from './film.ts';
import { dataUrl, lettersFace } from './letters.ts';
import { thermometer } from './thermometer.ts';

/** How long one picture fades into the next, in seconds. */
const fade = 0.8;
/** Words of more characters than this are smaller, so that two lines hold them. */
const longWords = 56;

/**
 * A film as one page of animations, each of which begins at its scene: whoever sets the time of all of them sees that moment.
 * Colors and letters are the site's.
 */
export function filmPage(film: Film, locale: Locale, projectFolder: string): string {
  let start = 0;
  const scenes = film.scenes.map((scene, index) => {
    const html = sceneHtml(scene, locale, { start, isLast: index === film.scenes.length - 1, index, projectFolder });
    start += scene.seconds;
    return html;
  });
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>${lettersFace(projectFolder)}${styles}${drainStyles}${clockStyles}</style>${scenes.join('')}`;
}

type Place = { start: number; isLast: boolean; index: number; projectFolder: string };

function sceneHtml(scene: Scene, locale: Locale, { start, isLast, index, projectFolder }: Place): string {
  const seen = scene.seconds + (isLast ? 0 : fade);
  const timing = `--start:${start}s;--seen:${seen}s;--fade:${index === 0 ? 0.01 : fade}s`;
  const picture =
    scene.drawing !== undefined
      ? drawn(scene.drawing, locale)
      : `<img class="picture ${index % 2 ? 'out' : 'in'}" src="${dataUrl(path.join(projectFolder, 'content/asset', `${scene.picture}.svg`), 'image/svg+xml')}" alt="">`;
  const tick = scene.ticked
    ? '<svg class="tick" viewBox="0 0 60 60"><circle cx="30" cy="30" r="28"/><path pathLength="1" d="M16 31l10 11l19-23"/></svg>'
    : '';
  return `<section style="${timing}">${picture}<p${scene[locale].length > longWords ? ' class="long"' : ''}>${tick}<span>${scene[locale]}</span></p></section>`;
}

function drawn(drawing: NonNullable<Scene['drawing']>, locale: Locale): string {
  if (drawing === 'thermometer') return thermometer(locale);
  return drawing === 'quarter-hour' ? quarterHour : drain(drawing);
}

const styles = `
html, body { margin: 0; width: 1280px; height: 720px; overflow: hidden; background: #331b39 }
section { position: absolute; inset: 0; overflow: hidden; background: #fdeedd; animation: appear var(--fade) var(--start) both, end .01s calc(var(--start) + var(--seen)) forwards }
.picture { position: absolute; left: 0; top: -50px; width: 1280px; height: 720px; transform-origin: 50% 40% }
.in { animation: in var(--seen) var(--start) linear both }
.out { animation: out var(--seen) var(--start) linear both }
p { position: absolute; left: 0; right: 0; bottom: 0; margin: 0; padding: 34px 64px 38px; display: flex; gap: 28px; align-items: center; box-sizing: border-box; height: 196px; overflow: hidden;
  background: #331b39; border-top: 10px solid #f8c79c; color: #fdfaf6; font: 700 60px/1.14 Letters; text-wrap: balance }
span { animation: rise .9s calc(var(--start) + .4s) cubic-bezier(.2,.7,.3,1) both }
.long { font-size: 50px }
.tick { flex: none; width: 84px; fill: #b4395d; animation: appear .6s calc(var(--start) + .4s) both }
.tick path { fill: none; stroke: #fdfaf6; stroke-width: 6; stroke-linecap: round; stroke-linejoin: round; stroke-dasharray: 1; animation: draw .7s calc(var(--start) + 1.2s) both }
.thermometer { position: absolute; left: 0; top: 0; width: 1280px; height: 540px }
.mercury { transform-origin: 640px 396px; animation: climb 3s calc(var(--start) + .8s) cubic-bezier(.3,0,.3,1) both }
.mark { animation: appear .6s calc(var(--start) + 3.2s) both }
.glow { transform-origin: 640px 440px; animation: glow 1.6s calc(var(--start) + 3.2s) 2 alternate both }
@keyframes appear { from { opacity: 0 } }
@keyframes end { to { visibility: hidden } }
@keyframes in { to { transform: scale(1.08) } }
@keyframes out { from { transform: scale(1.08) } }
@keyframes rise { from { opacity: 0; transform: translateY(24px) } }
@keyframes draw { from { stroke-dashoffset: 1 } to { stroke-dashoffset: 0 } }
@keyframes climb { from { transform: scaleY(.22) } }
@keyframes glow { from { opacity: 0; transform: scale(.8) } }
`;
