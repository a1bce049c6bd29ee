import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { organisation } from '#config/organisation.ts';
import { openDatabase } from '#database/database.ts';
import { installSiteJobs } from '#server/jobs/kinds.ts';
import { newsletterLinks } from '#services/newsletter/links.ts';
import { sealedAddresses } from '#services/sealed-addresses/sealed-addresses.ts';
import { PublishedDirectory, projectFolder, shellEnvironment } from '../processes.ts';

const secret = 'a secret of the tests, and of nothing else';

test('An operator looks at an issue, begins it, hears of what came back, and sees and forgets who gets it', async () => {
  const data = new PublishedDirectory();
  onTestFinished(() => data[Symbol.asyncDispose]());
  const database = await openDatabase({ dataDirectory: data.path, install: installSiteJobs });
  onTestFinished(() => database.close());
  const { db } = database;
  const { hash, seal } = sealedAddresses(secret, 'addresses of subscribers');
  // What a program for tables would take for a formula.
  const address = '=cmd|calc@example.org';
  const row = {
    address_hash: hash(address),
    address: seal(hash(address), address),
    locale: 'es',
    topics: ['research'],
    state: 'confirmed',
  };
  const { id: subscriber } = await db.insertInto('newsletter_subscriber').values(row).returning('id').executeTakeFirstOrThrow();
  const command = async (words: readonly string[], typed = '') => {
    // Not a `Program`, which ends with its standard input: this one reads a mail there.
    const child = spawn(process.execPath, ['script/newsletter.ts', ...words], {
      cwd: projectFolder,
      env: { ...shellEnvironment(), DATA_DIR: data.path, SECRET: secret },
    });
    child.stdin.end(typed);
    const [output, errors] = [text(child.stdout), text(child.stderr)];
    const [code] = await once(child, 'close');
    return { code, said: (await output) + (await errors) };
  };

  expect(await command(['sned'])).toMatchObject({ code: 1, said: expect.stringContaining('script/newsletter COMMAND') });
  expect(await command(['send', 'news-shorter-radiation'])).toMatchObject({
    code: 1,
    said: expect.stringMatching(/Nothing was sent: 1 get/),
  });
  expect(await db.selectFrom('newsletter_issue').select('id').execute()).toEqual([]);
  expect(await command(['send', 'news-shorter-radiation', '--yes'])).toMatchObject({ code: 0, said: expect.stringContaining('goes out') });
  const issue = await db.selectFrom('newsletter_issue').select('id').executeTakeFirstOrThrow();

  expect(await command(['export', 'csv', 'confirmed'])).toEqual({
    code: 0,
    said: expect.stringContaining(`\r\n${subscriber},'${address},es,research,confirmed,`),
  });

  const rendering = { issue_id: issue.id, locale: 'es', entries: ['news-shorter-radiation'], subject: '', html: '', text: '' };
  const { id } = await db.insertInto('newsletter_rendering').values(rendering).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('newsletter_delivery').values({ issue_id: issue.id, subscriber_id: subscriber, rendering_id: id }).execute();
  const to = newsletterLinks(secret, [], organisation.bouncesTo).returnAddress({ issue: issue.id, subscriber });
  expect(await command(['bounced'], `To: ${to}\r\n\r\nFeedback-Type: abuse\r\n`)).toEqual({ code: 0, said: 'complaint: ended\n' });
  expect(await command(['forget', address])).toEqual({ code: 0, said: 'Deleted.\n' });
  expect(await db.selectFrom('newsletter_subscriber').select('id').execute()).toEqual([]);
});
