import { readAudit } from '#services/members/audit.ts';
import { actionIn, actorWords } from '#services/members/audit.words.ts';
import { type Exporter, moment, type Row, sheet } from './sheet.ts';

const everyLine = 1_000_000;

/** Who read or changed what the member told. */
export const log: Exporter = async ({ transaction, memberId }) => {
  const lines = await readAudit(transaction, memberId, everyLine);
  const rows = lines.map(({ at, actor, action, kind, recordId }) => ({ action, at, actor, part: kind, recordId }));
  const lineOf = new Map<Row, (typeof lines)[number] | undefined>(rows.map((row, index) => [row, lines[index]]));
  return [
    sheet({
      name: 'log',
      isLines: true,
      columns: {
        action: {
          en: 'What was done',
          es: 'Qué se hizo',
          say(locale, _, row) {
            const line = lineOf.get(row);
            return line ? actionIn(locale, line) : null;
          },
        },
        at: { en: 'When', es: 'Cuándo', say: moment },
        actor: {
          en: 'By whom',
          es: 'Quién',
          say(locale, _, row) {
            const line = lineOf.get(row);
            return line ? actorWords[line.actor][locale] : null;
          },
        },
        // The action says it.
        part: { en: 'Of what', es: 'De qué', say: () => null },
        recordId: { en: 'Number of the record', es: 'Número del dato', say: () => null },
      },
      rows,
    }),
  ];
};
