import { partWords } from '#services/members/shares/share.words.ts';
import { everyShare } from '#services/members/shares/share-rows.ts';
import { shareParts } from '#services/members/shares/shared.ts';
import { type Exporter, moment, sheet, yesNo } from './sheet.ts';

/** The links that a member made; never what a link holds. */
export const shares: Exporter = async ({ seal, ...owner }) => {
  const found = seal ? await everyShare({ ...owner, seal }) : [];
  return [
    sheet({
      name: 'shares',
      isLines: true,
      columns: {
        part: {
          en: 'What it shows',
          es: 'Qué muestra',
          say(locale, cell) {
            const part = shareParts.find((each) => each === cell);
            return part ? partWords[part][locale] : String(cell);
          },
        },
        name: { en: 'For whom', es: 'Para quién', say: (_, cell) => String(cell) || null },
        createdAt: { en: 'Made', es: 'Hecho', say: moment },
        endsAt: { en: 'Ends', es: 'Vence', say: moment },
        isTakenBack: { en: 'Taken back', es: 'Retirado', say: yesNo },
      },
      rows: found.map(({ part, name, createdAt, endsAt, state }) => ({
        part,
        name,
        createdAt,
        endsAt,
        isTakenBack: state === 'taken-back',
      })),
    }),
  ];
};
