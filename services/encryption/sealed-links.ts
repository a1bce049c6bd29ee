import { z } from 'zod';
import { DecryptionFailed, encryption } from './encryption.ts';

const idSchema = z.uuid();

export type SealedLinks<Step extends string> = {
  /** The token of a link that does one step with the row of an id. */
  tokenOf(step: Step, id: string): string;
  /** The id that a token is of; null where it is none of ours, or was made for another step. */
  idOf(step: Step, token: string): string | null;
};

/**
 * Links of mails that work for as long as there is what they are about: the token is the sealed id of its row, and nothing of it is
 * stored. Who has one learns no id, and nobody can make one without the secret.
 */
export function sealedLinks<Step extends string>(secret: string, purpose: string, former: readonly string[] = []): SealedLinks<Step> {
  const cipher = encryption(secret, purpose, { former });
  return {
    tokenOf: (step, id) => cipher.encrypt(step, id),
    idOf(step, token) {
      try {
        return idSchema.parse(cipher.decrypt(step, token));
      } catch (error) {
        if (error instanceof DecryptionFailed || error instanceof z.ZodError) return null;
        throw error;
      }
    },
  };
}
