import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { sampleRecord } from '#server/development/sample-record.ts';
import { dayLater } from '#services/members/daily/day/shared.ts';
import { symptomField, symptomIds } from '#services/members/daily/shared.ts';
import { submit } from './members.ts';
import { expect } from './test.ts';

const questionOf = (index: number) =>
  `Question ${index}: should I go on with the tablets while my hands tingle, and whom do I call when it gets worse at night?`;

/** The member who is signed in tells all that there is to tell: two diagnoses, a treatment of each type, a log with everything in it, visits and many questions. */
export async function tellEverything({ request: asker }: BrowserContext, origin: string): Promise<void> {
  const { profile, diagnoses, treatments } = sampleRecord(new Date());
  const change = async (query: string, record: object): Promise<string> => {
    const answer = await asker.post('/graphql', { headers: { Origin: origin }, data: { query, variables: { key: randomUUID(), record } } });
    const text = await answer.text();
    expect(text).toContain('STORED');
    return /"id":"([^"]*)"/.exec(text)?.[1] ?? '';
  };
  const { birthdate, timeZone } = profile;
  await change('mutation ($key: ID!, $record: ProfileInput!) { updateProfile(key: $key, version: 0, profile: $record) { outcome } }', {
    ...{ birthdate, timeZone },
  });
  const add = (kind: string, record: object) =>
    change(`mutation ($key: ID!, $record: ${kind}Input!) { add${kind}(key: $key, record: $record) { outcome record { id } } }`, record);
  const ids = { early: await add('Diagnosis', diagnoses.early), metastatic: await add('Diagnosis', diagnoses.metastatic) };
  for (const { of, sent } of treatments) await add('Treatment', { ...sent, diagnosisIds: [ids[of]] });

  const send = (section: 'daily-log' | 'visits' | 'questions', intent: string, form: Record<string, string>) =>
    submit(asker, origin, sectionPath(section, 'en'), { intent, key: randomUUID(), ...form });
  // A day earlier than that of Greenwich, which may not have begun where the member is.
  const today = dayLater(new Date().toISOString().slice(0, 10), -1);
  for (let back = 0; back < 8; back++) {
    const symptoms = Object.fromEntries(symptomIds.map((id, index) => [symptomField(id), String((index + back) % 11)]));
    const measured = {
      mood: '5',
      pain: String(back),
      temperature: back === 2 ? '101.3' : '98.2',
      sleep: '6.5',
      weight: String(150 - back),
      weightUnit: 'lb',
    };
    await send('daily-log', 'save-day', {
      day: dayLater(today, -3 * back),
      seen: '',
      ...symptoms,
      ...measured,
      otherMedicines: 'Ondansetron, ginger tea',
    });
  }
  const visit = { kind: 'checkup', time: '', timeZone: 'UTC', where: 'Room 4', notes: '' };
  await send('visits', 'add-visit', { ...visit, date: dayLater(today, -30), withWhom: '' });
  await send('visits', 'add-visit', { ...visit, date: dayLater(today, 30), withWhom: 'Dr. Lee' });
  for (let index = 1; index <= 14; index++) await send('questions', 'add-question', { text: questionOf(index), visit: '', about: '' });
}
