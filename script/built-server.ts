/** The built server: nothing of what it is made of is loaded beside it. The bundle has the types of its source. */
export async function builtServer(): Promise<typeof import('#server/main.ts')> {
  return import(`${process.cwd()}/build/server/index.js`);
}
