import { usualOf } from '#services/members/daily/shown/shared.ts';
import { newKey } from './change-key.ts';
import { dailyLogAnswers } from './daily-log/daily-log-forms.server.ts';
import { dailyLogForms } from './daily-log/daily-log-forms.ts';
import { logAsked } from './daily-log/log-address.ts';
import { sectionOnServer } from './section.server.ts';
import { toldBy } from './told.ts';

export const dailyLog = sectionOnServer({
  async load(request) {
    const { alba, caller, locale, url } = request;
    const { day, weeks, beginsBefore } = logAsked(url.searchParams);
    const { stored, before, ...page } = toldBy(await alba.dailyLog.page(caller, { locale, day, weeks }), request);
    const seen = stored?.fields ?? {};
    const isBegun = beginsBefore && stored === null && before !== null;
    return {
      ...page,
      ...{ weeks, isBegun, seen, fields: isBegun ? usualOf(before.fields) : seen },
      stored: stored && { id: stored.id },
      before: before && { inWords: before.inWords },
      unit: stored?.fields.weightUnit ?? before?.fields.weightUnit ?? 'lb',
      removed: url.searchParams.get('saved') === dailyLogForms.remove.intent ? url.searchParams.get('record') : null,
      keys: { save: newKey(), remove: newKey(), restore: newKey(), choose: newKey() },
    };
  },
  forms: dailyLogAnswers,
});
