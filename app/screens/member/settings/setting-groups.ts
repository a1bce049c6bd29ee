import type { AskedField } from '#services/members/asking/asked.ts';
import type { Setting } from '#services/members/asking/settings.ts';

/** Fields that one flag says of who sees them; a field without any stands alone. */
export type Group = { settings: readonly Setting[]; flag: AskedField | null };

/** The flag of several fields stands beside the last of them. */
export function settingGroups(settings: readonly Setting[]): Group[] {
  const groups: Group[] = [];
  let open: Setting[] = [];
  for (const setting of settings) {
    open = [...open, setting];
    if (!setting.flag) continue;
    groups.push({ settings: open, flag: setting.flag });
    open = [];
  }
  return [...groups, ...open.map((setting) => ({ settings: [setting], flag: null }))];
}
