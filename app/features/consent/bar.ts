import { showFootBar } from '#app/browser/foot-bar.ts';
import { hasDecided, onConsentChanged } from './agreed.ts';
import { decide, openChoices } from './choices.ts';
import { wordsOfBar } from './words.at-build.ts';

/** The bar at the foot of the window, until there is a choice, made here or in another tab. It takes no focus and keeps none. */
export async function showBar(): Promise<void> {
  const words = wordsOfBar[document.documentElement.lang === 'es' ? 'es' : 'en'];
  const text = Object.assign(document.createElement('p'), { textContent: `${words.text} ` });
  text.append(Object.assign(document.createElement('a'), { href: words.notice, textContent: words.noticeLink }));
  const close = await showFootBar({
    name: 'consent',
    label: words.label,
    text,
    actions: [button(words.accept, () => decide('all')), button(words.close, () => decide([])), button(words.choose, () => openChoices())],
  });
  const closeWhenDecided = () => {
    if (hasDecided()) close();
  };
  onConsentChanged(closeWhenDecided);
  closeWhenDecided();
}

function button(words: string, onPress: () => void): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: words });
  made.addEventListener('click', onPress);
  return made;
}
