import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Sent } from '#services/members/vocabulary/testing.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import type { Visitor } from './accounts.ts';

export type Kind = keyof typeof records;
/** A kind of which a member may have many. */
export type Many = Exclude<Kind, 'profile'>;
type Version = { id: string; version: number };

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.looseObject({ code: z.string() }) })).optional(),
});
const storedSchema = z.record(z.string(), z.unknown());
const changedSchema = z.object({
  outcome: z.string(),
  record: storedSchema.nullable(),
  problems: z.array(z.object({ field: z.string(), code: z.string() })),
});
export type Changed = z.output<typeof changedSchema>;

/** The names of what members answer. */
export const namesOf = (kind: Kind) => [...records[kind].all].filter(([, { kind: of }]) => of !== 'kept').map(([name]) => name);
const selection = (kind: Kind) => ['id', 'version', ...namesOf(kind)].join(' ');
const answerOf = (kind: Kind) => `{ outcome record { ${selection(kind)} } problems { field code } }`;
const typeOf = { diagnosis: 'Diagnosis', treatment: 'Treatment' } satisfies Record<Many, string>;
const listOf = { profile: 'profile', diagnosis: 'diagnoses', treatment: 'treatments' } satisfies Record<Kind, string>;

/** What somebody's browser asks the gateway of what members tell. A change has a key of its own unless it is given one. */
export function askingRecords(browser: Visitor) {
  const ask = async (query: string, variables: object = {}) => {
    const headers = { 'Content-Type': 'application/json', Origin: browser.origin };
    const { status, text } = await browser.ask('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    // Before the gateway: the site itself cannot answer now.
    if (status === 503 && !text.startsWith('{')) throw new Error(`UNAVAILABLE: ${text.slice(0, 200)}`);
    return { status, text, ...answerSchema.parse(JSON.parse(text)) };
  };
  const change = async (query: string, variables: object, key: string = randomUUID()): Promise<Changed> => {
    const { data, errors } = await ask(query, { ...variables, key });
    if (errors) throw new Error(JSON.stringify(errors));
    return changedSchema.parse(Object.values(data ?? {})[0]);
  };
  const all = async (kind: Kind) => {
    const { data, errors } = await ask(`{ ${listOf[kind]} { ${selection(kind)} } }`);
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values(data ?? {})[0];
  };
  return {
    ask,
    profile: async () => storedSchema.parse(await all('profile')),
    list: async (kind: Many) => z.array(storedSchema).parse(await all(kind)),
    updateProfile: (profile: Sent, version: number, key?: string) =>
      change(
        `mutation ($key: ID!, $version: Int!, $profile: ProfileInput!) { updateProfile(key: $key, version: $version, profile: $profile) ${answerOf('profile')} }`,
        { profile, version },
        key,
      ),
    add: (kind: Many, record: Sent, key?: string) =>
      change(
        `mutation ($key: ID!, $record: ${typeOf[kind]}Input!) { add${typeOf[kind]}(key: $key, record: $record) ${answerOf(kind)} }`,
        { record },
        key,
      ),
    update: (kind: Many, of: Version, record: Sent, key?: string) =>
      change(
        `mutation ($key: ID!, $id: ID!, $version: Int!, $record: ${typeOf[kind]}Input!) { update${typeOf[kind]}(key: $key, id: $id, version: $version, record: $record) ${answerOf(kind)} }`,
        { ...of, record },
        key,
      ),
    remove: (kind: Many, of: Version, key?: string) =>
      change(
        `mutation ($key: ID!, $id: ID!, $version: Int!) { remove${typeOf[kind]}(key: $key, id: $id, version: $version) ${answerOf(kind)} }`,
        of,
        key,
      ),
    restore: (kind: Many, of: { id: string }, key?: string) =>
      change(`mutation ($key: ID!, $id: ID!) { restore${typeOf[kind]}(key: $key, id: $id) ${answerOf(kind)} }`, of, key),
  };
}

/** The record of a change that was made; throws for another outcome. */
export function recordOf({ outcome, record, problems }: Changed) {
  if (outcome !== 'STORED' || !record) throw new Error(`${outcome}: ${JSON.stringify(problems)}`);
  return z.looseObject({ id: z.string(), version: z.number() }).parse(record);
}

/** Which version of which record. */
export const at = ({ id, version }: Version): Version => ({ id, version });
