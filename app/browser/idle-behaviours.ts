import idle from 'virtual:behaviours/idle';

/** Begins what can wait until the page is there: it is no part of the loader. */
export function beginIdleBehaviours(): void {
  for (const each of idle) {
    if (!('on' in each)) each.begin();
    else if (each.when === 'near') whenNear(each.on, each.begin);
    else if (each.when === 'used') whenUsed(each.on, each.begin);
    else if (each.when === 'scrolled') whenScrolled(each.on, each.begin);
    else if (document.querySelector(each.on)) each.begin();
  }
}

/** The first element that comes near the view is enough. */
function whenNear(selector: string, begin: () => void): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      begin();
    },
    { rootMargin: '200px' },
  );
  for (const each of document.querySelectorAll(selector)) near.observe(each);
}

/** The browser may have restored what was typed before. */
function whenUsed(selector: string, begin: () => void): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field && (field.value !== '' || field === document.activeElement)) begin();
  else field?.addEventListener('focus', begin, { once: true });
}

/** A page may open at one of its parts, or where it was left. */
function whenScrolled(selector: string, begin: () => void): void {
  if (!document.querySelector(selector)) return;
  if (scrollY > 0) begin();
  else addEventListener('scroll', begin, { once: true, passive: true });
}
