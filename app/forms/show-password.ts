import { showPasswordButton } from './hooks.ts';

/** The buttons beside passwords show what is typed, and hide it again. What is sent is hidden, or browsers would keep it as words. */
export function showPasswords(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${showPasswordButton}]`) : null;
    const field = button && fieldOf(button);
    if (field) setShown(button, field, field.type === 'password');
  });
  addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement) hideIn(target);
    },
    true,
  );
}

function hideIn(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll(`[${showPasswordButton}]`)) {
    const field = fieldOf(button);
    if (field) setShown(button, field, false);
  }
}

function fieldOf(button: Element): HTMLInputElement | null {
  const field = document.getElementById(button.getAttribute(showPasswordButton) ?? '');
  return field instanceof HTMLInputElement ? field : null;
}

/** The first words of the button are what it does to a hidden password, the second to one that is shown. */
function setShown(button: Element, field: HTMLInputElement, isShown: boolean): void {
  field.type = isShown ? 'text' : 'password';
  const [show, hide] = button.querySelectorAll('span');
  show?.toggleAttribute('hidden', isShown);
  hide?.toggleAttribute('hidden', !isShown);
}
