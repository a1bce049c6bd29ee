import type { Locale } from '#config/locale.ts';
import { recordStores } from '#services/members/store/record-stores.ts';
import { diagnosisTitle, treatmentTitle } from '#services/members/titles.ts';
import { answerIn } from '#services/members/vocabulary/answer-text.ts';
import { records } from '#services/members/vocabulary/vocabulary.ts';
import { cellOf } from './record-sheets.ts';
import { type Cell, type Exporter, moment, type Owner, type Row, sheet } from './sheet.ts';

/** A choice, and since when it was so at the latest: a record says when it last changed, and not what of it. */
type Choice = { choice: string; answer: Cell; since: string; about: string | null };
type Spoken = { label(locale: Locale): string; answer(locale: Locale): string | null };

const terms: Spoken = {
  label: (locale) => ({ en: 'Terms of use', es: 'Términos de uso' })[locale],
  answer: (locale) => ({ en: 'Accepted', es: 'Aceptados' })[locale],
};

const wishes = ['emailOptIn', 'articleNotificationFrequency', 'recommendations', 'showAvatars'];

/** What a member agreed to and chose: the terms, which mails, and who sees what. */
export const choices: Exporter = async (owner) => {
  const found = [...(await agreed(owner)), ...(await chosen(owner))];
  const spokenOf = new Map<Row, Spoken>(found.map(({ row, spoken }) => [row, spoken]));
  return [
    sheet({
      name: 'choices',
      isLines: true,
      columns: {
        choice: { en: 'What about', es: 'Sobre qué', say: (locale, cell, row) => spokenOf.get(row)?.label(locale) ?? String(cell) },
        answer: { en: 'What you chose', es: 'Qué eligió', say: (locale, cell, row) => spokenOf.get(row)?.answer(locale) ?? String(cell) },
        since: { en: 'Since, at the latest', es: 'Desde, a más tardar', say: moment },
        about: { en: 'Number of the record', es: 'Número del dato', say: () => null },
      },
      rows: found.map(({ row }) => row),
    }),
  ];
};

type Found = { row: Choice; spoken: Spoken };

/** Nobody has an account who did not accept the terms when it was opened. */
async function agreed({ transaction, memberId }: Owner): Promise<Found[]> {
  const account = await transaction.selectFrom('identity_user').select('created_at').where('id', '=', memberId).executeTakeFirst();
  if (!account) return [];
  return [{ row: { choice: 'terms', answer: 'accepted', since: account.created_at.toISOString(), about: null }, spoken: terms }];
}

async function chosen({ seal, ...owner }: Owner): Promise<Found[]> {
  if (!seal) return [];
  const scope = { ...owner, seal };
  const profile = await recordStores.profiles.one(scope);
  const diagnoses = await recordStores.diagnoses.list(scope);
  const treatments = await recordStores.treatments.list(scope);
  return [
    ...(profile ? ofProfile(profile) : []),
    ...diagnoses.map((stored) => ofRecord(stored, stored.fields.unrestricted, (locale) => diagnosisTitle(locale, stored.fields))),
    ...treatments.map((stored) => ofRecord(stored, stored.fields.unrestricted, (locale) => treatmentTitle(locale, stored.fields))),
  ];
}

function ofProfile({ fields, updatedAt }: { fields: object; updatedAt: string }): Found[] {
  const answers = new Map<string, unknown>(Object.entries(fields));
  const asked = [...records.profile.all].filter(([name, { kind }]) => kind === 'visibility' || wishes.includes(name));
  return asked.map(([choice, field]) => {
    const answer = cellOf(answers.get(choice));
    return {
      row: { choice, answer, since: updatedAt, about: null },
      spoken: { label: (locale) => field.label[locale], answer: (locale) => answerIn(locale, field, answer) },
    };
  });
}

function ofRecord({ id, updatedAt }: { id: string; updatedAt: string }, isShown: boolean, title: Spoken['label']): Found {
  const field = records.diagnosis.all.get('unrestricted');
  return {
    row: { choice: 'unrestricted', answer: isShown, since: updatedAt, about: id },
    spoken: { label: title, answer: (locale) => (field ? answerIn(locale, field, isShown) : null) },
  };
}
