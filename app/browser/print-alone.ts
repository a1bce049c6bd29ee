/** Prints one part of the page and nothing else: all that stands beside it, or beside what holds it, is left out meanwhile. */
export function printAlone(part: Element): void {
  const left: Element[] = [];
  for (let held = part; held.parentElement && held !== document.body; held = held.parentElement) {
    left.push(...[...held.parentElement.children].filter((sibling) => sibling !== held));
  }
  for (const element of left) element.setAttribute('data-unprinted', '');
  addEventListener(
    'afterprint',
    () => {
      for (const element of left) element.removeAttribute('data-unprinted');
    },
    { once: true },
  );
  print();
}
