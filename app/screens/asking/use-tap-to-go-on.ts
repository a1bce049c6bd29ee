import { type FormEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/** After a tap went on, a second one that comes so soon was meant for the question before, in milliseconds. */
const tooSoon = 700;
let wentOnAt = Number.NEGATIVE_INFINITY;

/**
 * Of a question with one answer, a tap on a choice goes on by itself: the page is sent by its first button. A key does not, since arrow
 * keys choose on their way; nor does a screen reader, whose clicks are no touch.
 */
export function useTapToGoOn(isOn: boolean) {
  const isTouched = useRef(false);
  const isAnswered = useRef(false);
  return {
    onPointerDown({ target }: PointerEvent<HTMLElement>) {
      isTouched.current = target instanceof Element && target.closest('label') !== null;
    },
    onKeyDown() {
      isTouched.current = false;
    },
    onInput(_event: FormEvent<HTMLElement>) {
      isAnswered.current = true;
    },
    /** Out of habit, many press the button as well: by then it is that of the next question. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      const isNext = event.target instanceof HTMLButtonElement && event.target.value === 'next' && event.detail > 0;
      if (isNext && !isAnswered.current && performance.now() - wentOnAt < tooSoon) event.preventDefault();
    },
    onClick({ target }: MouseEvent<HTMLElement>) {
      // A touch of a label comes again as a click of its input, which is chosen by then.
      if (!isOn || !isTouched.current || !(target instanceof HTMLInputElement) || !target.checked) return;
      if (target.type !== 'radio' && !('alone' in target.dataset)) return;
      isTouched.current = false;
      wentOnAt = performance.now();
      const { form } = target;
      form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[value=next]'));
    },
  };
}
