import { currentSession } from './current-session.ts';
import { sendVerification } from './email.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { IdentityError, toAnswer } from './identity-error.ts';
import { createMember, findByEmail, memberOf, usernameProblem } from './members.ts';
import { newPasswordRule, passwordProblems } from './password-rules.ts';
import * as rules from './rules.ts';
import type { Caller, Problem } from './shared.ts';
import { startSession } from './start-session.ts';
import { takeAddressTry, tellOwner } from './taken-address.ts';
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
  const { db, passwords } = context;
  return (filled, caller) =>
    toAnswer(async () => {
      const names = [filled.username ?? '', rules.localPart(filled.email ?? '')];
      const values = rules.read(fields, filled, passwordProblems('password', filled, names));
      await takeAddressTry(context, caller);
      await rejectTaken(context, values, caller);
      const hash = await passwords.hash(values.password);
      const { locale } = caller;
      const before = await currentSession(context, caller.headers);
      // One transaction for member, session and outbox: a confirmed sign-up exists, with its mail.
      return await catchUniqueViolation(() =>
        db.transaction().execute(async (transaction) => {
          const { username, email, firstName, lastName } = values;
          const row = await createMember(transaction, { username, email, first_name: firstName, last_name: lastName, locale }, hash);
          const proof = { by: 'password', secondFactor: false } as const;
          // There is nothing yet that the device could be too new for.
          const options = { caller, event: 'signed-up', before, proof, opensRecords: true } as const;
          const { setCookies } = await startSession(context, transaction, row, options);
          const member = memberOf(row);
          await sendVerification(context, transaction, member);
          return { data: member, setCookies };
        }),
      );
    });
}

/** Reports a taken name or address, as the specification has it: rate limits slow account enumeration, and the owner is told. */
async function rejectTaken(
  context: IdentityContext,
  { username, email }: { username: string; email: string },
  caller: Caller,
): Promise<void> {
  const problems: Problem[] = [];
  const refused = await usernameProblem(context.db, username);
  if (refused) problems.push(refused);
  const owner = await findByEmail(context.db, email);
  if (owner) {
    problems.push({ field: 'email', code: 'email-taken' });
    await tellOwner(context, owner, caller);
  }
  const [first, ...rest] = problems;
  if (first) throw new IdentityError([first, ...rest]);
}
