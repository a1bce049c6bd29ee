import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { answerFlow, openFlow, walkFlow } from '../flow.ts';
import { askingRecords, at, recordOf } from '../records.ts';
import { openAccounts } from './accounts.ts';

const { member } = await openAccounts();

describe('Of treatments', () => {
  const path = pathTo('profile.add-treatment', 'en');

  it('none is asked without a diagnosis, in the words of the site', async () => {
    const { visitor } = await member();
    const page = await openFlow(visitor, path);
    expect(page.heading).toBe('A breast cancer diagnosis is needed to add a treatment.');
  });

  it('each type has questions of its own', async () => {
    const { visitor } = await member();
    await askingRecords(visitor).add('diagnosis', { diagnosed: 'yes' });
    const asked = async (type: string) => {
      const walk = await walkFlow(visitor, path, { type: { type }, status: { status: 'finished' } });
      await visitor.post(walk.summary.path, walk.summary.hidden);
      return walk.asked;
    };
    expect(await asked('surgery')).toEqual([
      'type',
      'status',
      'surgeryGoals',
      'leftProcedures',
      'rightProcedures',
      'startedAt',
      'preventive',
      'notes',
    ]);
    expect(await asked('chemotherapy')).toEqual(['type', 'status', 'regimen', 'dosage', 'startedAt', 'finishedAt', 'timing', 'notes']);
    expect(await asked('radiation')).toEqual(['type', 'status', 'radiationLocations', 'radiationType', 'startedAt', 'finishedAt', 'notes']);
    expect(await asked('hormonal')).toEqual(['type', 'status', 'medicines', 'startedAt', 'finishedAt', 'timing', 'preventive', 'notes']);
    expect(await asked('targeted')).toEqual(['type', 'status', 'medicines', 'startedAt', 'finishedAt', 'timing', 'notes']);
    expect(await asked('immunotherapy')).toEqual(['type', 'status', 'medicines', 'startedAt', 'finishedAt', 'timing', 'notes']);
    expect(await asked('metastases')).toEqual([
      'type',
      'status',
      'metastasesLocations',
      'metastasesTherapies',
      'startedAt',
      'finishedAt',
      'notes',
    ]);
    expect(await askingRecords(visitor).list('treatment')).toHaveLength(7);
  });

  it('a side without an operation is left empty', async () => {
    const { visitor } = await member();
    await askingRecords(visitor).add('diagnosis', { diagnosed: 'yes' });
    const { summary } = await walkFlow(visitor, path, {
      ...{ type: { type: 'surgery' }, status: { status: 'finished' }, leftProcedures: { leftProcedures: 'lumpectomy' } },
      rightProcedures: { go: 'next' },
    });
    await visitor.post(summary.path, summary.hidden);
    expect(await askingRecords(visitor).list('treatment')).toMatchObject([{ leftProcedures: ['lumpectomy'], rightProcedures: [] }]);
  });

  it('one that was begun for a diagnosis that is gone is for the one that is there', async () => {
    const { visitor } = await member();
    const records = askingRecords(visitor);
    const first = recordOf(await records.add('diagnosis', { diagnosed: 'yes' }));
    await answerFlow(visitor, await openFlow(visitor, path), { type: 'targeted' });
    await records.remove('diagnosis', at(first));
    const second = recordOf(await records.add('diagnosis', { diagnosed: 'yes' }));
    const { summary } = await walkFlow(visitor, path, { status: { status: 'planning' } });
    expect((await visitor.post(summary.path, summary.hidden)).status).toBe(303);
    expect(await records.list('treatment')).toMatchObject([{ diagnosisIds: [second.id] }]);
  });

  it('a tab of before answers into no other', async () => {
    const { visitor } = await member();
    const records = askingRecords(visitor);
    await records.add('diagnosis', { diagnosed: 'yes' });
    const { summary } = await walkFlow(visitor, path, { type: { type: 'targeted' }, status: { status: 'planning' } });
    await visitor.post(summary.path, summary.hidden);
    await answerFlow(visitor, await openFlow(visitor, path), { type: 'surgery' });
    const stale = await visitor.post(summary.path, { ...summary.hidden, intent: 'answer', question: 'type', type: 'radiation' });
    expect(stale.location).toBe(`${pathTo('profile', 'en')}?section=your-treatments&saved=treatment`);
    await visitor.post(summary.path, summary.hidden);
    expect(await records.list('treatment')).toHaveLength(1);
    expect((await openFlow(visitor, path)).question).toBe('status');
  });

  it('what is required cannot be left open', async () => {
    const { visitor } = await member();
    await askingRecords(visitor).add('diagnosis', { diagnosed: 'yes' });
    const page = await openFlow(visitor, path);
    expect(page.document.querySelector('button[value=unknown]')).toBeNull();
    const wrong = await answerFlow(visitor, page, {});
    expect([wrong.reply.status, wrong.question]).toEqual([400, 'type']);
  });
});

