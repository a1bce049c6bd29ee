import { measureBudgets } from '#tests/bench/budgets.ts';
import { run, say } from './run.ts';

const benches: Record<string, () => Promise<boolean>> = { budgets: () => measureBudgets(say) };

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
