import { parseEnvironment } from '#config/environment.ts';
import { develop } from '#server/development/dev-server.ts';
import { run, say } from './run.ts';

await run(async () => {
  const environment = parseEnvironment(process.env);
  await develop({ environment, contentFolder: 'content', say });
  say(`Alba is ready at ${environment.origin}`);
});
