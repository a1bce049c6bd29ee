// Their fields are declared, not defined: browsers of 2022 would need a helper for each.

/** What the gateway says is wrong with what was asked of it. */
export type GatewayError = { readonly message: string; readonly code: string | null };

/** The gateway answered with errors. Their words stay in `errors`: they may repeat what somebody typed. */
export class GraphQLFailure extends Error {
  declare readonly errors: readonly GatewayError[];

  constructor(errors: readonly GatewayError[]) {
    super(`The gateway answered with errors: ${errors.map(({ code }) => code ?? 'no code').join(', ')}`);
    this.name = 'GraphQLFailure';
    this.errors = errors;
  }
}

/** The gateway answered with another status than success. */
export class ResponseNotSuccessful extends Error {
  declare readonly status: number;

  constructor(status: number) {
    super(`Response not successful: Received status code ${status}`);
    this.name = 'ResponseNotSuccessful';
    this.status = status;
  }
}

/** What came is no answer of the gateway. */
export class ParseError extends Error {
  constructor(cause?: unknown) {
    super('The answer could not be parsed', { cause });
    this.name = 'ParseError';
  }
}

/** A call other than to the gateway answered with another status than success. */
export class RequestFailed extends Error {
  declare readonly status: number;

  constructor(status: number) {
    super(`Request failed with status code ${status}`);
    this.name = 'RequestFailed';
    this.status = status;
  }
}

const endingWords = ['not authenticated', 'jwt expired', 'claim is expired'];

/** Whether an error says that the session is over: what asked is to sign out. */
export function endsSession(error: unknown): boolean {
  if (error instanceof ResponseNotSuccessful) return error.status === 401 || error.status === 403;
  // A plain call that is forbidden has other reasons: an address that is not verified, another site.
  if (error instanceof RequestFailed) return error.status === 401;
  if (!(error instanceof GraphQLFailure)) return false;
  return error.errors.some(
    ({ code, message }) => code === 'UNAUTHENTICATED' || endingWords.some((words) => message.toLowerCase().includes(words)),
  );
}
