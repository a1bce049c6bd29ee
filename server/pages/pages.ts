import type { Gate } from '#server/load/gate.ts';
import type { Services } from '#server/services.ts';
import { errorPages } from './error-pages.ts';
import { pageMaker } from './make-page.ts';
import { errorPresenter } from './present-error.ts';
import { screenRenderer } from './render-screen.ts';

export type SitePages = ReturnType<typeof sitePages>;

/** What makes the pages of a site, those of errors too. */
export function sitePages(services: Services, gate: Pick<Gate, 'expectOpen'>) {
  const report = (error: unknown) => services.log.error({ err: error }, 'a page could not be rendered');
  const render = screenRenderer(services, report);
  const errorPage = errorPages(services.environment.origin, render);
  const present = errorPresenter(errorPage, report);
  return { makePage: pageMaker({ services, gate, render, present, report }), errorPage, presentError: present, report };
}
