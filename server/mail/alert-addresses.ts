import { entryPath } from '#app/addresses/entry-path.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { type AlertAddresses, leaveAlertPath } from '#services/page-alerts/alert-links.ts';

/** Where mails about the changes of a page lead to. */
export function alertAddresses(origin: string): AlertAddresses {
  return {
    page(entry) {
      const path = entryPath(entry);
      return path === null ? null : origin + path;
    },
    step: (step, locale, token) => `${origin}${pathTo('about-page.changes', locale)}?${new URLSearchParams({ [step]: token })}`,
    oneClick: (token) => `${origin}${leaveAlertPath}?${new URLSearchParams({ token })}`,
  };
}
