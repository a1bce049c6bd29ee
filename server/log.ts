import { type DestinationStream, type Logger, pino } from 'pino';
import type { Environment } from '#config/environment.ts';

/** Lines of JSON on standard error. Of an error only what tells where it is: a database's details may quote what a person told. */
export function createLog({ logLevel }: Pick<Environment, 'logLevel'>, destination: DestinationStream = pino.destination(2)): Logger {
  return pino({ level: logLevel, base: null, serializers: { err: describe } }, destination);
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { name: error.name, message: error.message, ...code, stack: error.stack };
}