describe('The guided profile', () => {
  const path = pathTo('update-profile', 'en');
  const intro = pathTo('update-profile.intro', 'en');

  it('saves the profile and makes a first diagnosis, once', async () => {
    const { visitor } = await member();
    expect((await openFlow(visitor, intro)).document.querySelector(`a[href="${path}?step=1"]`)).not.toBeNull();
    const { summary, asked } = await walkFlow(visitor, `${path}?step=1`, {
      persona: { persona: 'newly-diagnosed' },
      birthdate: { 'birthdate.year': '1970', 'birthdate.month': '5', 'birthdate.day': '17' },
      sex: { sex: 'female' },
      city: { city: 'Tucson', state: 'AZ', country: 'US', timeZone: 'America/Phoenix' },
      diagnosed: { diagnosed: 'yes' },
      stage: { stage: 'IA' },
    });
    expect(asked).toContain('cancerTypes');
    const done = await visitor.post(summary.path, summary.hidden);
    expect(done.location).toBe(`${path}?step=done`);
    const records = askingRecords(visitor);
    expect(await records.profile()).toMatchObject({ persona: 'newly-diagnosed', birthdate: '1970-05-17', state: 'AZ' });
    expect(await records.list('diagnosis')).toMatchObject([{ diagnosed: 'yes', stage: 'IA' }]);
    expect((await records.ask('{ diagnoses { fromProfileWizard } }')).data).toEqual({ diagnoses: [{ fromProfileWizard: true }] });
    await visitor.post(summary.path, summary.hidden);
    expect(await records.list('diagnosis')).toHaveLength(1);
    // The next time it asks for the profile alone.
    expect((await walkFlow(visitor, `${path}?step=1`, {})).asked).not.toContain('diagnosed');
  });

  it('asks whoever cares for somebody for no diagnosis, and men for no menopause', async () => {
    const { visitor } = await member();
    const caring = await walkFlow(visitor, `${path}?step=1`, { persona: { persona: 'caring-for-someone' }, sex: { sex: 'male' } });
    expect(caring.asked).not.toContain('diagnosed');
    expect(caring.asked).not.toContain('menopausalStatus');
  });

  it('makes one of what was told where it was skipped whether it is confirmed', async () => {
    const { visitor } = await member();
    const { summary } = await walkFlow(visitor, `${path}?step=1`, { persona: { persona: 'in-treatment' }, stage: { stage: 'IB' } });
    await visitor.post(summary.path, summary.hidden);
    expect(await askingRecords(visitor).list('diagnosis')).toMatchObject([{ diagnosed: 'unknown', stage: 'IB' }]);
  });

  it('does not overwrite what was saved in the settings meanwhile', async () => {
    const { visitor } = await member();
    const { summary } = await walkFlow(visitor, `${path}?step=1`, { city: { city: 'Tucson' }, sex: { sex: 'female' } });
    const form = await openFlow(visitor, '/profile?section=settings');
    const hidden = Object.fromEntries(
      (form.document.querySelector('#place form')?.querySelectorAll('input[type=hidden]') ?? []).map((input) => [
        input.getAttribute('name') ?? '',
        input.getAttribute('value') ?? '',
      ]),
    );
    expect((await visitor.post('/profile?section=settings', { ...hidden, city: 'Laredo' })).location).toContain('saved=settings-place');
    await visitor.post(summary.path, summary.hidden);
    expect(await askingRecords(visitor).profile()).toMatchObject({ city: 'Laredo', sex: 'female' });
  });

  it('makes no diagnosis of one that was not told', async () => {
    const { visitor } = await member();
    const { summary } = await walkFlow(visitor, `${path}?step=1`, { persona: { persona: 'in-treatment' } });
    expect((await visitor.post(summary.path, summary.hidden)).status).toBe(303);
    expect(await askingRecords(visitor).list('diagnosis')).toHaveLength(0);
  });

  it('locks what only a verified address may have', async () => {
    const { visitor } = await member();
    let page = await openFlow(visitor, `${path}?step=1`);
    while (page.question !== 'emailOptIn') page = await answerFlow(visitor, page, { go: 'unknown' });
    expect(page.document.querySelector('fieldset[disabled] input[name=emailOptIn]')).not.toBeNull();
    const sent = await answerFlow(visitor, page, { emailOptIn: 'on' });
    expect([sent.reply.status, sent.question]).toEqual([400, 'emailOptIn']);
  });
});
