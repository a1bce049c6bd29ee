import { avatarRow } from '#services/members/avatars/avatar-rows.ts';
import type { MemberFile } from './archive.ts';
import { type Exporter, moment, type Owner, sheet } from './sheet.ts';

/** Since when there is a picture. */
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

/** The picture itself. */
export async function pictureFiles(owner: Owner): Promise<MemberFile[]> {
  const file = await owner.pictures.pictureToTakeAlong(owner);
  return file ? [file] : [];
}
