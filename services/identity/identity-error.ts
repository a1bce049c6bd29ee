import type { Answer, IdentityField, Problem, ProblemCode } from './shared.ts';

/** Ends whatever runs, its transaction with it: what was asked for is not done, for these reasons. */
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

/** To be thrown. */
export function identityError(field: IdentityField | null, code: ProblemCode): IdentityError {
  return new IdentityError([{ field, code }]);
}

/** What came of a task that was not refused. */
export type Done<Data> = { data: Data; setCookies?: readonly string[] };

/** What came of a task: its data, or the reasons of the `IdentityError` that it threw. Any other error stays one. */
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
