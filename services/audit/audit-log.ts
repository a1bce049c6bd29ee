import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { AuditTarget } from '#config/audit-target.ts';
import { keptFile } from '#config/kept-file.ts';
import type { DB } from '#database/types.ts';
import type { AuditKeys } from './audit-line.ts';
import { type Head, isThere, removedThrough, sealNew } from './audit-seal.ts';
import { sendTo } from './audit-targets.ts';
import { forgetAudit } from './forget-audit.ts';
import { sendOn } from './send-on.ts';
import { verifyAudit } from './verify-audit.ts';

type Parts = {
  db: Kysely<DB>;
  keys: AuditKeys;
  dataDirectory: string;
  /** Where the audit is sent on to. */
  target: AuditTarget | undefined;
};

/** What whoever runs it is told of. */
export type AuditEars = {
  /** The newest seal: written where the database cannot reach. */
  onHead(head: Head): void;
  /** The newest seal that this machine wrote down is not there as it was: newer ones were cut off, or the database is an older one. */
  onCutOff(kept: Head): void;
  /** Lines that the site did not write. */
  onForeign(lines: readonly number[]): void;
  /** The other system takes nothing; it is tried again. */
  onSilent(error: unknown): void;
};

export type AuditLog = ReturnType<typeof auditLog>;

/** Between two looks, in milliseconds; and for how long one job looks. */
const [everyMs, turnMs] = [3_000, 50 * 60_000];

/** Keeps the audit: seals it, sends it on, and takes out what is past its time (decision 116). */
export function auditLog({ db, keys, dataDirectory, target }: Parts) {
  const headFile = keptFile(path.join(dataDirectory, 'audit-head'));
  const send = target && sendTo(target);

  /** Writes it down, unless it does not go on from what stands there: that stays, and is what tells of it. */
  const keepHead = async (head: Head, ears: AuditEars): Promise<void> => {
    const kept = readHead(await headFile.read());
    if (kept && !(await isThere(db, kept, await removedThrough(db)))) return ears.onCutOff(kept);
    await headFile.replace(`${head.number} ${head.mac}\n`);
  };

  const seal = async (ears: AuditEars, { everything = false } = {}): Promise<void> => {
    for (;;) {
      const { head, foreign, isFull } = await sealNew(db, keys, { everything });
      if (foreign.length > 0) ears.onForeign(foreign);
      if (head) {
        await keepHead(head, ears);
        ears.onHead(head);
      }
      if (!isFull) break;
    }
    if (!target || !send) return;
    await sendOn(db, { target: target.url, send }).catch((error: unknown) => ears.onSilent(error));
  };

  return {
    seal,
    /** Seals every few seconds, for most of an hour or until it is aborted. */
    async keep(ears: AuditEars, signal: AbortSignal): Promise<void> {
      const ends = performance.now() + turnMs;
      while (!signal.aborted && performance.now() < ends) {
        await seal(ears);
        await after(everyMs, undefined, { signal }).catch(() => {});
      }
    },
    /** Takes out what is past its time, after a look at every line that no seal covers yet. */
    async forget(ears: AuditEars): Promise<void> {
      await seal(ears, { everything: true });
      if ((await forgetAudit(db, keys)) > 0) await seal(ears);
    },
    /** The newest seal as this machine wrote it down; null where it wrote none. */
    async keptHead(): Promise<Head | null> {
      return readHead(await headFile.read());
    },
    verify: (head: Head | null) => verifyAudit(db, keys, { head }),
  };
}

const headSchema = z.object({ number: z.coerce.number().int().min(1), mac: z.string().regex(/^[0-9a-f]{64}$/) });

/** Reads `NUMBER MAC`, as the file, the log and `script/audit head` say it; null where it is neither. */
export function readHead(text: string | null): Head | null {
  const [number, mac] = text?.trim().split(/[\s:]+/) ?? [];
  return headSchema.safeParse({ number, mac }).data ?? null;
}
