import { z } from 'zod';
import { fetchJson, NotAnswered } from '#services/fetch-json/fetch-json.ts';
import type { Point } from '#services/trials/place/distance.ts';
import { recruitingStatuses } from '#services/trials/study.ts';
import type { Turns } from './turn.ts';

/** In milliseconds, for an answer as a whole. */
const patienceWithAnswer = 60_000;
/** A page of a hundred studies has about 5 MB; the largest study by itself has less than one. */
const mostBytes = 64 * 1024 * 1024;
export const pageSize = 100;

const versionSchema = z.object({ dataTimestamp: z.string().min(10).max(40) });
const pageSchema = z.object({ studies: z.array(z.unknown()), nextPageToken: z.string().max(500).optional() });
export type RegistryPage = { studies: unknown[]; next: string | null };

/** What a page is asked of: all that is open, or all that was changed since a day; from a token on. */
export type Asked = { kind: 'whole' } | { kind: 'changes'; since: string };

/** Of a study no more is asked for than is read. */
const fields = [
  ...['NCTId', 'BriefTitle', 'OfficialTitle', 'Acronym', 'OverallStatus', 'StartDate', 'CompletionDate', 'StudyFirstPostDate'],
  ...['LastUpdatePostDate', 'LeadSponsorName', 'BriefSummary', 'Condition', 'Keyword', 'StudyType', 'Phase', 'DesignAllocation'],
  ...['DesignMasking', 'DesignPrimaryPurpose', 'EnrollmentCount', 'InterventionType', 'InterventionName', 'InterventionDescription'],
  'EligibilityModule',
  'ContactsLocationsModule',
].join('|');

export type RegistryClient = ReturnType<typeof registryClient>;

/**
 * The client of API v2 of ClinicalTrials.gov, and of whatever speaks it. It asks in turn, waits for no answer for longer than a minute, and
 * follows no redirect. Of a reader it is told nothing but, where there is no mirror yet, a point of which it cannot tell whose it is.
 */
export function registryClient(url: string, turns: Turns, { patience = patienceWithAnswer } = {}) {
  const ask = async <Value>(
    path: string,
    parameters: Record<string, string>,
    { schema, signal, turn }: { schema: z.ZodType<Value>; signal: AbortSignal; turn: number },
  ): Promise<Value> => {
    await turns.take(turn);
    const address = new URL(`${url.replace(/\/$/, '')}${path}`);
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    const whole = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const said = await fetchJson(address, { signal: whole, mostBytes }).catch(async (error: unknown) => {
      if (error instanceof NotAnswered && isRefusal(error)) await turns.refused(retryAfterOf(error.response));
      throw error;
    });
    const answer = schema.safeParse(said);
    if (!answer.success) throw new NotAnswered('not what was asked for');
    await turns.answered();
    return answer.data;
  };
  const pageOf = async (parameters: Record<string, string>, signal: AbortSignal, turn: number): Promise<RegistryPage> => {
    const page = await ask('/studies', { ...parameters, fields, 'query.cond': 'breast cancer' }, { schema: pageSchema, signal, turn });
    return { studies: page.studies, next: page.nextPageToken ?? null };
  };
  const inTheNight = 2 * 60 * 60_000;

  return {
    /** The registry's own date of its data, as it writes it. @throws NotAnswered */
    async dataTimestamp(signal: AbortSignal): Promise<string> {
      return (await ask('/version', {}, { schema: versionSchema, signal, turn: inTheNight })).dataTimestamp;
    },

    /**
     * A page of studies of breast cancer. The first date of a study never changes: sorted by it, pages stay what they are while the
     * registry goes on.
     * @throws NotAnswered
     */
    page(asked: Asked, token: string | null, signal: AbortSignal): Promise<RegistryPage> {
      const narrowed =
        asked.kind === 'whole'
          ? { 'filter.overallStatus': recruitingStatuses.join('|') }
          : { 'filter.advanced': `AREA[LastUpdatePostDate]RANGE[${asked.since},MAX]` };
      const place = token === null ? {} : { pageToken: token };
      return pageOf({ ...narrowed, sort: 'StudyFirstPostDate:asc', pageSize: String(pageSize), ...place }, signal, inTheNight);
    },

    /** What recruits near a point: for as long as there is no mirror. @throws NotAnswered */
    near({ lat, lon }: Point, miles: number | null, signal: AbortSignal): Promise<RegistryPage> {
      const place = miles === null ? {} : { 'filter.geo': `distance(${lat.toFixed(2)},${lon.toFixed(2)},${miles}mi)` };
      const narrowed = { 'filter.overallStatus': recruitingStatuses.join('|'), sort: 'LastUpdatePostDate:desc' };
      return pageOf({ ...narrowed, ...place, pageSize: String(pageSize) }, signal, 2_500);
    },
  };
}

/** It cannot, or does not want to, answer now. */
function isRefusal({ response }: NotAnswered): boolean {
  return response === null || response.status === 429 || response.status === 403 || response.status >= 500;
}

/** What `Retry-After` says, in milliseconds; 0 where it says nothing, or no number. */
function retryAfterOf(response: Response | null): number {
  const seconds = Number(response?.headers.get('Retry-After') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}
