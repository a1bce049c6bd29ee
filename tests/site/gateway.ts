import { z } from 'zod';
import { entryPath } from '#app/addresses/entry-path.ts';
import { loadCards } from '#app/content/cards/load-cards.ts';
import { testTeaser } from '#app/content/cards/testing.ts';
import type { Environment } from '#config/environment.ts';
import { newMemberKey } from '#config/member-keys.ts';
import { isUnavailable } from '#database/connection.ts';
import { unavailableDatabase } from '#database/unavailable.ts';
import { createGateway, type Sources } from '#gateway/gateway.ts';
import { createLog } from '#server/operations/log.ts';
import type { EntryTeaser } from '#services/content/library/store.ts';
import type { Problem } from '#services/identity/shared.ts';
import { testAudit } from '#services/identity/testing.ts';
import { jobSender } from '#services/jobs/job-sender.ts';
import type { Asset } from '#services/media/store.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { members } from '#services/members/members.ts';
import type { SearchAnswer, SearchRequest, SearchResult } from '#services/search/search.ts';
import { origin } from './site.ts';

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.looseObject({ code: z.string() }), path: z.array(z.unknown()).optional() }))
    .optional(),
});

export type QueryAnswer = { status: number; headers: Headers; text: string } & z.output<typeof answerSchema>;

/** CPU time, in milliseconds, that no answer takes: the dearest takes about a fifth of it. */
export const littleWork = 100;

/** A request as the site's own pages send it. */
export function post(body: unknown, headers: Readonly<Record<string, string>> = {}): Request {
  return new Request(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** An answer of the gateway; it fails where that is not in the form that every answer has. */
export async function read(answer: Response | Promise<Response>): Promise<QueryAnswer> {
  const response = await answer;
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, ...answerSchema.parse(JSON.parse(text)) };
}

export const noResults: SearchAnswer = {
  ...{ results: [], total: 0, isExact: true, breakdown: [], isBreakdownExact: true, correction: null },
  isOfOtherLanguage: false,
};

/** A result of search. */
export function testResult(given: Parameters<typeof testTeaser>[0] = {}): SearchResult {
  const texts = { teaserContent: 'A <mark>lump</mark>', content: 'Of a lump' };
  return { teaser: testTeaser(given), contentType: 'researchNews', score: 0.5, ...texts };
}

const notSignedIn = { ok: false as const, problems: [{ field: null, code: 'not-signed-in' }] satisfies [Problem], setCookies: [] };

/** Of whoever asks for what members tell. */
const nobodysMembers: Sources['members'] = members({
  db: unavailableDatabase(),
  identity: { asMember: async () => notSignedIn },
  ring: keyRing([newMemberKey(new Date())], testAudit),
  jobs: jobSender({ secret: 'a secret of the tests, and of nothing else' }),
});

/** The same for a member who has told nothing. */
export const silentMembers: Sources['members'] = { ...nobodysMembers, profile: async () => ({ ok: true, data: null, setCookies: [] }) };

/** The list of a member who has saved nothing, and cannot. */
const nothingSaved: Sources['savedContent'] = {
  list: async () => ({ ok: true, data: [], setCookies: [] }),
  save: async () => ({ ok: true, data: { kind: 'missing' }, setCookies: [] }),
  remove: async () => ({ ok: true, data: { kind: 'missing' }, setCookies: [] }),
  restore: async () => ({ ok: true, data: { kind: 'missing' }, setCookies: [] }),
};

const nothingForYou: Sources['forYou'] = {
  list: async () => ({
    ok: true,
    data: { items: [], ofSurvival: [], dismissed: [], isReadUsed: false, isNobodys: true, mails: 'never' },
    setCookies: [],
  }),
  noteRead: async () => ({ ok: true, data: false, setCookies: [] }),
};

/** The gateway alone, over services that a test stands in for; what they are asked is written down. */
export function openGateway(sources: Partial<Sources> = {}, name: Environment['name'] = 'local') {
  const logged: string[] = [];
  const searched: SearchRequest[] = [];
  const counts: unknown[][] = [];
  /** The ids of each question for pictures. */
  const pictures: (readonly string[])[] = [];
  const assets = async (ids: readonly string[]): Promise<Asset[]> => {
    pictures.push(ids);
    return [];
  };
  const nothing = async () => ({ kind: 'missing' as const });
  const none = async () => [];
  const gateway = createGateway({
    environment: { name, origin },
    isUnavailable,
    log: createLog({ logLevel: 'info' }, { write: (line: string) => void logged.push(line) }),
    sources: {
      content: {
        ...{ latestNews: none, productNewsTeasers: none, ofKind: none, upcomingEvents: none },
        ...{ onScreen: nothing, atSlug: nothing, teasers: none, filmSummaries: none, episodes: none },
      },
      search: {
        find: async (request) => {
          searched.push(request);
          return noResults;
        },
      },
      abbreviations: none,
      definition: async () => null,
      popularity: {
        articles: none,
        searches: async () => ['tamoxifen'],
        countArticle: async (...words) => counts.push(words) > 0,
        countSearch: async (...words) => counts.push(words) > 0,
      },
      identity: { session: async () => null, accessToken: async () => notSignedIn },
      members: nobodysMembers,
      avatars: { own: async () => notSignedIn },
      savedContent: nothingSaved,
      forYou: nothingForYou,
      pathOf: entryPath,
      fileUrls: async () => new Map(),
      cards: (entries: readonly EntryTeaser[], locale) => loadCards({ media: { assets } }, entries, locale),
      ...sources,
    },
  });
  const send = (request: Request) => read(gateway(request, { visitor: '192.0.2.1', allow: async () => {}, inTurn: (task) => task() }));
  const ask = (query: string, variables?: unknown) => send(post({ query, variables }));
  return { send, ask, logged, searched, counts, pictures };
}
