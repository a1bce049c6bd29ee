import { entryPath } from '#app/addresses/entry-path.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import { flowPath } from '#app/screens/asking/flow-address.ts';
import { isId, newKey } from '#app/screens/member/change-key.ts';
import { toldBy } from '#app/screens/member/told.ts';
import type { Overview, RecordCard } from '#services/members/asking/overview.ts';
import type { Timeline, TimelineRow } from '#services/members/timeline.ts';
import type { Kind } from './record-forms.ts';

/** A link to an entry, in the language of the page. */
export type Reading = { id: string; title: string; path: string; teaser: string };

/** A record as its card shows it: its answers, when it was, and what changes it. */
export type ShownRecord = Omit<RecordCard, 'fields'> & {
  when: string | null;
  status: TimelineRow['status'];
  /** Where its answers are changed. */
  edit: string;
  /** Of its removal. */
  key: string;
};

/** What a list of records loads. */
export type RecordsLoaded<Shown extends ShownRecord = ShownRecord> = {
  records: readonly Shown[];
  /** Where another is told, and whether that was begun. */
  add: string;
  isBegun: boolean;
  /** What was just removed, and can be brought back. */
  removed: { record: string; key: string } | null;
  /** There is a diagnosis that may have treatments. */
  isTreatable: boolean;
  /** How many there are of the other kind. */
  others: number;
};

/** What there is of the record of the member who asks. */
export async function overviewFor(request: AccountRequest): Promise<Overview & { timeline: Timeline }> {
  return toldBy(await request.alba.asking.overview(request.caller, request.locale), request);
}

type Given = { kind: Kind; overview: Overview & { timeline: Timeline } };

/** What the lists of both kinds have in common. */
export function listOf({ locale, url }: AccountRequest, { kind, overview }: Given): Omit<RecordsLoaded, 'records'> {
  const { diagnoses, treatments, begun } = overview;
  const { searchParams } = url;
  const record = searchParams.get('saved') === `remove-${kind}` ? (searchParams.get('record') ?? '') : '';
  const isThere = [...diagnoses, ...treatments].some(({ id }) => id === record);
  return {
    add: flowPath(kind, locale, { recordId: null, at: null, isCheck: false }),
    isBegun: begun.includes(kind),
    removed: isId(record) && !isThere ? { record, key: newKey() } : null,
    isTreatable: diagnoses.some(({ mayHaveTreatments }) => mayHaveTreatments),
    others: (kind === 'diagnosis' ? treatments : diagnoses).length,
  };
}

export function shownRecord({ locale }: AccountRequest, { kind, overview }: Given, card: RecordCard): ShownRecord {
  const { id, version, title, lines, isPublic, isBeingChanged } = card;
  const row = overview.timeline.rows.find((each) => each.id === id);
  return {
    ...{ id, version, title, lines, isPublic, isBeingChanged },
    when: row?.when ?? null,
    status: row?.status ?? null,
    edit: flowPath(kind, locale, { recordId: id, at: null, isCheck: false }),
    key: newKey(),
  };
}

/** The entries of these ids that there are in the language of the page, in their order. */
export async function readingOf({ alba, locale }: AccountRequest, ids: readonly string[]): Promise<Reading[]> {
  const found = await alba.content.teasers([...new Set(ids)], locale);
  return found.flatMap((entry) => {
    const path = entryPath(entry);
    return path === null ? [] : [{ id: entry.id, title: entry.title, path, teaser: entry.teaser }];
  });
}
