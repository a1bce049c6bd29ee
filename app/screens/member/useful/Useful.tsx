import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { ReadingList } from '#app/screens/member/records/ReadingList.tsx';
import css from './Useful.module.css';

const drawings = {
  bookmark: 'M14 6h20v36L24 33l-10 9z M20 15h8',
  notebook: 'M12 6h24v36H12z M19 6v36 M8 13h7 M8 24h7 M8 35h7 M25 16h6 M25 24h6 M25 32h6',
  compass: 'M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38z M31 17l-4 10-10 4 4-10z',
  glass: 'M20 7a13 13 0 1 1 0 26 13 13 0 0 1 0-26z M30 29l12 12 M14 20h12 M20 14v12',
} as const;
export type Drawn = keyof typeof drawings;

type Props = {
  drawn: Drawn;
  heading: PlainMessageId;
  text: PlainMessageId;
  points?: readonly PlainMessageId[];
  urgent?: PlainMessageId;
  reading: readonly { title: string; path: string; teaser: string }[];
  screens: readonly { title: string; path: string; text: PlainMessageId }[];
};

/** What helps today, where there is nothing to show of a member. */
export function Useful({ drawn, heading, text, points = [], urgent, reading, screens }: Props) {
  const t = useTranslate();
  const more = screens.map(({ text: teaser, ...link }) => ({ ...link, teaser: t(teaser) }));
  return (
    <div className={css.useful}>
      <section className={css.card}>
        <svg className={`drawn ${css.drawing}`} viewBox="0 0 48 48" aria-hidden="true">
          <path d={drawings[drawn]} />
        </svg>
        <div className="flush-end">
          <h2>{t(heading)}</h2>
          <p>{t(text)}</p>
          {points.length > 0 ? (
            <ul>
              {points.map((point) => (
                <li key={point}>{t(point)}</li>
              ))}
            </ul>
          ) : null}
          {urgent ? <p className={css.urgent}>{t(urgent)}</p> : null}
        </div>
      </section>
      <section className={css.links}>
        <h2>{t('useful.links')}</h2>
        <ReadingList reading={[...reading, ...more]} />
      </section>
    </div>
  );
}
