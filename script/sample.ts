import { parseEnvironment } from '#config/environment.ts';
import { memberKeysOf } from '#config/member-keys.ts';
import { makeSampleMember } from '#server/development/sample-member.ts';
import { sampleAccount } from '#server/development/sample-record.ts';
import { identityParts } from '#server/services.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { withDatabase } from './library/command.ts';
import { operatorLog, operatorOf, operatorUsage } from './library/operator.ts';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

const usage = `script/sample, without arguments: makes a member with a whole record, to develop with. Never in production.\n${operatorUsage}`;

await run(async () => {
  const { operator, words } = operatorOf(process.argv.slice(2));
  if (words.length > 0) throw new UsageError(usage);
  // Before anything is opened: its password is known to everybody.
  if (parseEnvironment(process.env).name === 'production') throw new UsageError('The sample member is for development: nothing was made.');
  const outcome = await withDatabase(async (database, environment) => {
    const { secret, audit, log } = await operatorLog(database, environment, operator);
    await log('operator-changed', 'sample member');
    return makeSampleMember(
      identityParts({ environment, secret, db: database.db }),
      keyRing(() => memberKeysOf(environment), audit),
    );
  });
  const { username, password } = sampleAccount;
  say(outcome === 'made' ? 'The sample member is there now:' : 'The sample member was there already, and stays as it is:');
  say(`  username  ${username}\n  password  ${password}`);
  if (outcome === 'there') say(`script/members delete ${username}, and this again, makes it anew.`);
});
