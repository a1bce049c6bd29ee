import { measureBudgets } from '#tests/bench/budgets.ts';
import { measurePages } from '#tests/bench/pages.ts';
import { measurePublishing } from '#tests/bench/publish.ts';
import { provePublisher } from '#tests/faults/publisher.ts';
import { run, say } from './run.ts';

const benches: Record<string, () => Promise<boolean>> = {
  budgets: () => measureBudgets(say),
  pages: () => measurePages(say),
  publish: () => measurePublishing(say),
  async faults() {
    const { rounds, midway, faults } = await provePublisher({ rounds: 25, say });
    return faults.length === 0 && midway > rounds / 2;
  },
};

await run(async () => {
  const [name = ''] = process.argv.slice(2);
  const bench = benches[name];
  if (!bench) {
    process.stderr.write(`script/bench NAME: ${Object.keys(benches).join(', ')}\n`);
    process.exitCode = 2;
    return;
  }
  if (!(await bench())) process.exitCode = 1;
});
