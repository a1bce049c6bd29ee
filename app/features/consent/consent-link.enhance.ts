import type { Behaviour } from '#app/browser/behaviours.ts';
import { consentLink } from './hooks.ts';
import { signal } from './signal.at-build.ts';

/** The link in the footer opens the choices, and says where the browser has asked for necessary only. It may be folded away at first. */
export default { on: 'body > footer', when: 'near', begin } satisfies Behaviour;

function begin(): void {
  addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!(target instanceof Element) || !target.closest(`[${consentLink}]`) || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    import('./choices.ts').then(({ openChoices }) => openChoices());
  });
  if (!navigator.globalPrivacyControl) return;
  const said = signal[document.documentElement.lang === 'es' ? 'es' : 'en'];
  document.querySelector(`[${consentLink}]`)?.after(Object.assign(document.createElement('small'), { textContent: said }));
}
