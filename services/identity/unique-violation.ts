import pg from 'pg';
import { identityError } from './identity-error.ts';

const taken = { identity_user_email: ['email', 'email-taken'], identity_user_username_key_key: ['username', 'username-taken'] } as const;

/** Runs what may find a name taken by somebody who was faster; both may have looked before either wrote. */
export async function catchUniqueViolation<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '23505') throw error;
    for (const [index, [field, code]] of Object.entries(taken)) if (error.constraint === index) throw identityError(field, code);
    throw error;
  }
}
