import { type Exporter, moment, sheet } from './sheet.ts';

/** That there is a second factor, and since when; never its secret. */
export const factor: Exporter = async ({ transaction, memberId }) => {
  const rows = await transaction
    .selectFrom('identity_totp')
    .select('since')
    .where('user_id', '=', memberId)
    .where('since', 'is not', null)
    .execute();
  return [
    sheet({
      name: 'second-factor',
      isOne: true,
      columns: { since: { en: 'Asked for since', es: 'Se pide desde', say: moment } },
      rows: rows.map(({ since }) => ({ since: since?.toISOString() ?? null })),
    }),
  ];
};

export const factorRecovery: Exporter = async ({ transaction, memberId }) => {
  const rows = await transaction
    .selectFrom('identity_factor_recovery')
    .select(['asked_at', 'due_at'])
    .where('user_id', '=', memberId)
    .execute();
  return [
    sheet({
      name: 'second-factor-lost',
      isOne: true,
      columns: {
        askedAt: { en: 'Asked for', es: 'Se pidió', say: moment },
        dueAt: { en: 'Goes', es: 'Se quita', say: moment },
      },
      rows: rows.map(({ asked_at, due_at }) => ({ askedAt: asked_at.toISOString(), dueAt: due_at.toISOString() })),
    }),
  ];
};
