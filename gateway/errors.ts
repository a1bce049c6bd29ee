import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';

/** The error codes of the API (`extensions.code`). */
export type Code =
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'CONFIRM_NEEDED'
  | 'CROSS_SITE'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'INTERNAL_SERVER_ERROR'
  | 'LIMIT_EXCEEDED'
  | 'METHOD_NOT_ALLOWED'
  | 'TOO_MANY_REQUESTS'
  | 'UNAUTHENTICATED'
  | 'UNAVAILABLE'
  | 'UNSUPPORTED_MEDIA_TYPE';

/** Rejects a query before it is executed: status 400. */
export function rejectedQuery(code: Code, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}

/** Rejects a variable or an argument. */
export function wrongInput(name: string, problem: string): GraphQLError {
  return new GraphQLError(`${name} ${problem}`, { extensions: { code: 'BAD_USER_INPUT' satisfies Code } });
}

/** Rejects an anonymous request for what only members may read. */
export function unauthenticated(): GraphQLError {
  return new GraphQLError('not authenticated', { extensions: { code: 'UNAUTHENTICATED' satisfies Code } });
}

/** Rejects a request for records of a session that has to be confirmed first, or has no second factor where records need one. */
export function confirmNeeded(): GraphQLError {
  return new GraphQLError('the session has to be confirmed first', { extensions: { code: 'CONFIRM_NEEDED' satisfies Code } });
}

/** In seconds. */
const retryAfterUnavailable = '5';

type Presenting = {
  /** In production errors reveal neither the schema (suggestions) nor internal messages. */
  isProduction: boolean;
  isUnavailable(error: unknown): boolean;
  report(error: unknown, field: string): void;
};

/** Formats an error for the response: adds a code, redacts user input, and masks internal errors, which are logged. */
export function present(error: GraphQLError, { isProduction, isUnavailable, report }: Presenting): GraphQLError {
  const path = error.path ?? null;
  const as = (message: string, extensions: GraphQLErrorExtensions) =>
    new GraphQLError(message, { nodes: error.nodes ?? null, source: error.source ?? null, path, extensions });
  const cause = innermost(error);
  if (cause instanceof GraphQLError && isAboutTheQuery(cause)) {
    const words = redactValues(error.message);
    const { code = path === null ? 'BAD_REQUEST' : 'BAD_USER_INPUT', ...others } = cause.extensions;
    const http = path === null ? { http: { status: 400 } } : {};
    return as(isProduction ? withoutSuggestions(words) : words, { code, ...http, ...others });
  }
  if (isUnavailable(cause)) {
    const http = { status: 503, headers: { 'Retry-After': retryAfterUnavailable } };
    return as('The library cannot be reached at the moment. Please try again soon.', { code: 'UNAVAILABLE' satisfies Code, http });
  }
  report(cause, String(path?.[0] ?? ''));
  const words = isProduction || !(cause instanceof Error) ? 'Something went wrong. Please try again.' : cause.message;
  // Status 200, as GraphQL has it for errors during execution: the log has the error.
  return as(words, { code: 'INTERNAL_SERVER_ERROR' satisfies Code, http: { status: 200 } });
}

/** Whether the client caused an error: one of ours, of GraphQL's validation, or of the coercion of an argument. */
function isAboutTheQuery({ extensions, path, message }: GraphQLError): boolean {
  return extensions.code !== undefined || path === undefined || message.startsWith('Argument "');
}

function innermost(error: GraphQLError): unknown {
  const inner = error.originalError;
  return inner instanceof GraphQLError ? innermost(inner) : (inner ?? error);
}

/** Redacts values from GraphQL’s messages: a value may be a search term, and errors are copied to where no term belongs. */
export function redactValues(message: string): string {
  return message
    .replace(/ cannot represent ([^:]*): [\s\S]*$/, ' cannot represent $1.')
    .replace(/^Value "[\s\S]*" does not exist in "(\w+)" enum/, 'A value does not exist in "$1" enum')
    .replace(/ has invalid value [\s\S]*$/, ' has an invalid value.')
    .replace(/^(Syntax Error: Unexpected [^"]*?) "[\s\S]*$/, '$1.')
    .replace(/, found [\s\S]*$/, '.')
    .replace(/^Field "[\s\S]*" is not defined by type "(\w+)"/, 'A field is not defined by type "$1"');
}

function withoutSuggestions(message: string): string {
  return message.replace(/ Did you mean [\s\S]*$/, '');
}
