import type { Values } from '#app/forms/define-form.ts';
import { sentKey } from '#app/screens/member/change-key.ts';
import { calendarSend, itemTold, removalSends } from '#app/screens/member/item-forms.server.ts';
import { answering } from '#app/screens/member/section.server.ts';
import type { VisitSent } from '#services/members/visits/visits.ts';
import { visitForms } from './visit-forms.ts';

function sentOf(filled: Values<typeof visitForms.add.fields>): VisitSent {
  const { kind = '', date = '', time = '', timeZone = '', where = '', withWhom = '', notes = '' } = filled;
  return { kind, date, time, timeZone, where, withWhom, notes };
}

/** How the forms of the visits are sent. */
export const visitAnswers = answering(visitForms, {
  add: async ({ alba, caller }, filled) => itemTold(await alba.visits.add(caller, { key: sentKey(filled.key), sent: sentOf(filled) })),
  async change({ alba, caller }, { record = '', version, ...filled }) {
    const which = { key: sentKey(filled.key), id: record, version: Number(version) };
    return itemTold(await alba.visits.change(caller, { ...which, sent: sentOf(filled) }));
  },
  ...removalSends(({ visits }) => visits),
  calendar: calendarSend(({ visits }) => visits, { en: 'appointment', es: 'cita' }),
});
