import { useTranslate } from '#app/i18n/I18n.tsx';
import { pictureFor } from '#services/members/avatars/shared.ts';
import css from './Avatar.module.css';
import { initialsOf } from './initials.ts';

type Props = {
  username: string;
  /** The address of the picture; null for who has none, and for whose initials stand there. */
  src: string | null;
  /** How wide and high it is, in pixels of the page. */
  size: number;
};

/** The picture of a member, round. */
export function Avatar({ username, src, size }: Props) {
  const t = useTranslate();
  const square = { width: size, height: size };
  if (src !== null) {
    return <img className={css.avatar} src={pictureFor(src, size)} alt={t('avatars.of', { username })} decoding="async" {...square} />;
  }
  return (
    <svg className={css.avatar} role="img" aria-label={t('avatars.initials', { username })} viewBox="0 0 100 100" {...square}>
      <circle cx="50" cy="50" r="49" />
      <text x="50" y="52">
        {initialsOf(username)}
      </text>
    </svg>
  );
}
