import { endsSession, type GatewayError, GraphQLFailure, ParseError, RequestFailed, ResponseNotSuccessful } from './errors.ts';
import { outlastLeaving } from './leaving.ts';
import { announceSessionEnd } from './session-end.ts';
import type { TypedDocument } from './typed-document.ts';

type Options = {
  signal?: AbortSignal | undefined;
  /** Goes through although the page is left meanwhile. */
  keepalive?: boolean;
};

/**
 * Asks the gateway. What cannot be reached, or was aborted, rejects as `fetch` does; a query only if the page is still there after a
 * while, and a second try fails too (`leaving.ts`).
 * @throws ResponseNotSuccessful, ParseError or GraphQLFailure
 */
export async function request<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  { signal, keepalive = false }: Options = {},
): Promise<Result> {
  try {
    const send = () =>
      fetch('/graphql', {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        // The address of the results page holds a term, which is nobody's business elsewhere.
        referrerPolicy: 'strict-origin',
        body: JSON.stringify({ operationName: document.name, variables, query: document.text }),
        keepalive,
        ...(signal ? { signal } : {}),
      });
    const response = await send().catch(async (error: unknown) => {
      if (!(error instanceof TypeError) || !document.text.startsWith('query')) throw error;
      await outlastLeaving();
      return send();
    });
    if (!response.ok) throw new ResponseNotSuccessful(response.status);
    return parseAnswer<Result>(await response.text());
  } catch (error) {
    if (endsSession(error)) announceSessionEnd();
    throw error;
  }
}

/**
 * The plain calls beside the gateway: `fetch`, with the same notice of a session that ended.
 * @throws RequestFailed where the status says no success
 */
export async function call(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { credentials: 'include', referrerPolicy: 'strict-origin', ...init });
  if (response.ok) return response;
  const error = new RequestFailed(response.status);
  if (endsSession(error)) announceSessionEnd();
  throw error;
}

function parseAnswer<Result>(text: string): Result {
  const answer = parseJson(text);
  if (typeof answer !== 'object' || answer === null) throw new ParseError();
  // The gateway of this same site checked what was asked against the schema that the types are made from.
  const { data, errors }: { data?: Result | null; errors?: unknown } = answer;
  if (Array.isArray(errors) && errors.length > 0) throw new GraphQLFailure(errors.map(parseError));
  if (data === undefined || data === null) throw new ParseError();
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ParseError(error);
  }
}

function parseError(error: unknown): GatewayError {
  const { message, extensions }: { message?: unknown; extensions?: unknown } = Object(error);
  const { code }: { code?: unknown } = Object(extensions);
  return { message: typeof message === 'string' ? message : '', code: typeof code === 'string' ? code : null };
}
