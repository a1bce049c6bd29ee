import type { Services } from '#server/services.ts';
import type { Task } from './jobs.ts';

/** What has to be done again and again, in every process. Above all, to forget. */
export function tasks({ identity, limits, popularity }: Pick<Services, 'identity' | 'limits' | 'popularity'>): Task[] {
  return [
    { name: 'answer requests for mails', everySeconds: 1, run: ({ ending }) => identity.processMailRequests(ending) },
    { name: 'forget limits', everySeconds: 60, run: limits.forget },
    { name: 'forget what is popular', everySeconds: 60, run: popularity.forget },
    { name: 'forget accounts', everySeconds: 3600, run: identity.forget },
  ];
}
