import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { z } from 'zod';
import { milesBetween } from './place/distance.ts';

/** What the stand-in reads of a study to answer about it; everything else of it is sent as it is. */
const readSchema = z.object({
  protocolSection: z
    .object({
      identificationModule: z.object({ nctId: z.string() }).partial().optional().catch(undefined),
      statusModule: z
        .object({
          overallStatus: z.string(),
          studyFirstPostDateStruct: z.object({ date: z.string() }),
          lastUpdatePostDateStruct: z.object({ date: z.string() }),
        })
        .partial()
        .optional()
        .catch(undefined),
      contactsLocationsModule: z
        .object({ locations: z.array(z.object({ geoPoint: z.object({ lat: z.number(), lon: z.number() }).optional() })) })
        .partial()
        .optional()
        .catch(undefined),
    })
    .partial(),
});
const geo = /^distance\((-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?),(\d+(?:\.\d+)?)(km|mi)?\)$/;
const range = /^AREA\[LastUpdatePostDate\]RANGE\[(\d{4}-\d{2}-\d{2}),MAX\]$/;
const sorts: Readonly<Record<string, (study: unknown) => string>> = {
  StudyFirstPostDate: (study) => statusOf(study)?.studyFirstPostDateStruct?.date ?? '',
  LastUpdatePostDate: (study) => statusOf(study)?.lastUpdatePostDateStruct?.date ?? '',
};
const known = new Set([
  'query.cond',
  'filter.overallStatus',
  'filter.geo',
  'filter.advanced',
  'fields',
  'sort',
  'pageSize',
  'pageToken',
  'countTotal',
]);
const kilometers = 1.609344;

/** What is said instead of an answer. */
export type Trouble = RequestListener | null;
type State = { studies: readonly unknown[]; dataTimestamp: string };
/** What was found, by what was asked for: each page of it is a part of the same list. */
type Lists = Map<string, readonly unknown[]>;

/**
 * A registry that speaks API v2 of ClinicalTrials.gov as far as Alba asks: version, studies by filters, in pages that a token leads through,
 * sorted, and refused where they are asked for wrongly. `trouble` answers in its place.
 */
