import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openConnection } from '#database/connection.ts';
import { everyChoice, type Sent, settings } from '#services/members/vocabulary/testing.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import { askingRecords, at, recordOf } from '../records.ts';
import { openAccounts } from './accounts.ts';

const { visitor, member, db, ownerConfig, logged } = await openAccounts({}, { publish: false });

const someone = async () => askingRecords((await member()).visitor);
const early = { diagnosed: 'yes', cancerTypes: ['IDC'], diagnosisDateYear: 2024, stage: 'IIA' };

describe('Every value that can be chosen', () => {
  it('of a profile is stored and read back', async () => {
    const ana = await someone();
    await db.updateTable('identity_user').set({ email_verified: true }).execute();
    for (const { field, code, sent } of everyChoice(records.profile, settings.profile)) {
      const { version } = z.object({ version: z.number() }).parse(await ana.profile());
      const words = Object.fromEntries(
        Object.entries(sent ?? {}).map(([name, value]) => [
          name,
          name.startsWith('show') && name !== 'showAvatars' ? inWords(value) : value,
        ]),
      );
      recordOf(await ana.updateProfile(words, version));
      expect([(await ana.profile())[field]].flat(), `${field} ${code}`).toContain(field.startsWith('show') ? inWords(true) : code);
    }
  });

  it.each(['diagnosis', 'treatment'] as const)('of a %s is stored and read back', async (kind) => {
    const ana = await someone();
    const { id: diagnosisId } = recordOf(await ana.add('diagnosis', early));
    const choices: { field: string; code: string; sent: Sent | null }[] =
      kind === 'diagnosis' ? everyChoice(records.diagnosis, settings.diagnosis) : everyChoice(records.treatment, settings.treatment);
    const wanted = new Map<string, { field: string; code: string }>();
    for (const { field, code, sent } of choices) {
      const record = recordOf(await ana.add(kind, { ...sent, ...(kind === 'treatment' ? { diagnosisIds: [diagnosisId] } : {}) }));
      wanted.set(record.id, { field, code });
    }
    const found = new Map((await ana.list(kind)).map((record) => [record.id, record]));
    for (const [id, { field, code }] of wanted) expect([found.get(id)?.[field]].flat().map(String), `${field} ${code}`).toContain(code);
    expect(wanted.size).toBeGreaterThan(100);
  });
});

const inWords = (value: unknown) => (value === true ? 'public' : 'private');

describe('A profile', () => {
  it('is empty and private before anything is told, and takes what is changed', async () => {
    const ana = await someone();
    const before = await ana.profile();
    expect(before).toMatchObject({ version: 0, city: null, ethnicity: [], showSex: 'private', showAvatars: true });
    const first = recordOf(await ana.updateProfile({ city: ' Lima ', showLocation: 'public' }, 0));
    expect(first).toMatchObject({ version: 1, city: 'Lima', showLocation: 'public' });
    const second = recordOf(await ana.updateProfile({ sex: 'female', city: null }, 1));
    expect(await ana.profile()).toEqual(second);
    expect(second).toMatchObject({ version: 2, city: null, sex: 'female', showLocation: 'public' });
  });

  it('says what is wrong, field by field, and stores nothing of it', async () => {
    const ana = await someone();
    const sent = { birthdate: '2020-01-01', homepage: 'https://example.org', tagline: 'x'.repeat(121), city: 'Lima' };
    const { outcome, problems } = await ana.updateProfile(sent, 0);
    expect([outcome, Object.fromEntries(problems.map(({ field, code }) => [field, code]))]).toEqual([
      'REFUSED',
      expect.objectContaining({ tagline: 'text-long' }),
    ]);
    const young = await ana.updateProfile({ birthdate: '2020-01-01', homepage: 'https://example.org' }, 0);
    expect(young.problems).toEqual([
      { field: 'birthdate', code: 'age-minimum' },
      { field: 'homepage', code: 'email-unverified' },
    ]);
    expect(await ana.profile()).toMatchObject({ version: 0, city: null });
  });

  it('tells the second of two tabs what the first wrote', async () => {
    const ana = await someone();
    const first = recordOf(await ana.updateProfile({ city: 'Lima' }, 0));
    expect(await ana.updateProfile({ city: 'Cusco' }, 0)).toEqual({ outcome: 'CHANGED_ELSEWHERE', record: first, problems: [] });
  });

  it('takes a change that is sent again once', async () => {
    const ana = await someone();
    const key = randomUUID();
    const first = await ana.updateProfile({ city: 'Lima' }, 0, key);
    expect(await ana.updateProfile({ city: 'Lima' }, 0, key)).toEqual(first);
    expect((await ana.updateProfile({ city: 'Cusco' }, 0, key)).outcome).toBe('KEY_REUSED');
  });
});

