import { parseEnvironment } from '#config/environment.ts';
import { serve } from '#server/serve.ts';
import { build } from './build.ts';
import { run, say } from './run.ts';

await run(async () => {
  const environment = parseEnvironment(process.env);
  await build(say);
  await serve({ environment, contentFolder: 'content', say });
  say(`Alba is ready at ${environment.origin}`);
});
