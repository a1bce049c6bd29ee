const bar = 'data-bar';

/** While the page is scrolled past the player of an episode that was played, its controls stay at the foot of the window. */
export function keepInView(controls: HTMLElement, audio: HTMLAudioElement): void {
  const place = controls.parentElement;
  if (!place) return;
  let isAway = false;
  const root = document.documentElement;
  const show = () => {
    const isBar = isAway && audio.played.length > 0;
    if (isBar === controls.hasAttribute(bar)) return;
    // Its place stays as high as it was.
    place.style.minBlockSize = isBar ? `${place.offsetHeight}px` : '';
    controls.toggleAttribute(bar, isBar);
    // What gets the focus, and the end of the page, come to stand above it.
    root.style.scrollPaddingBlockEnd = isBar ? `${controls.offsetHeight + 8}px` : '';
    document.body.style.paddingBlockEnd = isBar ? `${controls.offsetHeight}px` : '';
  };
  new IntersectionObserver(([entry]) => {
    isAway = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < 0;
    show();
  }).observe(place);
  audio.addEventListener('timeupdate', show);
}
