import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { currentSession, startSession } from './current-session.ts';
import { sendVerification } from './email.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { IdentityError, toAnswer } from './identity-error.ts';
import { findByEmail, findByUsername, memberForUpdate, memberOf } from './members.ts';
import { newPasswordRule, passwordProblems } from './password-rules.ts';
import * as rules from './rules.ts';
import type { Problem } from './shared.ts';
import { catchUniqueViolation } from './unique-violation.ts';

const fields = {
  username: rules.username,
  email: rules.email,
  password: newPasswordRule,
  firstName: rules.personName,
  lastName: rules.personName,
  terms: rules.terms,
};

export function signUp(context: IdentityContext): Identity['signUp'] {
  const { auth, audit, rateLimiter, db } = context;
  return (filled, caller) =>
    toAnswer(async () => {
      const names = [filled.username ?? '', rules.localPart(filled.email ?? '')];
      const values = rules.read(fields, filled, passwordProblems('password', filled, names));
      await rateLimiter.take(['sign-up of a visitor', caller.visitor]);
      await rejectTaken(db, values);
      const hash = await auth.hash(values.password);
      const { locale } = caller;
      const before = await currentSession(context, caller.headers);
      // One transaction for member, session and outbox: a confirmed sign-up exists, with its mail.
      return await catchUniqueViolation(() =>
        auth.inTransaction(async (transaction) => {
          const { username, email, firstName, lastName } = values;
          const key = rules.usernameKey(username);
          const id = await auth.createMember({ username, usernameKey: key, email, firstName, lastName, locale, password: hash });
          const setCookies = await startSession(context, transaction, id, { headers: caller.headers, before });
          const row = await memberForUpdate(transaction, id);
          if (!row) throw new Error('a member who was just made is gone');
          const member = memberOf(row);
          await sendVerification(context, transaction, member);
          await audit.log(transaction, 'signed-up', member.id, caller.visitor);
          return { data: member, setCookies };
        }),
      );
    });
}

/** Reports a taken name or address, as the specification has it: rate limits slow account enumeration. */
async function rejectTaken(db: Kysely<DB>, { username, email }: { username: string; email: string }): Promise<void> {
  const problems: Problem[] = [];
  if (await findByUsername(db, username)) problems.push({ field: 'username', code: 'username-taken' });
  if (await findByEmail(db, email)) problems.push({ field: 'email', code: 'email-taken' });
  const [first, ...rest] = problems;
  if (first) throw new IdentityError([first, ...rest]);
}
