import { userInfo } from 'node:os';
import { z } from 'zod';
import type { Environment } from '#config/environment.ts';
import { loadOrCreateSecret } from '#config/secret.ts';
import type { Database } from '#database/database.ts';
import { type Audit, audit, type SiteEvent } from '#services/identity/audit.ts';
import { UsageError } from '../usage-error.ts';

/** A name that can stand in a line of the audit: nothing that a terminal or a log would obey. */
const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u);

const option = '--operator';

/**
 * Who runs the command, for the audit: `--operator NAME`, `OPERATOR`, or the user of the system, before `sudo` made another of them. With
 * the words that are left.
 * @throws UsageError
 */
export function operatorOf(words: readonly string[], environment: NodeJS.ProcessEnv = process.env): { operator: string; words: string[] } {
  const rest = [...words];
  const at = rest.findIndex((word) => word === option || word.startsWith(`${option}=`));
  const [given] =
    at < 0 ? [] : rest[at] === option ? rest.splice(at, 2).slice(1) : rest.splice(at, 1).map((word) => word.slice(option.length + 1));
  if (at >= 0 && given === undefined) throw new UsageError(`${option} needs a name`);
  const named = [given, environment.OPERATOR, environment.SUDO_USER, userInfo().username];
  const name = nameSchema.safeParse(named.find((each) => each !== undefined && each !== ''));
  if (!name.success) throw new UsageError(`${option}: a name has up to 100 letters, and nothing else that cannot be read`);
  return { operator: name.data, words: rest };
}

/** For the usage of each command that looks at, or changes, what is somebody's. */
export const operatorUsage = `  ${option} NAME says who you are, for the audit; else OPERATOR, or the user of the system.`;

/** What an operator's command writes the audit with. */
export type OperatorLog = {
  operator: string;
  secret: string;
  audit: Audit;
  /** Writes a line, before what it tells of is shown or done. */
  log(event: SiteEvent, about: string, id?: string): Promise<void>;
};

export async function operatorLog({ db }: Database, environment: Environment, operator: string): Promise<OperatorLog> {
  const secret = environment.secret ?? (await loadOrCreateSecret(environment.dataDirectory));
  const own = audit(secret, { former: environment.formerSecrets, operator });
  return { operator, secret, audit: own, log: (event, about, id) => own.logOperator(db, event, about, id) };
}
