import type { Locale } from '#config/locale.ts';
import { everyQuestion } from '#services/members/questions/question-rows.ts';
import { everyMedicine } from '#services/members/reminders/medicine-rows.ts';
import { visitKinds } from '#services/members/visits/shared.ts';
import { everyVisit } from '#services/members/visits/visit-rows.ts';
import { visitKindWords, visitLineIn } from '#services/members/visits/visits.words.ts';
import { dateIn } from '#services/members/vocabulary/answer-text.ts';
import { type Cell, type Exporter, sheet, yesNo } from './sheet.ts';

const day = (locale: Locale, cell: Cell) => dateIn(locale, String(cell));
const kind = (locale: Locale, cell: Cell) => {
  const code = visitKinds.find((each) => each === cell);
  return code === undefined ? null : visitKindWords[code][locale];
};

/** What a member wrote on lists of her own: questions, visits, and medicines to be reminded of. */
export const items: Exporter = async (owner) => {
  const visits = await everyVisit(owner);
  const lines = new Map(visits.map(({ id, fields }) => [id, visitLineIn('en', fields)]));
  return [
    sheet({
      name: 'questions',
      columns: {
        text: { en: 'Question', es: 'Pregunta' },
        answer: { en: 'What you were told', es: 'Lo que le respondieron' },
        isTicked: { en: 'Asked', es: 'Ya preguntada', say: yesNo },
        about: { en: 'About the page', es: 'Sobre la página' },
        visit: { en: 'For the visit', es: 'Para la cita' },
      },
      rows: (await everyQuestion(owner)).map(({ fields: { text, answer, isTicked, about, visit } }) => ({
        ...{ text, answer: answer || null, isTicked, about },
        visit: visit === null ? null : (lines.get(visit) ?? null),
      })),
    }),
    sheet({
      name: 'visits',
      columns: {
        date: { en: 'Day', es: 'Día', say: day },
        time: { en: 'Time', es: 'Hora' },
        timeZone: { en: 'Time zone', es: 'Zona horaria' },
        kind: { en: 'What for', es: 'Para qué', say: kind },
        withWhom: { en: 'With whom', es: 'Con quién' },
        where: { en: 'Where', es: 'Dónde' },
        notes: { en: 'Notes', es: 'Notas' },
      },
      rows: visits.map(({ fields: { withWhom, where, notes, ...fields } }) => ({
        ...fields,
        ...{ withWhom: withWhom || null, where: where || null, notes: notes || null },
      })),
    }),
    sheet({
      name: 'medicineReminders',
      columns: {
        name: { en: 'Medicine', es: 'Medicina' },
        times: { en: 'Times', es: 'Horas' },
        everyDays: { en: 'Every how many days', es: 'Cada cuántos días' },
        from: { en: 'From', es: 'Desde', say: day },
        until: { en: 'Until', es: 'Hasta', say: day },
        timeZone: { en: 'Time zone', es: 'Zona horaria' },
      },
      rows: (await everyMedicine(owner)).map(({ fields }) => fields),
    }),
  ];
};

/** Whether mails are wanted that remind of something. */
export const reminderMail: Exporter = async ({ transaction, memberId }) => {
  const row = await transaction.selectFrom('member_reminder_mail').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  return [
    sheet({
      name: 'reminderMail',
      isOne: true,
      columns: {
        visits: { en: 'Of visits', es: 'De citas', say: yesNo },
        medicines: { en: 'Of medicines', es: 'De medicinas', say: yesNo },
        locale: { en: 'In the language', es: 'En el idioma' },
      },
      rows: row ? [{ visits: row.visits, medicines: row.medicines, locale: row.locale }] : [],
    }),
  ];
};
