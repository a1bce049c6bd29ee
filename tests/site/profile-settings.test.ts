import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { askedWords } from '#app/screens/asking/asked.words.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { settingInputs } from '#app/screens/member/settings/setting-inputs.ts';
import { shownParts } from '#app/screens/member/settings/setting-parts.ts';
import { settingsWords } from '#app/screens/member/settings/settings.words.ts';
import { locales } from '#config/locale.ts';
import { type SettingPart, settingParts } from '#services/members/asking/settings.ts';
import { inputsOf } from '#services/members/asking/told.ts';
import { records as vocabulary } from '#services/members/vocabulary/vocabulary.ts';
import { accountWords } from '../account-words.ts';
import { password } from '../accounts.ts';
import { type Changes, formIn, sectionOf, sendForm } from '../profile.ts';
import { askingRecords } from '../records.ts';
import { linksInMails, pressed } from './account-pages.ts';
import { openAccounts } from './accounts.ts';

const { db, member } = await openAccounts();
const linkTo = linksInMails(db);

it('the forms of the settings have the inputs that the vocabulary asks for, and no others', () => {
  const isPart = (name: string): name is SettingPart => Object.hasOwn(settingParts, name);
  const visibility = [...vocabulary.profile.all].filter(([, { kind }]) => kind === 'visibility');
  const flags: string[] = [];
  for (const part of Object.keys(settingParts).filter(isPart)) {
    const fields: readonly string[] = settingParts[part];
    const beside = visibility.filter(([, field]) => field.kind === 'visibility' && field.shows.some((name) => fields.includes(name)));
    flags.push(...beside.map(([name]) => name));
    const wanted = fields.flatMap((name) => {
      const field = vocabulary.profile.all.get(name);
      const kind = field?.kind === 'choices' ? 'toldList' : 'told';
      return field ? [...new Set([name, ...inputsOf(name, field)])].map((input) => [input, { kind }] as const) : [];
    });
    const all = Object.fromEntries([...wanted, ...beside.map(([name]) => [name, { kind: 'told' }] as const)]);
    expect({ part, inputs: settingInputs(part) }).toEqual({ part, inputs: all });
  }
  expect(flags.sort()).toEqual(visibility.map(([name]) => name).sort());
  expect(shownParts.map(({ id }) => id)).toEqual(['picture', ...Object.keys(settingParts), 'log']);
});

