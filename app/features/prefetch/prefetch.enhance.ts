import type { Behaviour } from '#app/browser/behaviours.ts';
import { termLink } from '#app/features/glossary/hooks.ts';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** How far ahead of the view a link counts as seen, in CSS pixels, and how many pages may be fetched for one that is read. */
const ahead = '200px';
const most = 8;

/** How the paths begin of what is somebody's own, by its link too, or no page; `Speculation-Rules` leaves out the same. */
const leftOut =
  /^\/(es\/)?([\w-]*(password|contrasena|profile|perfil)|login|(inici|cerr)ar-sesion|sign-(up|out)|registro|verify-email|verificar-correo|(lost-)?second-f.*|segundo-f.*|confirm.*|recovery-c.*|codigos-de-r.*|goodbye|hasta-siempre|shared-w.*|comp.*|emails-ab.*|correos-de.*|members|miembros|workbench|media|api|graphql|.+\/(conf|pref|take-b|retirar).*|(was-it|le-fue|report-a-m|avisar-de|follow-a|seguir-una).*)(\/|$)/;

/** Whether a path is that of a page which is the same for everybody. */
export function isEverybodys(path: string): boolean {
  return !leftOut.test(path);
}

/**
 * Fetches the pages that the text in view leads to, while the browser has nothing else to do; never for somebody who saves data or
 * is on a slow connection. What the pointer rests on is the matter of `Speculation-Rules`, a header.
 */
export default { when: 'idle', begin } satisfies Behaviour;

function begin(): void {
  const { connection } = navigator;
  if (!('requestIdleCallback' in window) || connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return;
  const fetched = new Set([location.pathname]);
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        inView.unobserve(target);
        requestIdleCallback(() => prefetch(target.pathname));
      }
    },
    { rootMargin: ahead },
  );
  const prefetch = (path: string) => {
    if (fetched.has(path) || fetched.size > most || !isEverybodys(path)) return;
    fetched.add(path);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: path }));
  };
  for (const link of document.querySelectorAll(`main a[href^="/"]:not([download], [${termLink}])`)) inView.observe(link);
}
