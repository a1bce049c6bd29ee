import { showFootBar } from '#app/browser/foot-bar.ts';
import dismissed from './pop-up-dismissed.device.ts';
import { words } from './words.at-build.ts';

/** The newsletter and gifts, in a bar that can be put away for good. */
export async function showPrompt(): Promise<void> {
  const { label, text, links, close } = words[document.documentElement.lang === 'es' ? 'es' : 'en'];
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: close });
  const anchors = links.map(([href, textContent]) => Object.assign(document.createElement('a'), { href, textContent }));
  const putAway = await showFootBar({
    name: 'prompt',
    label,
    text: Object.assign(document.createElement('p'), { textContent: text }),
    actions: [...anchors, button],
  });
  button.addEventListener('click', () => {
    dismissed.write('true');
    putAway();
  });
  for (const link of anchors) link.addEventListener('click', () => dismissed.write('true'));
  // In another tab it was put away as well.
  dismissed.follow(() => dismissed.read() && putAway());
}
