/** A clock whose hand goes through a quarter of an hour, above the words of its scene; the film's page animates it by its classes. */
export const quarterHour = `<svg class="drawn" viewBox="0 0 1280 540">
<path fill="#331b39" d="M0 0h1280v540H0z"/>
<path fill="#4b2753" d="M0 330c240-90 420-60 640-10s430 60 640-30v250H0z"/>
<circle cx="640" cy="266" r="222" fill="#f8c79c"/><circle cx="640" cy="266" r="200" fill="#fdfaf6"/>
<path class="quarter" pathLength="1" fill="none" stroke="#f0a9b9" stroke-width="150" d="M640 168a98 98 0 0 1 98 98"/>
<g fill="none" stroke="#64336c" stroke-width="14" stroke-linecap="round">${[0, 90, 180, 270].map((turn) => `<path d="M640 84v26" transform="rotate(${turn} 640 266)"/>`).join('')}</g>
<path stroke="#64336c" stroke-width="18" stroke-linecap="round" d="M640 266l-76 60"/>
<path class="minutes" stroke="#b4395d" stroke-width="14" stroke-linecap="round" d="M640 266V116"/><circle cx="640" cy="266" r="20" fill="#331b39"/>
</svg>`;

export const clockStyles = `
.minutes { transform-origin: 640px 266px; animation: quarter 2.6s calc(var(--start) + .8s) cubic-bezier(.3,0,.4,1) both }
.quarter { stroke-dasharray: 1; animation: draw 2.6s calc(var(--start) + .8s) cubic-bezier(.3,0,.4,1) both }
@keyframes quarter { to { transform: rotate(90deg) } }
`;
