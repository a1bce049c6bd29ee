import { type DestinationStream, type Logger, pino } from 'pino';
import type { Environment } from '#config/environment.ts';
import { isDatabaseError, isUnavailable } from '#database/connection.ts';
import { redactError } from '#gateway/redact-error.ts';

const { warn } = pino.levels.values;

/** Lines of JSON on standard error. Of what PostgreSQL says no word: it quotes values, which may be what somebody typed. */
export function createLog({ logLevel }: Pick<Environment, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = { level: logLevel, base: null, serializers: { err: describe } };
  if (destination) return pino(options, destination);
  // Many lines at a time, at the latest after a second: writing each by itself would cost more than sending a kept page.
  const stream = pino.destination({ dest: 2, sync: true, minLength: 8_192, periodicFlush: 1_000 });
  process.once('exit', () => stream.flushSync());
  return pino(
    {
      ...options,
      hooks: {
        logMethod(values, method, level) {
          method.apply(this, values);
          if (level >= (warn ?? 0)) stream.flushSync();
        },
      },
    },
    stream,
  );
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  // Why it could not be asked, it may say: that is about the server.
  if (isDatabaseError(error) && !isUnavailable(error)) {
    const { at, ...named } = redactError(error);
    return { ...named, stack: at.join('\n') };
  }
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { name: error.name, message: error.message, ...code, stack: error.stack };
}
