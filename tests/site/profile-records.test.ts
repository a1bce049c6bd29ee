import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { recordsWords } from '#app/screens/member/records/records.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { locales } from '#config/locale.ts';
import { forMember } from '#services/identity/as-member.ts';
import { answerFlow, openFlow } from '../flow.ts';
import { formIn, sectionOf, sendForm } from '../profile.ts';
import { askingRecords, at, recordOf } from '../records.ts';
import { openAccounts } from './accounts.ts';

const { get, member, db } = await openAccounts();
const early = { diagnosed: 'yes', cancerTypes: ['IDC'], stage: 'IIA', side: 'left', diagnosisDateYear: 2024, estrogen: 'positive' };
const surgery = { type: 'surgery', status: 'finished', startedAt: '2024-06', leftProcedures: ['lumpectomy'] };

describe.each(locales)('Diagnoses and treatments in the profile: %s', (locale) => {
  const diagnoses = sectionPath('your-diagnoses', locale);
  const treatments = sectionPath('your-treatments', locale);
  const say = (id: keyof typeof recordsWords) => recordsWords[id][locale];

  async function somebody() {
    const { visitor: browser } = await member(pathTo('sign-up', locale));
    const records = askingRecords(browser);
    const read = async (path: string) => sectionOf(await browser.get(path));
    return { browser, records, read };
  }
  async function treated() {
    const { records, ...rest } = await somebody();
    const diagnosis = recordOf(await records.add('diagnosis', early));
    const treatment = recordOf(await records.add('treatment', { ...surgery, diagnosisIds: [diagnosis.id] }));
    return { ...rest, records, diagnosis, treatment };
  }

  it('are empty for who told nothing: a diagnosis comes first', async () => {
    const { read } = await somebody();
    const empty = await read(diagnoses);
    expect(empty.text).toContain(say('yourDiagnoses.empty'));
    expect(empty.querySelectorAll('article')).toHaveLength(0);
    expect(empty.querySelector(`a[href="${pathTo('profile.add-diagnosis', locale)}"]`)?.text).toBe(say('yourDiagnoses.add'));
    const needed = await read(treatments);
    expect(needed.querySelector('h2')?.text).toBe(say('yourTreatments.needed'));
    expect(needed.querySelector(`a[href="${pathTo('profile.add-diagnosis', locale)}"]`)).not.toBeNull();
    expect(needed.querySelector(`a[href="${pathTo('profile.add-treatment', locale)}"]`)).toBeNull();
  });

  it('say that a diagnosis has to be confirmed for a treatment', async () => {
    const { read, records } = await somebody();
    await records.add('diagnosis', { diagnosed: 'no' });
    expect((await read(treatments)).text).toContain(say('yourTreatments.needed.confirmed'));
  });

  it('show each diagnosis with its answers, what it means, and up to five pages to read', async () => {
    const { read, diagnosis } = await treated();
    const card = (await read(diagnoses)).querySelector('article');
    const answers = card?.querySelectorAll('dl > div').map((line) => line.text) ?? [];
    expect(answers.join()).toContain('IIA');
    const meaning = card?.querySelectorAll('div > h3').find((each) => each.text === say('yourDiagnoses.meaning'))?.parentNode;
    const sentences = meaning?.querySelectorAll('p').length ?? 0;
    expect(sentences).toBeGreaterThan(1);
    expect(sentences).toBeLessThanOrEqual(4);
    const reading = meaning?.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '') ?? [];
    expect(reading.length).toBeGreaterThanOrEqual(3);
    expect(reading.length).toBeLessThanOrEqual(5);
    for (const path of reading) expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect(card?.querySelector('a[href*="record="]')?.getAttribute('href')).toBe(
      `${pathTo('profile.add-diagnosis', locale)}?record=${diagnosis.id}`,
    );
    expect(card?.text).toContain(say('records.private'));
    // Nothing of the record but what is shown goes to the browser.
    expect((await read(diagnoses)).toString()).not.toContain('diagnosisDateYear');
  });

  it('show each treatment with how far it is, and who sees it', async () => {
    const { read, records, treatment } = await treated();
    await records.update('treatment', at(treatment), { unrestricted: true });
    const page = await read(treatments);
    const card = page.querySelector('article');
    expect(card?.querySelector('strong')?.text).toBe(locale === 'en' ? 'Finished' : 'Terminado');
    expect(card?.text).toContain(say('records.public'));
    expect(page.querySelector(`a[href="${pathTo('profile.add-treatment', locale)}"]`)?.text).toBe(say('yourTreatments.add'));
  });

  it('tell what was begun: a new one, and the change of another', async () => {
    const { browser, read, diagnosis } = await treated();
    const path = pathTo('profile.add-diagnosis', locale);
    await answerFlow(browser, await openFlow(browser, path), { diagnosed: 'yes' });
    await answerFlow(browser, await openFlow(browser, `${path}?record=${diagnosis.id}&step=1`), { diagnosed: 'yes' });
    const page = await read(diagnoses);
    expect(page.text).toContain(say('yourDiagnoses.begun'));
    expect(page.querySelector(`article a[href="${path}?record=${diagnosis.id}"]`)?.text).toContain(say('records.goOnChanging'));
  });

  it('say what was saved, once it is', async () => {
    const { read } = await treated();
    expect((await read(`${diagnoses}&saved=diagnosis`)).querySelector('[role=status]')?.text).toBe(say('records.saved.diagnosis'));
    expect((await read(`${treatments}&saved=treatment`)).querySelector('[role=status]')?.text).toBe(say('records.saved.treatment'));
    expect((await read(`${treatments}&saved=nothing`)).querySelector('[role=status]')).toBeNull();
  });

  it('are removed, once however often it is sent, and brought back; treatments stay without their diagnosis', async () => {
    const { browser, read, records, diagnosis } = await treated();
    const form = formIn(await read(diagnoses), 'remove-diagnosis');
    const told = `${diagnoses}&saved=remove-diagnosis&record=${diagnosis.id}`;
    const removed = [await sendForm(browser, diagnoses, form), await sendForm(browser, diagnoses, form)];
    expect(removed.map(({ status, location }) => [status, location])).toEqual([
      [303, told],
      [303, told],
    ]);
    const after = await read(told);
    const notice = after.querySelector('[role=status]');
    expect(notice?.hasAttribute('autofocus')).toBe(true);
    for (const id of ['records.removed.diagnosis', 'records.removed.last', 'records.undo'] as const)
      expect(notice?.text).toContain(say(id));
    expect(after.querySelectorAll('article')).toHaveLength(0);
    expect(await records.list('treatment')).toHaveLength(1);
    const waiting = await read(treatments);
    expect([waiting.querySelectorAll('article').length, waiting.text.includes(say('yourTreatments.needed'))]).toEqual([1, true]);

    const undo = formIn(after, 'restore-diagnosis');
    for (const _ of ['', 'again']) expect((await sendForm(browser, diagnoses, undo)).location).toBe(`${diagnoses}&saved=restore-diagnosis`);
    const back = await read(`${diagnoses}&saved=restore-diagnosis`);
    expect(back.querySelector('[role=status]')?.text).toBe(say('records.restored.diagnosis'));
    expect(back.querySelectorAll('article')).toHaveLength(1);
    // The page that Back brings offers nothing to undo any more.
    expect((await read(told)).querySelector('[role=status]')).toBeNull();
    // Nor does the form of before remove it anew.
    const late = await sendForm(browser, diagnoses, form);
    expect([late.status, sectionOf(late).querySelector('[role=alert]')?.text]).toEqual([
      400,
      expect.stringContaining(say('records.changedElsewhere')),
    ]);
    expect(await records.list('diagnosis')).toHaveLength(1);
  });

  it('are removed with words of their own where other diagnoses stay', async () => {
    const { browser, read, records, treatment } = await treated();
    recordOf(await records.add('diagnosis', { diagnosed: 'yes', cancerTypes: ['ILC'] }));
    const { location } = await sendForm(browser, diagnoses, formIn(await read(diagnoses), 'remove-diagnosis'));
    const notice = (await read(location ?? '')).querySelector('[role=status]')?.text ?? '';
    expect([notice.includes(say('records.removed.diagnosis')), notice.includes(say('records.removed.last'))]).toEqual([true, false]);
    const of = await sendForm(browser, treatments, formIn(await read(treatments), 'remove-treatment'));
    expect(of.location).toBe(`${treatments}&saved=remove-treatment&record=${treatment.id}`);
  });

  it('cannot be brought back after ten minutes, which is said', async () => {
    const { browser, read, treatment } = await treated();
    const { location } = await sendForm(browser, treatments, formIn(await read(treatments), 'remove-treatment'));
    const undo = formIn(await read(location ?? ''), 'restore-treatment');
    await forMember(db, undo.get('member') ?? '', (transaction) =>
      sql`update member_record set removed_at = now() - interval '601 seconds' where id = ${treatment.id}`.execute(transaction),
    );
    const late = await sendForm(browser, treatments, undo);
    expect([late.status, sectionOf(late).querySelector('[role=alert]')?.text]).toEqual([
      400,
      expect.stringContaining(say('records.tooLate')),
    ]);
  });

  it('are not removed as they were before a change in another tab; then as they are now', async () => {
    const { browser, read, records, diagnosis } = await treated();
    const before = formIn(await read(diagnoses), 'remove-diagnosis');
    await records.update('diagnosis', at(diagnosis), { stage: 'IIIA' });
    const refused = await sendForm(browser, diagnoses, before);
    const page = sectionOf(refused);
    expect([refused.status, page.querySelector('[role=alert]')?.text]).toEqual([
      400,
      expect.stringContaining(say('records.changedElsewhere')),
    ]);
    expect(page.querySelector('article')?.text).toContain('IIIA');
    expect((await sendForm(browser, diagnoses, formIn(page, 'remove-diagnosis'))).status).toBe(303);
  });

  it('refuse what no form of theirs sends, and offer to undo nothing that is not there', async () => {
    const { browser, read, diagnosis } = await treated();
    const form = formIn(await read(diagnoses), 'remove-diagnosis');
    expect((await sendForm(browser, diagnoses, form, { key: 'x'.repeat(200) })).status).toBe(400);
    const other = await sendForm(browser, diagnoses, form, { record: 'nothing' });
    expect([other.status, sectionOf(other).text.includes(say('records.missing'))]).toEqual([400, true]);
    for (const record of ['%3Cb%3E', diagnosis.id]) {
      const page = await read(`${diagnoses}&saved=remove-diagnosis&record=${record}`);
      expect(page.querySelector('[role=status]')).toBeNull();
    }
  });
});
