import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Messages } from '#app/i18n/catalogue.ts';
import { I18nProvider } from '#app/i18n/I18n.tsx';
import type { Locale } from '#config/locale.ts';
import { islandData, islandId, islandName } from './hooks.ts';
import type { IslandComponent } from './Island.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Comes last: by then the island has shown what the device keeps, which it reads after it is live. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** Hydrates one island. Resolves when it is live, or when it has gone back to what the server sent. */
export async function mount(element: HTMLElement, Component: IslandComponent<Record<string, unknown>>): Promise<void> {
  // Written by this site's own server into this element.
  const [locale, messages, props]: [Locale, Messages | null, Record<string, unknown>] = JSON.parse(
    element.getAttribute(islandData) ?? '[]',
  );
  // With what was ticked by now.
  const sent = element.cloneNode(true);
  const fields = [...element.querySelectorAll<Field>('input:not([type=checkbox],[type=radio]),textarea')];
  const typed = new Set(fields.filter((field) => field.value !== field.defaultValue));
  // What is typed until the island is live, React may take for the starting value as well.
  const note = ({ target }: Event) => {
    for (const field of fields) if (field === target) typed.add(field);
  };
  element.addEventListener('input', note, true);
  await new Promise<void>((ready) => {
    const root = hydrateRoot(
      element,
      <>
        <I18nProvider locale={locale} messages={messages ?? Component.words?.[locale] ?? {}}>
          <Component {...props} />
        </I18nProvider>
        <Ready onReady={ready} />
      </>,
      {
        identifierPrefix: element.getAttribute(islandId) ?? '',
        onRecoverableError: (error) => console.error('An island differs from its page', element.getAttribute(islandName), error),
        // A thrown island goes back to what the server sent: it can be read, and its links and forms work.
        onUncaughtError(error) {
          console.error('An island threw', element.getAttribute(islandName), error);
          queueMicrotask(() => {
            root.unmount();
            element.replaceChildren(...sent.childNodes);
            element.dataset.failed = '';
            ready();
          });
        },
      },
    );
  });
  element.removeEventListener('input', note, true);
  for (const field of typed) retype(field);
}

/** React takes text that was typed before it came for the starting value; this makes it see a change. */
function retype(field: Field): void {
  const { value, selectionStart, selectionEnd } = field;
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  field.value = '';
  setValue?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
