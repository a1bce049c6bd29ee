let isSent = false;

/** Notes forms that the browser sends by itself. Whoever else takes one has prevented that by now. */
export function watchForms(): void {
  addEventListener('submit', ({ defaultPrevented }) => {
    isSent = !defaultPrevented;
  });
}

/** Whether a form is on its way, whose answer leads on from this page: nothing may lead elsewhere meanwhile. */
export function isFormSent(): boolean {
  return isSent;
}

/** The page is in view again, so that nothing is on its way. */
export function forgetFormSent(): void {
  isSent = false;
}
