import { z } from 'zod';
import { phases } from '#services/trials/shared.ts';
import { type contactSchema, nctIdSchema, type Site, type Study, type siteSchema, studyStatuses } from '#services/trials/study.ts';

/** What was left out of a study, and why: for an operator. */
export type LeftOut = { at: string; why: string };
export type ReadStudy =
  | { kind: 'study'; study: Study; sites: Site[]; leftOut: LeftOut[] }
  /** Nothing of it can be stored; its id where that could be read. */
  | { kind: 'refused'; nctId: string | null; why: string };

/** No text of the registry is longer, by far; what is longer is cut. */
const longest = { line: 2_000, text: 40_000 };
const mostSites = 5_000;
const mostItems = 200;

/**
 * Reads a study as API v2 of ClinicalTrials.gov gives it. Any of its modules may be missing, and any of its fields may be something else
 * than it should: what cannot be read is left out, and said.
 */
export function readStudy(raw: unknown): ReadStudy {
  const from = reader(raw);
  const nctId = from.take('protocolSection.identificationModule.nctId', nctIdSchema);
  if (nctId === null) return { kind: 'refused', nctId: null, why: 'it has no NCT number' };
  const identification = from.within('protocolSection.identificationModule');
  const title = identification.line('briefTitle') ?? identification.line('officialTitle');
  if (title === null) return { kind: 'refused', nctId, why: 'it has no title' };
  const of = (module: string) => from.within(`protocolSection.${module}Module`);
  const [status, conditions, design, eligibility, places] = [
    of('status'),
    of('conditions'),
    of('design'),
    of('eligibility'),
    of('contactsLocations'),
  ];
  const study: Study = {
    nctId,
    title,
    officialTitle: identification.line('officialTitle'),
    acronym: identification.line('acronym'),
    status: status.take('overallStatus', z.enum(studyStatuses)),
    sponsor: of('sponsorCollaborators').line('leadSponsor.name'),
    summary: of('description').text('briefSummary'),
    conditions: conditions.lines('conditions'),
    keywords: conditions.lines('keywords'),
    studyType: design.line('studyType'),
    phases: design.list('phases', (each) => each.take('', z.enum(phases))),
    allocation: design.line('designInfo.allocation'),
    masking: design.line('designInfo.maskingInfo.masking'),
    purpose: design.line('designInfo.primaryPurpose'),
    enrollment: design.take('enrollmentInfo.count', z.number().int().nonnegative()),
    interventions: of('armsInterventions').list('interventions', interventionOf),
    criteria: eligibility.text('eligibilityCriteria'),
    sex: eligibility.take('sex', z.enum(['ALL', 'FEMALE', 'MALE'])),
    minimumAge: eligibility.line('minimumAge'),
    maximumAge: eligibility.line('maximumAge'),
    healthyVolunteers: eligibility.take('healthyVolunteers', z.boolean()),
    contacts: places.list('centralContacts', contactOf),
    startDate: status.take('startDateStruct.date', partialDate),
    completionDate: status.take('completionDateStruct.date', partialDate),
    firstPosted: status.take('studyFirstPostDateStruct.date', partialDate),
    updated: status.take('lastUpdatePostDateStruct.date', partialDate),
  };
  const sites = places.list('locations', siteOf, mostSites);
  return { kind: 'study', study, sites, leftOut: from.leftOut };
}

const partialDate = z.string().regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/);
const pointSchema = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });

function interventionOf(from: Reader): Study['interventions'][number] | null {
  const name = from.line('name');
  return name === null ? null : { type: from.line('type'), name, description: from.text('description') };
}

function contactOf(from: Reader): z.output<typeof contactSchema> | null {
  const [phone, extension] = [from.line('phone'), from.line('phoneExt')];
  const contact = {
    name: from.line('name'),
    phone: phone !== null && extension !== null ? `${phone} ext. ${extension}` : phone,
    email: from.line('email'),
  };
  return contact.name === null && contact.phone === null && contact.email === null ? null : contact;
}

function siteOf(from: Reader): Site | null {
  const point = from.take('geoPoint', pointSchema);
  const site = {
    facility: from.line('facility'),
    status: from.take('status', z.enum(studyStatuses)),
    city: from.line('city'),
    state: from.line('state'),
    zip: from.line('zip'),
    country: from.line('country'),
    // Nobody does a study where the equator meets Greenwich: it is how a missing point is written by mistake.
    point: point !== null && (point.lat !== 0 || point.lon !== 0) ? point : null,
    contacts: from.list('contacts', contactOf),
  } satisfies z.output<typeof siteSchema>;
  if (site.facility === null && site.city === null && site.country === null) return null;
  if (site.point === null) from.leave('geoPoint', 'there is none: it is shown, and found by no distance');
  return site;
}

type Reader = {
  leftOut: LeftOut[];
  leave(path: string, why: string): void;
  take<Value>(path: string, schema: z.ZodType<Value>): Value | null;
  list<Item>(path: string, read: (each: Reader) => Item | null, most?: number): Item[];
  /** On one line. */
  line(path: string): string | null;
  text(path: string): string | null;
  lines(path: string): string[];
  within(path: string): Reader;
};
const reader = (raw: unknown) => readerAt(raw, '', []);

/** Takes fields out of what may be anything, by their path, and notes what is there but cannot be read. */
function readerAt(raw: unknown, place: string, leftOut: LeftOut[]): Reader {
  const at = (path: string) => (path === '' ? place : place === '' ? path : `${place}.${path}`);
  const value = (path: string): unknown =>
    path === '' ? raw : path.split('.').reduce<unknown>((each, name) => (isRecord(each) ? each[name] : undefined), raw);
  const leave = (path: string, why: string) => void leftOut.push({ at: at(path), why });
  const take = <Value>(path: string, schema: z.ZodType<Value>): Value | null => {
    const found = value(path);
    if (found === undefined || found === null) return null;
    const parsed = schema.safeParse(found);
    if (parsed.success) return parsed.data;
    leave(path, `it is ${described(found)}`);
    return null;
  };
  const cut = (path: string, most: number): string | null => {
    const text = take(path, z.string())?.replace(unshown, '').trim() ?? '';
    if (text.length > most) leave(path, `it is longer than ${most} characters, and was cut`);
    return text === '' ? null : text.slice(0, most).toWellFormed();
  };
  const list = <Item>(path: string, read: (each: Reader) => Item | null, most = mostItems): Item[] => {
    const found = take(path, z.array(z.unknown())) ?? [];
    if (found.length > most) leave(path, `there are ${found.length}, and ${most} were taken`);
    return found.slice(0, most).flatMap((each, index) => {
      const place = `${at(path)}[${index}]`;
      const before = leftOut.length;
      const item = read(readerAt(each, place, leftOut));
      if (item !== null) return [item];
      if (leftOut.length === before) leftOut.push({ at: place, why: 'nothing of it can be read' });
      return [];
    });
  };
  const line = (path: string) => cut(path, longest.line)?.replace(/\s+/gu, ' ') ?? null;
  return {
    leftOut,
    leave,
    take,
    list,
    line,
    text: (path) => cut(path, longest.text),
    lines: (path) => list(path, (each) => each.line('')),
    within: (path) => readerAt(value(path), at(path), leftOut),
  };
}

/** What turns or hides text around it, and the one character that the database cannot hold. */
const unshown = /[\p{Cf}\p{Co}\0]+/gu;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function described(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value !== 'string') return value === null ? 'nothing' : `of the type ${typeof value}`;
  return `“${value.slice(0, 40)}”, which is not known`;
}