describe('Diagnoses and treatments', () => {
  it('are added, changed, removed and brought back', async () => {
    const ana = await someone();
    const diagnosis = recordOf(await ana.add('diagnosis', early));
    const changedOnce = recordOf(await ana.update('diagnosis', at(diagnosis), { stage: 'IIB', grade: '2' }));
    expect(changedOnce).toMatchObject({ version: 2, stage: 'IIB', cancerTypes: ['IDC'] });
    const treatment = recordOf(await ana.add('treatment', { type: 'surgery', status: 'planning', diagnosisIds: [diagnosis.id] }));
    expect((await ana.remove('diagnosis', at(changedOnce))).outcome).toBe('REMOVED');
    expect(await ana.list('diagnosis')).toEqual([]);
    expect(await ana.list('treatment')).toEqual([treatment]);
    // The treatment is kept, and can be changed; new ones wait for a diagnosis.
    recordOf(await ana.update('treatment', at(treatment), { status: 'finished' }));
    const { outcome, problems } = await ana.add('treatment', { type: 'surgery', status: 'planning' });
    expect([outcome, problems]).toEqual(['REFUSED', [{ field: 'diagnosisIds', code: 'diagnosis-needed' }]]);
    expect(await ana.restore('diagnosis', { id: diagnosis.id })).toMatchObject({ outcome: 'STORED', record: changedOnce });
    expect((await ana.remove('treatment', at({ ...treatment, version: 2 }))).outcome).toBe('REMOVED');
  });

  it('of another member are not there, whatever is asked', async () => {
    const [ana, rosa] = [await someone(), await someone()];
    const mine = recordOf(await ana.add('diagnosis', early));
    for (const outcome of [
      await rosa.update('diagnosis', at(mine), { stage: 'IV' }),
      await rosa.remove('diagnosis', at(mine)),
      await rosa.restore('diagnosis', { id: mine.id }),
      await rosa.update('treatment', at(mine), { status: 'finished' }),
    ])
      expect(outcome).toEqual({ outcome: 'MISSING', record: null, problems: [] });
    const { problems } = await rosa.add('treatment', { type: 'surgery', status: 'planning', diagnosisIds: [mine.id] });
    expect(problems).toEqual([{ field: 'diagnosisIds', code: 'diagnosis-unknown' }]);
    expect(await rosa.list('diagnosis')).toEqual([]);
    expect(await ana.list('diagnosis')).toEqual([mine]);
  });

  it('are asked by members alone, and an id that is none is missing', async () => {
    const nobody = askingRecords(visitor());
    for (const query of [
      '{ profile { id } }',
      '{ diagnoses { id } }',
      '{ treatments { id } }',
      'mutation { addDiagnosis(key: "k", record: {}) { outcome } }',
      'mutation { updateProfile(key: "k", version: 0, profile: {}) { outcome } }',
      'mutation { removeTreatment(key: "k", id: "x", version: 1) { outcome } }',
    ])
      expect((await nobody.ask(query)).errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
    const ana = await someone();
    expect((await ana.remove('diagnosis', { id: 'x', version: 1 })).outcome).toBe('MISSING');
    const { errors } = await ana.ask('mutation { restoreDiagnosis(key: "\\u0000", id: "x") { outcome } }');
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    expect((await ana.restore('treatment', { id: `${randomUUID()}'; drop table entry; --` })).outcome).toBe('MISSING');
  });

  it('stand in clear in no table, no job and no line of the log', async () => {
    const ana = await someone();
    const sentinel = 'Zarzaparrilla';
    const { id } = recordOf(await ana.add('diagnosis', early));
    recordOf(
      await ana.updateProfile({ city: sentinel, bio: sentinel, tagline: sentinel, occupation: sentinel, birthdate: '1971-03-09' }, 0),
    );
    const treatment = recordOf(
      await ana.add('treatment', {
        type: 'chemotherapy',
        status: 'finished',
        diagnosisIds: [id],
        notes: sentinel,
        startedAt: '2024-05-17',
      }),
    );
    await ana.remove('treatment', at(treatment));
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`.execute(db);
    const owner = await openConnection(ownerConfig);
    const dumps = await Promise.all(
      tables.map(({ name }) => owner.query<{ text: string }>(`select coalesce(string_agg(t::text, ' '), '') as text from ${name} t`)),
    );
    await owner.end();
    const text = dumps.map(({ rows }) => rows[0]?.text).join('\n') + logged.join('\n');
    for (const word of [sentinel, '1971-03-09', '2024-05-17', 'diagnosisDateYear', 'chemotherapy"']) expect(text).not.toContain(word);
    expect(text).toContain(id);
  });
});
