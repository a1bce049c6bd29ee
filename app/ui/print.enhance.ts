/**
 * Where the style sheet cannot unfold for paper what is folded, this does, and folds it again; what is hard to see stays as it is.
 */
export function enhancePrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let unfolded: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    unfolded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open], [data-sensitive])')];
    for (const details of unfolded) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of unfolded) details.open = false;
  });
}
