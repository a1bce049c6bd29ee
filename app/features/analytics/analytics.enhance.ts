import { analyticsFrame } from '#app/addresses/outside-frames.ts';
import type { Behaviour } from '#app/browser/behaviours.ts';
import { agreedTo, onConsentChanged } from '#app/features/consent/consent.ts';
import { analyticsFrames, openScreen } from '#app/features/consent/hooks.ts';
import type { AnalyticsEvent } from './events.ts';
import { givingLinks } from './giving-links.at-build.ts';
import { openScreens } from './open-screens.at-build.ts';

/**
 * Containers of analytics, for who agreed, on screens that are open to them: each is a frame that is kept apart from the page, sees nothing
 * of it, and is told a few events (`events.ts`). They go as soon as somebody agrees no longer.
 */
export default { on: `[${openScreen}]`, when: 'idle', begin } satisfies Behaviour;

let frames: readonly HTMLIFrameElement[] = [];

function begin(): void {
  const place = document.querySelector<HTMLElement>(`[${openScreen}]`);
  const count = Number(place?.getAttribute(analyticsFrames));
  const screen = openScreens.find((each) => each === place?.getAttribute(openScreen));
  if (!place || !count || !screen) return;
  const language = document.documentElement.lang === 'es' ? 'es' : 'en';

  const follow = () => {
    if (!agreedTo('analytics')) {
      for (const frame of frames) frame.remove();
      frames = [];
    } else if (frames.length === 0) {
      frames = Array.from({ length: count }, (_, index) => frameOf(index + 1, { event: 'page', screen, language }));
      place.append(...frames);
    }
  };
  follow();
  onConsentChanged(follow);
  addEventListener('click', onClick, true);
}

function frameOf(number: number, first: AnalyticsEvent): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  // Not even which page this is.
  frame.referrerPolicy = 'no-referrer';
  frame.title = '';
  frame.addEventListener('load', () => tell(frame, first), { once: true });
  frame.src = analyticsFrame(number);
  return frame;
}

/** A frame that is kept apart has no origin by which it could be named. */
function tell(frame: HTMLIFrameElement, event: AnalyticsEvent): void {
  frame.contentWindow?.postMessage(event, '*');
}

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const found = link && givingLinks.find(([href]) => href === link.origin + link.pathname);
  if (found) for (const frame of frames) tell(frame, { event: 'give', place: found[1] });
}