describe.each(locales)('The settings: %s', (locale) => {
  const path = sectionPath('settings', locale);
  const say = (id: keyof typeof settingsWords) => settingsWords[id][locale];

  async function somebody() {
    const { visitor: browser, username, email } = await member(pathTo('sign-up', locale));
    const records = askingRecords(browser);
    const read = async (at = path) => sectionOf(await browser.get(at));
    const save = async (part: string, changes: Changes) => sendForm(browser, path, formIn(await read(), `settings-${part}`), changes);
    return { browser, username, email, records, read, save };
  }
  const verified = async () => {
    const somebodyNew = await somebody();
    const { browser, email } = somebodyNew;
    await pressed(browser, await browser.get(await linkTo(email)));
    return somebodyNew;
  };

  const answers = {
    about: {
      ...{ persona: 'in-treatment', 'birthdate.year': '1970', 'birthdate.month': '2', 'birthdate.day': '9', sex: 'female' },
      ...{ ethnicity: ['WHITE', 'OTHER'], occupation: 'Maestra', tagline: 'Sigo', bio: 'Una línea\r\ny otra', homepage: 'example.org/ana' },
      ...{ showYouAre: 'on', showBiography: 'on' },
    },
    place: { city: 'Laredo', state: 'TX', country: 'US', timeZone: 'America/Chicago', showLocation: 'on' },
    health: { menopausalStatus: 'premenopausal', additionalRisks: 'none', familyHistory: 'close-relative', hadGeneticTesting: 'yes' },
    wishes: { recommendations: 'on', showAvatars: 'on', emailOptIn: 'on', articleNotificationFrequency: 'weekly' },
  };

  it('keep each part by itself, say so there, and show all of it again', async () => {
    const { records, read, save } = await verified();
    for (const part of ['about', 'place', 'health', 'wishes'] as const) {
      const saved = await save(part, answers[part]);
      expect([part, saved.status, saved.location]).toEqual([part, 303, `${path}&saved=settings-${part}`]);
      const page = await read(saved.location ?? '');
      expect(page.querySelector(`#${part} [role=status]`)?.text).toBe(say('settings.saved'));
      expect(page.querySelectorAll('[role=status]')).toHaveLength(1);
    }
    expect(await records.profile()).toMatchObject({
      ...{ persona: 'in-treatment', birthdate: '1970-02-09', sex: 'female', ethnicity: ['WHITE', 'OTHER'], occupation: 'Maestra' },
      ...{
        homepage: 'https://example.org/ana',
        showYouAre: 'public',
        showBiography: 'public',
        showSex: 'private',
        city: 'Laredo',
        state: 'TX',
      },
      ...{ showLocation: 'public', hadGeneticTesting: 'yes', familyHistory: ['close-relative'], emailOptIn: true, showAvatars: true },
      ...{ articleNotificationFrequency: 'weekly', recommendations: true, timeZone: 'America/Chicago', version: 4 },
    });
    // What the answers bring up is asked now; and sent again as it is, all of it stays.
    await save('health', { brca: 'positive', 'brcaTestDate.year': '2021', showBrca: 'on' });
    await save('health', { brcaValue: ['BRCA1', 'PALB2'] });
    const before = await records.profile();
    for (const part of ['about', 'place', 'health', 'wishes'] as const) expect((await save(part, {})).status).toBe(303);
    expect(await records.profile()).toEqual({ ...before, version: Number(before.version) + 4 });
    expect(before).toMatchObject({ brca: 'positive', brcaValue: ['BRCA1', 'PALB2'], brcaTestDate: '2021', showBrca: 'public' });
  });

  it('take back what hangs on an answer with that answer, once however often it is sent', async () => {
    const { browser, records, read, save } = await somebody();
    await save('health', { hadGeneticTesting: 'yes' });
    await save('health', { brca: 'positive', showBrca: 'on' });
    await save('health', { brcaValue: 'BRCA2' });
    const form = formIn(await read(), 'settings-health');
    for (const _ of ['', 'again']) expect((await sendForm(browser, path, form, { hadGeneticTesting: 'no' })).status).toBe(303);
    expect(await records.profile()).toMatchObject({ hadGeneticTesting: 'no', brca: null, brcaValue: [], version: 4 });
    // What was filled in anew does not vanish without a word.
    await save('health', { hadGeneticTesting: 'yes' });
    const refused = await save('health', { hadGeneticTesting: 'no', brca: 'negative' });
    expect([refused.status, sectionOf(refused).querySelectorAll('#health [role=alert] a').length]).toEqual([400, 1]);
  });

  it('say what is wrong in words, at the top and at its input, and keep what was typed', async () => {
    const { records, save } = await somebody();
    const wrong = await save('about', {
      'birthdate.year': '1970',
      'birthdate.month': '2',
      'birthdate.day': '31',
      occupation: 'x'.repeat(101),
    });
    const page = sectionOf(wrong);
    expect(wrong.status).toBe(400);
    const problems = page.querySelectorAll('#about [role=alert] a');
    expect(problems.map((link) => link.getAttribute('href'))).toEqual(['#settings-about-birthdate', '#settings-about-occupation']);
    for (const link of problems) expect(page.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    expect(page.querySelector('#settings-about-occupation-error')?.text).toBe(problems[1]?.text);
    expect(page.querySelector('input[name="birthdate.year"]')?.getAttribute('value')).toBe('1970');
    expect((await records.profile()).version).toBe(0);
  });

  it('of two tabs the second is told, keeps what was typed, and can save it then', async () => {
    const { browser, records, read, save } = await somebody();
    const second = formIn(await read(), 'settings-place');
    await save('about', { occupation: 'Enfermera' });
    const refused = await sendForm(browser, path, second, { city: 'Mérida' });
    const page = sectionOf(refused);
    expect([refused.status, page.querySelector('#place [role=alert]')?.text]).toEqual([
      400,
      expect.stringContaining(say('settings.changedElsewhere')),
    ]);
    expect((await records.profile()).city).toBeNull();
    expect(page.querySelector('input[name=city]')?.getAttribute('value')).toBe('Mérida');
    const again = formIn(page, 'settings-place');
    expect([again.get('version'), again.get('key') === second.get('key')]).toEqual(['1', false]);
    expect((await sendForm(browser, path, again)).location).toBe(`${path}&saved=settings-place`);
    expect(await records.profile()).toMatchObject({ city: 'Mérida', occupation: 'Enfermera' });
  });

  it('lock what needs a verified address, and lead to verifying it', async () => {
    const { records, read, save } = await somebody();
    const page = await read();
    const locked = page.querySelectorAll('fieldset[disabled]').map((each) => each.querySelector('input')?.getAttribute('name'));
    expect(locked).toEqual(['homepage', 'emailOptIn', 'articleNotificationFrequency']);
    expect(page.text).toContain(askedWords['asked.locked'][locale]);
    expect(page.querySelector(`a[href="${pathTo('verify-email', locale)}"]`)?.text).toBe(say('settings.verify'));
    // What a form of ours does not send is not kept.
    expect((await save('wishes', { recommendations: 'on', emailOptIn: 'on' })).status).toBe(303);
    expect(await records.profile()).toMatchObject({ recommendations: true, emailOptIn: false });
    const open = await (await verified()).read();
    expect(open.querySelectorAll('fieldset[disabled]')).toHaveLength(0);
    expect(open.text).not.toContain(say('settings.locked'));
  });

  it('say in words who sees an answer, beside each that has a flag', async () => {
    const { read } = await somebody();
    const page = await read();
    expect(page.text).toContain(say('settings.who.text'));
    const named = page.querySelectorAll('input[name^=show]').map((input) => input.getAttribute('name'));
    expect(named).toContain('showMenopausal');
    // Of a field that is not asked now, its flag is not either.
    expect(named).not.toContain('showBrca');
  });

  it('lose nothing when the session ends in between', async () => {
    const { browser, username, read, records } = await somebody();
    const form = formIn(await read(), 'settings-about');
    browser.cookies.clear();
    const typed = {
      'birthdate.year': '1981',
      'birthdate.month': '12',
      'birthdate.day': '3',
      ethnicity: ['ASIAN', 'WHITE'],
      tagline: '«Aquí» estoy',
      sex: 'female',
      showSex: 'on',
    };
    const sent = await sendForm(browser, path, form, typed);
    expect([sent.status, sent.location?.startsWith(pathTo('login', locale))]).toEqual([303, true]);
    expect((await browser.post(sent.location ?? '', { login: username, password })).location).toBe(path);
    const page = sectionOf(await browser.get(path));
    expect(page.querySelector('#about [role=status]')?.text).toBe(accountWords(locale)('form.kept'));
    const kept = formIn(page, 'settings-about');
    expect(Object.fromEntries(Object.keys(typed).map((name) => [name, kept.getAll(name)]))).toEqual(
      Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value].flat()])),
    );
    expect((await sendForm(browser, path, kept)).status).toBe(303);
    expect(await records.profile()).toMatchObject({
      birthdate: '1981-12-03',
      ethnicity: ['ASIAN', 'WHITE'],
      tagline: '«Aquí» estoy',
      showSex: 'public',
    });
  });

  it('name nothing of health in title and address', async () => {
    const { browser } = await somebody();
    expect(parse((await browser.get(path)).text).querySelector('title')?.text).toContain(say('settings.title'));
  });
});
