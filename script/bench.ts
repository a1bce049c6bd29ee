import { proveAvatars } from '#tests/bench/avatars.ts';
import { measureBudgets } from '#tests/bench/budgets.ts';
import { measureDigests } from '#tests/bench/digests.ts';
import { measureFirstSync } from '#tests/bench/first-sync.ts';
import { measureLighthouse } from '#tests/bench/lighthouse.ts';
import { measureLists } from '#tests/bench/lists.ts';
import { measureMedia } from '#tests/bench/media.ts';
import { measurePages } from '#tests/bench/pages.ts';
import { measurePublishing } from '#tests/bench/publish.ts';
import { measureRecords } from '#tests/bench/records.ts';
import { measureRelevance } from '#tests/bench/relevance.ts';
import { proveRoundTrip } from '#tests/bench/round-trip.ts';
import { measureSearch } from '#tests/bench/search.ts';
import { drawAllPictures } from '#tests/bench/sharing.ts';
import { measureTrials } from '#tests/bench/trials.ts';
import { measureWayfinding } from '#tests/bench/wayfinding.ts';
import { proveConsistency } from '#tests/consistency/consistency.ts';
import { proveAccounts } from '#tests/faults/accounts.ts';
import { proveContentful } from '#tests/faults/contentful.ts';
import { proveFollowing } from '#tests/faults/following.ts';
import { proveJobs } from '#tests/faults/jobs.ts';
import { proveNewsletter } from '#tests/faults/newsletter.ts';
import { proveOutreach } from '#tests/faults/outreach.ts';
import { provePublisher } from '#tests/faults/publisher.ts';
import { proveRecords } from '#tests/faults/records.ts';
import { proveSaving } from '#tests/faults/saving.ts';
import { proveServing } from '#tests/faults/serving.ts';
import { measureOverload } from '#tests/overload/overload.ts';
import { build } from './build.ts';
import { run, say } from './run.ts';

/** What each measures or proves, with what stands behind its name on the command line. */
const benches: Record<string, (words: string[]) => Promise<boolean>> = {
  budgets: () => measureBudgets(say),
  digests: () => measureDigests({ count: 1_000, say }),
  lighthouse: () => measureLighthouse(say),
  async lists() {
    await build(say);
    return measureLists(say);
  },
  async media() {
    await build(say);
    return measureMedia(say);
  },
  pages: () => measurePages(say),
  publish: () => measurePublishing(say),
  export: () => proveRoundTrip(say),
  search: () => measureSearch({ articles: 100_000, searches: 400, say }),
  relevance: () => measureRelevance(say),
  sharing: () => drawAllPictures(say),
  async trials() {
    const isQuick = await measureTrials({ studies: 3_000, sites: 20_000, seconds: 30, growth: 10, say });
    const { faults } = await proveFollowing({ nights: 30, kills: 28, members: 40, say });
    return isQuick && faults.length === 0;
  },
  wayfinding: ([words]) => measureWayfinding({ say, words }),
  async consistency() {
    await build(say);
    return (await proveConsistency({ changes: 2_000, cuts: 100, say })).faults.length === 0;
  },
  async overload() {
    await build(say);
    return measureOverload({ rounds: 3, seconds: 10, say });
  },
  async accounts() {
    await build(say);
    return (await proveAccounts({ signUps: 200, kills: 20, say })).faults.length === 0;
  },
  async records() {
    await build(say);
    const { faults } = await proveRecords({ changes: 2_000, kills: 25, rotations: 10, say });
    const isQuick = await measureRecords({ many: 200_000, few: 2_000, measured: 300, rounds: 5, reads: 2_000, say });
    return faults.length === 0 && isQuick;
  },
  async saved() {
    await build(say);
    return (await proveSaving({ changes: 2_000, kills: 25, say })).faults.length === 0;
  },
  async forms() {
    await build(say);
    return (await proveOutreach({ visitors: 500, sent: 1_500, kills: 25, everyMs: 15_000, say })).faults.length === 0;
  },
  async avatars() {
    await build(say);
    return proveAvatars({ pictures: 10_000, say });
  },
  async contentful([entries = '5000']) {
    const isQuick = await measureFirstSync({ entries: Number(entries), say });
    const { faults } = await proveContentful({ entries: 200, kills: 25, say });
    return isQuick && faults.length === 0;
  },
  jobs: async () => (await proveJobs({ jobs: 500, kills: 25, say })).faults.length === 0,
  newsletter: async () =>
    (await proveNewsletter({ subscribers: 20_000, kills: 20, leavers: 400, perMinute: 6_000, say })).faults.length === 0,
  async faults() {
    const { rounds, midway, faults } = await provePublisher({ rounds: 25, say });
    await build(say);
    const serving = await proveServing({ rounds: 25, say });
    return faults.length === 0 && midway > rounds / 2 && serving.faults.length === 0;
  },
};

await run(async () => {
  const [name = '', ...words] = process.argv.slice(2);
  const bench = benches[name];
  if (!bench) {
    process.stderr.write(`script/bench NAME: ${Object.keys(benches).join(', ')}\n`);
    process.exitCode = 2;
    return;
  }
  if (!(await bench(words))) process.exitCode = 1;
});
