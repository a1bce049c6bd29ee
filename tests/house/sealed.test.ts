import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { mailingFields } from '#services/members/store/mailing.ts';
import type { RecordDefinition } from '#services/members/vocabulary/record.ts';
import { acceptable, type Sent, sentFor, settings } from '#services/members/vocabulary/testing.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import { newMember, Visitor } from '../accounts.ts';
import { answerFlow, openFlow, walkFlow } from '../flow.ts';
import { freePort, PublishedDirectory, type Site, startSite } from '../processes.ts';
import { askingRecords, at, type Kind, namesOf, recordOf } from '../records.ts';
import { askingSaved } from '../saved.ts';

const data = new PublishedDirectory();
let site: Site;
let metricsPort: number;
let ana: Visitor;

beforeAll(async () => {
  metricsPort = await freePort();
  const variables = { TRUSTED_PROXIES: 'loopback', METRICS_PORT: String(metricsPort), LOG_LEVEL: 'trace' };
  site = await startSite({ dataDirectory: data.path, variables });
  ana = new Visitor(site.origin);
  expect((await ana.post('/sign-up', newMember('AnaZurita'))).status).toBe(303);
  await asOwner(`update identity_user set email_verified = true`);
});

afterAll(async () => {
  if (!site.program.ended) await site.program.end();
  await data[Symbol.asyncDispose]();
});

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ host: `${data.path}/postgres-socket`, user: 'alba_owner', database: 'postgres' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** In every text that can be told, and nowhere else. */
const sentinel = 'Zarzaparrilla';
const today = new Date().toISOString().slice(0, 10);

/** Answers to every field of a kind, in as few records as a search finds: each accepted, its texts with sentinels. */
function answering<Answers extends object, Context>(
  kind: Kind,
  definition: RecordDefinition<Answers, Context>,
  setting: { context: Context; needed: Sent },
): Sent[] {
  const left = new Set(namesOf(kind));
  const found: Sent[] = [];
  for (const sample of fc.sample(sentFor(definition), { numRuns: 3_000, seed: 20 })) {
    const texts = Object.fromEntries(Object.keys(sample).flatMap((name) => textOf(kind, name)));
    const { sent } = acceptable(definition, { ...sample, ...texts }, setting);
    const news = Object.keys(sent).filter((name) => left.has(name) && isTold(sent[name]));
    if (news.length === 0) continue;
    found.push(sent);
    for (const name of news) left.delete(name);
    if (left.size === 0) break;
  }
  expect([...left], `fields of a ${kind} that were not answered`).toEqual([]);
  return found;
}

const isTold = (value: unknown) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

function textOf(kind: Kind, name: string): [string, string][] {
  const field = records[kind].all.get(name);
  if (field?.kind === 'text' || field?.kind === 'region') return [[name, `${sentinel} ${name}`.slice(0, field.most)]];
  return field?.kind === 'url' ? [[name, `https://${sentinel.toLowerCase()}.example/`]] : [];
}

const told = {
  profile: answering('profile', records.profile, { ...settings.profile, context: { today, isEmailVerified: true } }),
  diagnosis: answering('diagnosis', records.diagnosis, { ...settings.diagnosis, context: { today } }),
  treatment: answering('treatment', records.treatment, { ...settings.treatment, context: { ...settings.treatment.context, today } }),
};

/** What may stand in clear: which fields are shown, and what mail needs. */
const isOpen = (kind: Kind, name: string) =>
  records[kind].all.get(name)?.kind === 'visibility' || mailingFields.some((each) => kind === 'profile' && each === name);

/** Saved, and named by no page that is asked for. */
const savedEntry = 'news-acupuncture-joint-pain';
/** How what was saved stands in what is sealed, and in a change that is remembered: the library has none of it. */
const [readEntry, dismissedEntry] = ['living-with-neuropathy', 'hair-loss'];
const savedForms = [
  `"entry":"${savedEntry}"`,
  `"entry":"${readEntry}"`,
  `"entry":"${dismissedEntry}"`,
  `"save":"${savedEntry}"`,
  '"titles":{"en":',
  '"entry":"treatment-surgery"',
];

/** What may stand nowhere: the sentinels; names of fields, as JSON has them; and days and codes that were told. */
function secrets(): Set<string> {
  const found = new Set([sentinel, sentinel.toLowerCase(), ...savedForms]);
  for (const kind of ['profile', 'diagnosis', 'treatment'] as const)
    for (const sent of told[kind])
      for (const [name, value] of Object.entries(sent)) {
        if (isOpen(kind, name)) continue;
        for (const form of [`"${name}":`, `\\"${name}\\":`]) found.add(form);
        for (const each of [value].flat()) if (typeof each === 'string' && each.length >= 7 && !(name === 'diagnosisIds')) found.add(each);
      }
  return found;
}

type File = { name: string; bytes: Buffer; before: Buffer | null };

/** The files that came or changed since the folder was another, each with what it was there. */
async function changedFiles(folder: string, formerFolder: string): Promise<File[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());
  const found: File[] = [];
  for (const { parentPath, name: base } of files) {
    const name = path.relative(folder, path.join(parentPath, base));
    const [bytes, before] = await Promise.all([
      readFile(path.join(folder, name)),
      readFile(path.join(formerFolder, name)).catch(() => null),
    ]);
    if (before?.equals(bytes) !== true) found.push({ name, bytes, before });
  }
  return found;
}

