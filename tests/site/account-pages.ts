import type { Kysely } from 'kysely';
import { type HTMLElement, parse } from 'node-html-parser';
import type { DB } from '#database/types.ts';
import { identityParts } from '#server/services.ts';
import { identity } from '#services/identity/identity.ts';
import { mailRequestJob } from '#services/identity/mail-request-job.ts';
import { job } from '#services/jobs/job-kind.ts';
import { runWaiting } from '#services/jobs/testing.ts';
import type { Reply, Visitor } from '../accounts.ts';
import { waitingMails } from './accounts.ts';
import { origin, secret, testEnvironment } from './site.ts';

/** Where the link of the latest mail to an address leads on this site. */
export function linksInMails(db: Kysely<DB>): (email: string) => Promise<string> {
  const { answerMailRequest } = identity(identityParts({ environment: testEnvironment(), secret, db }));
  return async (email) => {
    await runWaiting({ db, secret }, job(mailRequestJob, answerMailRequest));
    const mail = (await waitingMails(db)).findLast(({ to, content }) => to === email && 'url' in content);
    if (!mail || !('url' in mail.content)) throw new Error(`no mail with a link waits for ${email}`);
    return mail.content.url.slice(origin.length);
  };
}

type Shown = {
  document: HTMLElement;
  /** What stands above the form, and the fields that it leads to. */
  summary: string;
  links: string[];
  /** What came of what was done. */
  notice: string;
  errorOf(id: string): string;
  typedIn(id: string): string;
};

/** What a page says of a form that was sent to it. */
export function shownIn({ text }: Reply): Shown {
  const document = parse(text);
  const summary = document.querySelector('main [role=alert]');
  return {
    document,
    summary: summary?.text ?? '',
    links: summary?.querySelectorAll('a[href^="#"]').map((link) => link.getAttribute('href') ?? '') ?? [],
    notice: document.querySelector('main [role=status]')?.text ?? '',
    errorOf(id) {
      const described = document.getElementById(id)?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return described.includes(`${id}-error`) ? (document.getElementById(`${id}-error`)?.text ?? '') : '';
    },
    typedIn: (id) => document.getElementById(id)?.getAttribute('value') ?? '',
  };
}

/** Presses the one button of a page. */
export function pressed(browser: Visitor, { text }: Reply): Promise<Reply> {
  // What else a page offers says what it means to do.
  const forms = parse(text)
    .querySelectorAll('main form')
    .filter((form) => !form.querySelector('input[name=intent]'));
  if (forms.length !== 1) throw new Error(`a page has ${forms.length} forms`);
  return browser.post((forms[0]?.getAttribute('action') ?? '').replaceAll('&amp;', '&'));
}
