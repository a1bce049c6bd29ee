import { describe, expect, it } from 'vitest';
import type { FlowId } from '#services/members/drafts.ts';
import type { RecordKind } from '#services/members/record-kind.ts';
import type { RecordDefinition } from '#services/members/vocabulary/record.ts';
import { everyChoice, type Setting, settings, today } from '#services/members/vocabulary/testing.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import { askedPage, shownFields } from './pages.ts';
import { settingParts, settingsOf } from './settings.ts';
import { type Situation, situationOf } from './situation.ts';

/** A member who has told nothing else, in the middle of a flow. */
function within(flow: FlowId, kind: RecordKind, answers: Record<string, unknown>): Situation {
  const of = { flow, recordId: null };
  const situation = situationOf(of, {
    ...{ profile: null, diagnoses: [], treatments: [], today, isEmailVerified: true },
    draft: { ...of, id: 'a draft', answers: { [kind]: answers }, at: null },
  });
  if (!situation) throw new Error('a new record is always there');
  return situation;
}

const flowOf = { profile: 'wizard', diagnosis: 'diagnosis', treatment: 'treatment' } as const satisfies Record<RecordKind, FlowId>;
/** Of the specification, asked in the settings and at the end of a flow, and not one question at a time. */
const elsewhere = [...settingParts.about, ...settingParts.wishes, 'unrestricted', 'visibility', 'diagnosisDateAnswer'];

function everyValueOf<Answers extends object, Context>(definition: RecordDefinition<Answers, Context>, setting: Setting<Context>) {
  const kind = definition.name;
  const choices = everyChoice(definition, setting).filter(({ field }) => definition.all.get(field)?.kind !== 'visibility');
  const asked = choices.filter(({ field }) => flowOf[kind] !== 'wizard' || !elsewhere.includes(field));

  it('is offered by the question, can be chosen, is shown again, and can be taken back', () => {
    const missing: string[] = [];
    for (const { field, code, sent } of asked) {
      if (!sent || elsewhere.includes(field)) continue;
      // With the size of a spot, how much it is follows, and is not asked.
      const others = Object.fromEntries(Object.entries(sent).filter(([name]) => name !== field && name !== 'nodesSize'));
      const situation = within(flowOf[kind], kind, others);
      const step = situation.steps.find((each) => shownFields(situation, each).includes(field));
      if (!step) {
        missing.push(`${field} is not asked before ${code}`);
        continue;
      }
      const page = askedPage('en', { ...situation, of: { ...situation.of, recordId: 'some' } }, situation.steps.indexOf(step) + 1);
      const question = page.kind === 'question' ? page.fields.find((each) => each.question.field === field)?.question : undefined;
      if (!question?.choices.some((choice) => choice.code === code)) missing.push(`${field} does not offer ${code}`);
      const taken = situation.tellings[kind].take('en', [field], { [field]: code });
      if (!taken.ok) {
        missing.push(`${field} refuses ${code}: ${taken.problems[0].text}`);
        continue;
      }
      const after = within(flowOf[kind], kind, { ...others, ...taken.answers });
      if (after.tellings[kind].told(field)[field] !== code) missing.push(`${field} does not show ${code} again`);
      if (after.tellings[kind].words('es', field) === null) missing.push(`${field} has no words for ${code}`);
      const back = after.tellings[kind].take('en', [field], {});
      if (back.ok && within(flowOf[kind], kind, { ...taken.answers, ...back.answers }).tellings[kind].isAnswered(field))
        missing.push(`${field} keeps ${code}`);
    }
    expect(missing).toEqual([]);
    expect(asked.length).toBeGreaterThan(30);
  });
}

describe('Each value of a diagnosis', () => everyValueOf(records.diagnosis, settings.diagnosis));
describe('Each value of a treatment', () => everyValueOf(records.treatment, settings.treatment));
describe('Each value of a profile', () => everyValueOf(records.profile, settings.profile));

it('the settings offer every field of the profile, with who sees it beside it', () => {
  const situation = within('wizard', 'profile', { sex: 'female', hadGeneticTesting: 'yes', brca: 'positive' });
  const { parts } = settingsOf('en', situation);
  const shown = Object.values(parts).flatMap((part) => part.flatMap(({ field, flag }) => [field, ...(flag ? [flag] : [])]));
  const names = shown.map(({ question }) => question.field);
  expect(names.toSorted()).toEqual([...Object.keys(records.profile.fields)].toSorted());
  expect(new Set(names).size).toBe(names.length);
});
