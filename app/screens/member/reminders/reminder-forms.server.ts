import type { Values } from '#app/forms/define-form.ts';
import { sentKey } from '#app/screens/member/change-key.ts';
import { calendarSend, itemTold, removalSends } from '#app/screens/member/item-forms.server.ts';
import { answering } from '#app/screens/member/section.server.ts';
import type { MedicineSent } from '#services/members/reminders/medicines.ts';
import { reminderForms } from './reminder-forms.ts';

function sentOf(filled: Values<typeof reminderForms.add.fields>): MedicineSent {
  const { name = '', times = '', everyDays = '', from = '', until = '', timeZone = '' } = filled;
  return { name, times, everyDays, from, until, timeZone };
}

/** How the forms of what a member is reminded of are sent. */
export const reminderAnswers = answering(reminderForms, {
  add: async ({ alba, caller }, filled) => itemTold(await alba.medicines.add(caller, { key: sentKey(filled.key), sent: sentOf(filled) })),
  async change({ alba, caller }, { record = '', version, ...filled }) {
    const which = { key: sentKey(filled.key), id: record, version: Number(version) };
    return itemTold(await alba.medicines.change(caller, { ...which, sent: sentOf(filled) }));
  },
  ...removalSends(({ medicines }) => medicines),
  calendar: calendarSend(({ medicines }) => medicines, { en: 'reminder', es: 'recordatorio' }),
  mail: ({ alba, caller }, { visits, medicines }) =>
    alba.reminderMail.wish(caller, { visits: visits !== undefined, medicines: medicines !== undefined }),
});
