import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Of a question with one answer, a tap on a choice goes on by itself: the page is sent by its first button. A key does not, since arrow
 * keys choose on their way; nor does a screen reader, whose clicks are no touch.
 */
export function useTapToGoOn(isOn: boolean) {
  const isTouched = useRef(false);
  if (!isOn) return {};
  return {
    onPointerDown({ target }: PointerEvent<HTMLElement>) {
      isTouched.current = target instanceof Element && target.closest('label') !== null;
    },
    onKeyDown() {
      isTouched.current = false;
    },
    onClick({ target }: MouseEvent<HTMLElement>) {
      // A touch of a label comes again as a click of its input, which is chosen by then.
      if (!isTouched.current || !(target instanceof HTMLInputElement) || !target.checked) return;
      if (target.type !== 'radio' && !('alone' in target.dataset)) return;
      isTouched.current = false;
      const { form } = target;
      form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[value=next]'));
    },
  };
}