export async function standInRegistry(first: State, { port = 0 } = {}) {
  let state = first;
  let trouble: (asked: number, path: string) => Trouble = () => null;
  const lists: Lists = new Map();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    const instead = trouble(asked.length, url);
    if (instead) return void instead(request, response);
    const { status, body } = answerTo(url, state, lists);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // It keeps no process alive that has nothing else to do.
  server.unref();
  const address = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${address.port}/api/v2`,
    /** The addresses that were asked for, in their order. */
    asked,
    holds(next: Partial<State>) {
      state = { ...state, ...next };
      lists.clear();
    },
    /** By the number of the request, from 1, and its address. */
    has(next: (asked: number, path: string) => Trouble) {
      trouble = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Answers with a status; `Retry-After` in seconds. */
export const refusing =
  (status: number, retryAfter?: number): RequestListener =>
  (_, response) =>
    void response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }).end('no');
export const silence: RequestListener = () => {};
export const cutJson: RequestListener = (_, response) => void response.end('{"studies":[{"protocolSection":{"identif');
export const hangingUp: RequestListener = (request) => void request.socket.destroy();
export const slowly =
  (ms: number, body: object): RequestListener =>
  async (_, response) => {
    await after(ms);
    response.end(JSON.stringify(body));
  };

type Answer = { status: number; body: unknown };
const wrong = (message: string): Answer => ({ status: 400, body: { message } });

function answerTo(url: string, { studies, dataTimestamp }: State, lists: Lists): Answer {
  const { pathname, searchParams } = new URL(url, 'http://registry.test');
  if (pathname === '/api/v2/version') return { status: 200, body: { apiVersion: '2.0.5', dataTimestamp } };
  const [, id] = /^\/api\/v2\/studies\/(NCT\d{8})$/.exec(pathname) ?? [];
  if (id !== undefined) {
    const study = studies.find((each) => idOf(each) === id);
    return study ? { status: 200, body: study } : { status: 404, body: 'NCT number not found' };
  }
  if (pathname !== '/api/v2/studies') return { status: 404, body: 'not found' };
  return pageOf(studies, searchParams, { dataTimestamp, lists });
}

function pageOf(
  studies: readonly unknown[],
  parameters: URLSearchParams,
  { dataTimestamp, lists }: { dataTimestamp: string; lists: Lists },
): Answer {
  const asked = new URLSearchParams(parameters);
  for (const name of ['countTotal', 'pageSize', 'pageToken']) asked.delete(name);
  const found = lists.get(asked.toString()) ?? foundIn(studies, asked);
  if (typeof found === 'string') return wrong(found);
  lists.set(asked.toString(), found);
  const size = Math.min(1_000, Number(parameters.get('pageSize') ?? '10'));
  const token = parameters.get('pageToken');
  const from = token === null ? 0 : placeOf(token, dataTimestamp);
  if (from === null) return wrong('invalid page token');
  const end = from + size;
  const count = parameters.get('countTotal') === 'true' && token === null ? { totalCount: found.length } : {};
  return {
    status: 200,
    body: { ...count, studies: found.slice(from, end), ...(end < found.length ? { nextPageToken: tokenOf(end, dataTimestamp) } : {}) },
  };
}

/** The studies that are asked for, in their order; or what is wrong with the question. */
function foundIn(studies: readonly unknown[], parameters: URLSearchParams): readonly unknown[] | string {
  for (const name of parameters.keys()) if (!known.has(name)) return `unknown parameter ${name}`;
  const advanced = parameters.get('filter.advanced');
  const since = advanced === null ? '' : range.exec(advanced)?.[1];
  const place = parameters.get('filter.geo');
  const around = place === null ? null : geo.exec(place);
  if (since === undefined || (place !== null && around === null)) return 'invalid filter';
  const statuses = parameters.get('filter.overallStatus')?.split(/[|,]/);
  const found = studies.filter((study) => {
    const { overallStatus = '', lastUpdatePostDateStruct } = statusOf(study) ?? {};
    return (!statuses || statuses.includes(overallStatus)) && (lastUpdatePostDateStruct?.date ?? '') >= since && isWithin(study, around);
  });
  const [field = '', direction = 'desc'] = parameters.get('sort')?.split(':') ?? [];
  if (field === '') return found;
  const key = sorts[field];
  if (!key) return `cannot sort by ${field}`;
  const sign = direction === 'asc' ? 1 : -1;
  return found
    .map((study) => ({ study, key: key(study), id: idOf(study) }))
    .sort((a, b) => a.key.localeCompare(b.key) * sign || a.id.localeCompare(b.id))
    .map(({ study }) => study);
}

/** A token is good for the data that it was made of. */
const tokenOf = (from: number, dataTimestamp: string) => Buffer.from(`${from} ${dataTimestamp}`).toString('base64url');

function placeOf(token: string, dataTimestamp: string): number | null {
  const [from, of] = Buffer.from(token, 'base64url').toString().split(' ');
  return of === dataTimestamp ? Number(from) : null;
}

function isWithin(study: unknown, around: RegExpExecArray | null): boolean {
  if (around === null) return true;
  const [, lat, lon, length, unit] = around;
  const miles = Number(length) / (unit === 'km' ? kilometers : 1);
  const sites = readSchema.safeParse(study).data?.protocolSection.contactsLocationsModule?.locations ?? [];
  return sites.some(({ geoPoint }) => geoPoint && milesBetween(geoPoint, { lat: Number(lat), lon: Number(lon) }) <= miles);
}

const statusOf = (study: unknown) => readSchema.safeParse(study).data?.protocolSection.statusModule;
const idOf = (study: unknown) => readSchema.safeParse(study).data?.protocolSection.identificationModule?.nctId ?? '';
