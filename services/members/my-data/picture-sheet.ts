import { avatarRow } from '#services/members/avatars/avatar-rows.ts';
import { type Exporter, moment, sheet } from './sheet.ts';

/** Since when there is a picture; itself it is a file. */
export const picture: Exporter = async (owner) => {
  const row = await avatarRow(owner);
  return [
    sheet({
      name: 'picture',
      isOne: true,
      columns: { changedAt: { en: 'Since', es: 'Desde', say: moment } },
      rows: row ? [{ changedAt: row.changedAt.toISOString() }] : [],
    }),
  ];
};
