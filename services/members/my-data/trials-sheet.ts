import { everyKept } from '#services/members/trials/kept-rows.ts';
import { type Exporter, moment, sheet } from './sheet.ts';

/** The trials and searches that were kept. */
export const trials: Exporter = async ({ seal, ...owner }) => {
  const kept = seal ? await everyKept({ ...owner, seal }) : [];
  return [
    sheet({
      name: 'trials',
      isLines: true,
      columns: {
        what: { en: 'Trial or search', es: 'Estudio o búsqueda' },
        savedAt: { en: 'Saved', es: 'Guardado', say: moment },
      },
      rows: kept.map((row) => ({
        what: row.kind === 'trial' ? `${row.nctId}: ${row.title}` : JSON.stringify(row.search),
        savedAt: row.savedAt.toISOString(),
      })),
    }),
  ];
};

/** Whether a mail is wanted when something changes. */
export const trialMail: Exporter = async ({ transaction, memberId }) => {
  const row = await transaction.selectFrom('member_trial_mail').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  return [
    sheet({
      name: 'trialMail',
      isOne: true,
      columns: { locale: { en: 'Mail about trials, in the language', es: 'Correo sobre estudios, en el idioma' } },
      rows: row ? [{ locale: row.locale }] : [],
    }),
  ];
};
