import { hook } from '#app/browser/hook.ts';
import { clock } from '#app/content/film/clock.ts';
import { seek } from '#app/content/film/hooks.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Episode, Turn } from './episode.ts';
import css from './Transcript.module.css';

/**
 * What is said, by whom. Where it is heard each line is a link to when: in the player, or without a script in the file by itself. All
 * of it is on the page and unfolded, to be read and to be searched.
 */
export function Transcript({ episode: { turns, audio } }: { episode: Episode }) {
  const t = useTranslate();
  if (turns.length === 0) return null;
  return (
    <section id="transcript" className={css.transcript}>
      <h2>{t(audio ? 'episode.transcript' : 'episode.conversation')}</h2>
      <ol className="plain-list">
        {turns.map((turn, index) => (
          <li key={index} className={css.turn}>
            {turn.voice === null ? null : <p className={css.voice}>{turn.voice}</p>}
            <Lines turn={turn} file={audio?.url} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Lines({ turn: { lines }, file }: { turn: Turn; file: string | undefined }) {
  return lines.map(({ at, text }, index) =>
    at === null || file === undefined ? (
      <p key={index}>{text}</p>
    ) : (
      <a key={index} className={css.line} href={`${file}#t=${at}`} {...hook(seek, at)}>
        <span className={css.at}>{clock(at)}</span> <span>{text}</span>
      </a>
    ),
  );
}
