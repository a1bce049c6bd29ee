import type { Answer, IdentityField, Problem, ProblemCode } from './shared.ts';

/** Rejects an operation, for these reasons; thrown within a transaction, it rolls it back. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly problems: readonly [Problem, ...Problem[]];
  readonly retryAfterSeconds: number | undefined;

  constructor(problems: readonly [Problem, ...Problem[]], retryAfterSeconds?: number) {
    super(problems.map(({ code }) => code).join(', '));
    this.problems = problems;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function identityError(field: IdentityField | null, code: ProblemCode): IdentityError {
  return new IdentityError([{ field, code }]);
}

/** The result of a successful operation. */
export type Done<Data> = { data: Data; setCookies?: readonly string[] };

/** Runs an operation and maps an `IdentityError` to a failed answer. Rethrows any other error. */
export async function toAnswer<Data>(task: () => Promise<Done<Data>>): Promise<Answer<Data>> {
  try {
    const { data, setCookies = [] } = await task();
    return { ok: true, data, setCookies };
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    const { problems, retryAfterSeconds } = error;
    return { ok: false, problems, setCookies: [], ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
  }
}

export const done: Done<null> = { data: null };
