import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Visitor } from './accounts.ts';

const failed = z.object({ errors: z.array(z.unknown()).min(1) });
const listed = z.object({
  data: z.object({
    savedContent: z.array(z.looseObject({ id: z.string(), type: z.string(), title: z.string(), isPublished: z.boolean() })),
  }),
});
const changed = z.object({ data: z.record(z.string(), z.object({ outcome: z.string() })) });

/** What somebody's browser asks the gateway of what they have saved. A change has a key of its own unless it is given one. */
export function askingSaved(browser: Visitor) {
  const ask = async (query: string, variables: object = {}): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json', Origin: browser.origin };
    const { status, text } = await browser.ask('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    // Before the gateway: the site itself cannot answer now.
    if (status === 503) throw new Error(`UNAVAILABLE: ${text.slice(0, 200)}`);
    const answer: unknown = JSON.parse(text);
    if (failed.safeParse(answer).success) throw new Error(text);
    return answer;
  };
  const change =
    (name: string) =>
    async (id: string, key: string = randomUUID()): Promise<string> => {
      const { data } = changed.parse(await ask(`mutation ($key: ID!, $id: ID!) { ${name}(key: $key, id: $id) { outcome } }`, { key, id }));
      return data[name]?.outcome ?? '';
    };
  const list = async (variables: { filter?: string[]; sort?: string } = {}) =>
    listed.parse(
      await ask(
        `query ($filter: [String!], $sort: String) { savedContent(filter: $filter, sort: $sort)
          { id type title locale isPublished src image { url } teaserContent contentLength savedDate } }`,
        variables,
      ),
    ).data.savedContent;
  return {
    ask,
    list,
    ids: async (variables?: Parameters<typeof list>[0]) => (await list(variables)).map(({ id }) => id),
    save: change('saveContent'),
    remove: change('removeSavedContent'),
    restore: change('restoreSavedContent'),
  };
}
