import { LinkRow } from '#app/content/sections/link/LinkRow.tsx';
import type { ForumTalk } from '#app/features/forum/forum.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './PopularForums.module.css';

/** What is talked about in the forum, or the parts of it that most people look for. They are on a site of their own, so each opens as an outside link does. */
export function PopularForums({ forums }: { forums: readonly ForumTalk[] }) {
  const t = useTranslate();
  if (forums.length === 0) return null;
  return (
    <section>
      <h2>{t('home.forums')}</h2>
      <div className={css.forums}>
        <p className={css.text}>{t('home.forums.text')}</p>
        <ul className={css.list}>
          {forums.map(({ name, about, url }) => (
            <li key={url}>
              <LinkRow url={url} label={name} description={about} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
