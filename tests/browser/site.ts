import { madeRegistry } from '../made-registry.ts';
import { PublishedDirectory, startSite } from '../processes.ts';

/** Containers of analytics tags on hosts that the tests answer for, where they ask for any. */
const containers = ['one', 'two', 'three'].map((name) => ({
  name,
  script: `https://${name}.stats.example/container.js`,
  sources: [`https://collect.${name}.stats.example`],
}));

/** Starts one built site for all browser tests, and ends it after them. */
export default async function site(): Promise<() => Promise<void>> {
  const data = new PublishedDirectory();
  const registry = await madeRegistry();
  const { program, origin } = await startSite({
    dataDirectory: data.path,
    host: 'localhost',
    variables: { TRUSTED_PROXIES: 'loopback', ANALYTICS: JSON.stringify(containers), ...registry.variables },
  });
  await registry.copyFor(data.path);
  process.env.SITE_ORIGIN = origin;
  process.env.SITE_DATA = data.path;
  return async () => {
    await using _ = data;
    registry.close();
    if (program.ended) throw new Error(`The site ended by itself:\n${program.output}${program.errors}`);
    const { code } = await program.end();
    if (code !== 0) throw new Error(`The site ended with ${code}:\n${program.errors}`);
    if (program.errors !== '') throw new Error(`The site logged errors:\n${program.errors}`);
  };
}
