import { ContentLink } from '#app/content/links/ContentLink.tsx';
import { LinkIcon } from './LinkIcon.tsx';
import css from './LinkRow.module.css';

type Props = { url: string; label: string; description?: string | undefined };

/** A link with the sign of what it does, and a few words on it. All of the row can be touched. */
export function LinkRow({ url, label, description }: Props) {
  return (
    <div className={`whole ${css.row}`}>
      <span className={css.sign}>
        <LinkIcon url={url} />
      </span>
      <div className={css.words}>
        <ContentLink href={url}>{label}</ContentLink>
        {description ? <p className={css.description}>{description}</p> : null}
      </div>
    </div>
  );
}
