import { GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { Environment } from '#config/environment.ts';
import type { GraphQLContext, Sources } from './builder.ts';
import { present } from './errors.ts';
import { lazySession } from './lazy-session.ts';
import { queryLimitPlugins } from './query-limits.ts';
import { redactError } from './redact-error.ts';
import { checkHeaders, HttpError, readQuery } from './request.ts';
import { gatewaySchema } from './schema.ts';
import { checkVariables } from './variables.ts';

export type { Sources } from './builder.ts';
export { HttpError } from './request.ts';

type Gateway = {
  environment: Pick<Environment, 'name' | 'origin'>;
  sources: Sources;
  /** Whether an error is an outage of the database. */
  isUnavailable(error: unknown): boolean;
  log: Pick<Logger, 'error'>;
};

type Admission = {
  /** The client's address, as rate limits use it. */
  visitor: string;
  /** Applies the rate limit, before the body is read. @throws HttpError */
  allow(): Promise<void>;
  /** Runs it through the bounded queue. @throws HttpError where it waits too long */
  inTurn(task: () => Promise<Response>): Promise<Response>;
};

/** Size of the cache of parsed and validated queries. The site itself sends a dozen. */
const documentCacheSize = 50;

/** Creates the handler of `POST /graphql`. Every response is JSON, and `no-store`. */
export function createGateway({
  environment,
  sources,
  isUnavailable,
  log,
}: Gateway): (request: Request, admission: Admission) => Promise<Response> {
  const isProduction = environment.name === 'production';
  /** Logs an error without user input: neither the query nor its variables, nor a message that may quote them. */
  const report = (error: unknown, field: string) => log.error({ field, failure: redactError(error) }, 'a query was not answered');

  const yoga = createYoga<Pick<GraphQLContext, 'headers' | 'visitor' | 'member'>>({
    schema: gatewaySchema(),
    context: { sources, report },
    plugins: [...queryLimitPlugins(isProduction), checkVariables, presentErrors()],
    // `presentErrors` masks errors, all of them in one way.
    maskedErrors: false,
    logging: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    parserAndValidationCache: { documentCache: boundedCache(), errorCache: boundedCache() },
  });

  function presentErrors(): Plugin {
    return {
      onResultProcess({ result, setResult }) {
        if (!('errors' in result) || !result.errors) return;
        setResult({
          ...result,
          errors: result.errors.map((error) => present(asGraphQLError(error), { isProduction, isUnavailable, report })),
        });
      },
    };
  }

  return async (request, { visitor, allow, inTurn }) => {
    try {
      checkHeaders(request, environment.origin);
      await allow();
      const body = await readQuery(request);
      return await inTurn(async () => {
        const { headers } = request;
        const { member, setCookies } = lazySession(sources.identity, headers);
        const context = { headers, visitor, member };
        const response = await yoga.fetch('http://gateway/graphql', { method: 'POST', headers: internalHeaders, body }, context);
        return responseOf(response, setCookies());
      });
    } catch (error) {
      if (error instanceof HttpError) return error.response;
      throw error;
    }
  };
}

/** With this media type Yoga's status distinguishes executed queries from rejected ones. */
const internalHeaders = { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' };

async function responseOf(response: Response, setCookies: readonly string[]): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  const retryAfter = response.headers.get('Retry-After');
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  return new Response(await response.text(), { status: response.status, headers });
}

function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  return new GraphQLError('', { originalError: error instanceof Error ? error : new Error(String(error)) });
}

/** A small cache that evicts the oldest. Yoga's own holds a thousand queries, each up to the size of a body. */
function boundedCache<Value>() {
  const values = new Map<string, Value>();
  return {
    get: (key: string) => values.get(key),
    set(key: string, value: Value) {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > documentCacheSize && oldest !== undefined) values.delete(oldest);
    },
  };
}
