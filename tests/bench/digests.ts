import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { site } from '#app/addresses/site.ts';
import { newMemberKey } from '#config/member-keys.ts';
import { openDatabase } from '#database/database.ts';
import { binariesUnderTest } from '#database/testing-binaries.ts';
import { installSiteJobs } from '#server/jobs/kinds.ts';
import { digestAddresses } from '#server/mail/digest-addresses.ts';
import { contentStore } from '#services/content/library/store.ts';
import { forMember } from '#services/identity/as-member.ts';
import { good, newMember, secret, testAudit, testIdentity } from '#services/identity/testing.ts';
import { publishEntries } from '#services/library/publish-library.ts';
import { outbox } from '#services/mail/outbox.ts';
import { digests } from '#services/members/for-you/digests.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { members } from '#services/members/members.ts';
import { TemporaryDirectory } from '../processes.ts';

type Options = { count: number; say(line: string): void };

/** In seconds, for a thousand. */
const limit = 60;

const personas = ['newly-diagnosed', 'in-treatment', 'finished-treatment', 'metastatic', 'caring-for-someone', 'concerned-about-risk'];
const diagnosis = {
  ...{ diagnosed: 'yes', cancerTypes: ['IDC'], recurrent: 'first', stage: 'IIA', diagnosisDateYear: 2026, diagnosisDateMonth: 5 },
  ...{ estrogen: 'positive', progesterone: 'positive', her2neu: 'negative' },
};

/** How long it takes to make the mails about what is for so many members with records, over the real library. */
export async function measureDigests({ count, say }: Options): Promise<boolean> {
  await using data = new TemporaryDirectory();
  const { db, close } = await openDatabase({ dataDirectory: data.path, binaries: binariesUnderTest(), install: installSiteJobs });
  try {
    await publishEntries(db, { root: 'content', site });
    const identity = testIdentity(db);
    const ring = keyRing([newMemberKey(new Date())], testAudit);
    const { jobs } = identity.parts;
    const service = members({ db, identity, ring, jobs });
    for (let at = 0; at < count; at += 1) {
      const { browser, member } = await newMember(identity);
      await db.updateTable('identity_user').set({ email_verified: true }).where('id', '=', member.id).execute();
      const sent = { persona: personas[at % personas.length], articleNotificationFrequency: 'weekly' };
      good(await service.changeProfile(browser.caller, { key: randomUUID(), version: 0, sent }));
      const told = good(await service.diagnosis.add(browser.caller, { key: randomUUID(), sent: diagnosis }));
      const diagnosisIds = told.kind === 'stored' ? [told.record.id] : [];
      const treatment = { type: 'hormonal', status: 'undergoing', medicines: ['tamoxifen-pill'], startedAt: '2026-09', diagnosisIds };
      good(await service.treatment.add(browser.caller, { key: randomUUID(), sent: treatment }));
      await forMember(db, member.id, (transaction) =>
        transaction.updateTable('member_mailing').set({ digest_through: '2026-01-01' }).execute(),
      );
    }
    const before = await waiting();
    const sender = digests({
      ...{ db, ring, content: contentStore(db), outbox: outbox(jobs), secret, formerSecrets: [] },
      addresses: digestAddresses('https://alba.example'),
    });
    const started = performance.now();
    const sent = await sender.send();
    const seconds = (performance.now() - started) / 1_000;
    const stored = (await waiting()) - before;
    const allowed = (limit * count) / 1_000;
    say(`digests  ${count} members with records: ${sent} mails, ${stored} stored, in ${seconds.toFixed(1)} s (at most ${allowed} s)`);
    return sent === count && stored === count && seconds <= allowed;
  } finally {
    await close();
  }

  async function waiting(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int4 as count from jobs.job where name = 'mail'`.execute(db);
    return rows[0]?.count ?? 0;
  }
}
