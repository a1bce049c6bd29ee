import { z } from 'zod';
import { encryption } from '../encryption/encryption.ts';
import type { JobKind } from './job-kind.ts';

const jobData = z.object({ sealed: z.string() });

/**
 * Encrypts the payload of every job, whatever its kind: mails hold links as good as passwords, so neither a backup nor a table may
 * reveal them. Kind and id of the job are authenticated as well.
 */
export function payloadEncryption(secret: string, former: readonly string[] = []) {
  const cipher = encryption(secret, 'jobs that wait to be done', { former });
  const idOf = ({ name }: Pick<JobKind, 'name'>, id: string) => `${name} ${id}`;
  return {
    encrypt: (kind: JobKind, id: string, payload: unknown): z.infer<typeof jobData> => ({
      sealed: cipher.encrypt(idOf(kind, id), JSON.stringify(payload)),
    }),
    /** What was encrypted, not parsed by its schema yet; null for a job that its schedule made. @throws DecryptionFailed */
    decrypt(kind: JobKind, id: string, data: unknown): unknown {
      if (kind.schedule !== undefined) return null;
      return JSON.parse(cipher.decrypt(idOf(kind, id), jobData.parse(data).sealed));
    },
  };
}
