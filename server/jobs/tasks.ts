import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import type { Identity } from '#services/identity/identity.types.ts';
import { limits } from '#services/limits/limits.ts';
import { popularity } from '#services/search/popularity.ts';
import type { Task } from './jobs.ts';

/** What has to be done again and again, in every process. Above all, to forget. */
export function tasks({ secret, db, identity }: { secret: string; db: Kysely<DB>; identity: Identity }): Task[] {
  return [
    { name: 'answer requests for mails', everySeconds: 1, run: ({ ending }) => identity.answerRequests(ending) },
    { name: 'forget limits', everySeconds: 60, run: limits(db, secret).forget },
    { name: 'forget what is popular', everySeconds: 60, run: popularity(db, secret).forget },
    { name: 'forget accounts', everySeconds: 3600, run: identity.forget },
  ];
}
