import { type FormEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';

/** A press of the button that comes so soon after the next question was meant for the question before, in milliseconds. */
const tooSoon = 700;
/** Whether the question that comes next is led to by a tap. */
let isGoingOn = false;

/**
 * Of a question with one answer, a tap on a choice goes on by itself: the page is sent by its first button. A key does not, since arrow
 * keys choose on their way; nor does a screen reader, whose clicks are no touch.
 */
export function useTapToGoOn(isOn: boolean) {
  const isTouched = useRef(false);
  const isAnswered = useRef(false);
  const pressesCountFrom = useRef(0);
  useLayoutEffect(() => {
    if (isGoingOn) pressesCountFrom.current = performance.now() + tooSoon;
    isGoingOn = false;
  }, []);
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
    /** Out of habit, many press the button as well: by then it is that of the next question, however long that took to come. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      const isNext = event.target instanceof HTMLButtonElement && event.target.value === 'next' && event.detail > 0;
      if (isNext && !isAnswered.current && performance.now() < pressesCountFrom.current) event.preventDefault();
    },
    onClick({ target }: MouseEvent<HTMLElement>) {
      // A touch of a label comes again as a click of its input, which is chosen by then.
      if (!isOn || !isTouched.current || !(target instanceof HTMLInputElement) || !target.checked) return;
      if (target.type !== 'radio' && !('alone' in target.dataset)) return;
      isTouched.current = false;
      isGoingOn = true;
      const { form } = target;
      form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[value=next]'));
    },
  };
}