test('what a member tells stands in clear in no file of the site, no line of its output, no metric and no kept page', async () => {
  const asking = askingRecords(ana);
  let version = 0;
  for (const sent of told.profile) {
    const flags = Object.entries(sent).filter(([name]) => records.profile.all.get(name)?.kind === 'visibility');
    const words = Object.fromEntries(flags.map(([name, value]) => [name, value === true ? 'public' : 'private']));
    version = recordOf(await asking.updateProfile({ ...sent, ...words }, version)).version;
  }
  const diagnosis = recordOf(await asking.add('diagnosis', settings.diagnosis.needed));
  for (const sent of told.diagnosis) recordOf(await asking.add('diagnosis', sent));
  const treatments = [];
  for (const sent of told.treatment) treatments.push(recordOf(await asking.add('treatment', { ...sent, diagnosisIds: [diagnosis.id] })));
  const [first] = treatments;
  if (!first) throw new Error('no treatment was told');
  const changed = recordOf(await asking.update('treatment', at(first), { notes: `${sentinel} again` }));
  expect((await asking.remove('treatment', at(changed))).outcome).toBe('REMOVED');
  expect((await asking.restore('treatment', first)).outcome).toBe('STORED');
  expect((await asking.remove('treatment', at(changed))).outcome).toBe('REMOVED');
  expect((await asking.updateProfile({ tagline: sentinel.repeat(20), birthdate: '2999-01-01' }, version)).outcome).toBe('REFUSED');
  expect((await asking.update('diagnosis', { id: sentinel, version: 1 }, { stage: sentinel })).outcome).toBe('MISSING');
  await badQueries();
  version = recordOf(await asking.updateProfile({ recommendations: true }, version)).version;
  const noted = await asking.ask('mutation ($id: ID!) { noteReading(id: $id) }', { id: readEntry });
  expect(noted.data).toEqual({ noteReading: true });
  const dismissing = { intent: 'dismiss-for-you', entry: dismissedEntry };
  expect((await ana.post('/profile?section=for-you', dismissing)).status).toBe(303);
  const saved = askingSaved(ana);
  expect([await saved.save(savedEntry), await saved.save('treatment-surgery'), await saved.remove('treatment-surgery')]).toEqual([
    'SAVED',
    'SAVED',
    'REMOVED',
  ]);
  expect((await ana.post('/api/saved', { page: '/', entry: savedEntry })).status).toBe(303);
  expect((await new Visitor(site.origin).post('/api/saved', { page: '/', entry: savedEntry })).location).toContain('/login');
  await begun();
  for (const page of ['/', '/es', '/sign-out', '/es/cerrar-sesion', '/treatment/chemotherapy'])
    for (const visitor of [ana, new Visitor(site.origin)])
      for (const _ of ['made', 'kept']) expect((await visitor.get(page)).text).not.toContain(sentinel);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await site.program.end();

  const files = await changedFiles(data.path, z.string().parse(process.env.PUBLISHED_DATA));
  // What the library has of its own is none of what was told.
  const sought = [...secrets()].filter((word) => !files.some(({ before }) => before?.includes(word)));
  expect(sought).toEqual(expect.arrayContaining([sentinel, ...savedForms, '"birthdate":', '"her2IhcResult":', '"notes":']));
  expect(sought.length).toBeGreaterThan(150);
  const standing = (word: string) => files.filter(({ bytes }) => bytes.includes(word)).map(({ name }) => `${word}: ${name}`);
  // The search finds what does stand in clear.
  expect(standing('anazurita@example.org')).not.toEqual([]);
  expect(sought.flatMap(standing)).toEqual([]);
  const said = [site.program.output, site.program.errors, metrics].join('\n');
  expect(said).toContain('/graphql');
  expect(said).not.toContain(savedEntry);
  // The line of a request has a status of its own.
  expect(sought.filter((word) => word !== '"status":' && said.includes(word))).toEqual([]);
});

/** What was begun by questions, and not saved: answers, and one that is refused. */
async function begun(): Promise<void> {
  const wizard = await walkFlow(ana, '/update-profile?step=1', { city: { city: sentinel, country: 'US' } });
  expect(wizard.asked).toContain('city');
  expect(wizard.summary.reply.text).toContain(sentinel);
  const treatment = await walkFlow(ana, '/profile/add-treatment?step=1', {
    ...{ type: { type: 'surgery' }, status: { status: 'planning' }, diagnosisIds: { diagnosisIds: 'unknown', go: 'unknown' } },
    notes: { notes: sentinel },
  });
  expect(treatment.asked).toContain('notes');
  const page = await openFlow(ana, '/profile/add-diagnosis?step=1');
  expect((await answerFlow(ana, page, { diagnosed: sentinel })).reply.status).toBe(400);
}

/** Values within queries that are none, and where they do not belong. */
async function badQueries(): Promise<void> {
  const asking = askingRecords(ana);
  for (const [query, variables] of [
    [`mutation { updateProfile(key: "k", version: 1, profile: { city: "${sentinel}" }) { outcome `],
    [`mutation { updateProfile(key: "k", version: 1, profile: { city: "${sentinel}", ${sentinel}: 1 }) { outcome } }`],
    [`{ profile(city: "${sentinel}") { ${sentinel} } }`],
    [
      'mutation ($profile: ProfileInput!) { updateProfile(key: "k", version: 1, profile: $profile) { outcome } }',
      { profile: { city: { a: sentinel } } },
    ],
    ['mutation ($key: ID!) { addDiagnosis(key: $key, record: { stage: "IIA" }) { outcome } }', { key: `${sentinel} ${sentinel}` }],
    ['mutation ($version: Int!) { updateProfile(key: "k", version: $version, profile: {}) { outcome } }', { version: sentinel }],
  ] as const)
    expect((await asking.ask(query, variables)).errors?.length).toBeGreaterThan(0);
  expect((await ana.get(`/graphql?query=${encodeURIComponent(`{ profile(city: "${sentinel}") { id } }`)}`)).status).toBeGreaterThanOrEqual(
    400,
  );
}
