import { LinkRow } from '#app/content/sections/link/LinkRow.tsx';
import { forumWays } from '#app/features/forum/forum.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './community.module.css';

/** Every way into the forum; nothing where the organisation has none. */
export function ForumWays() {
  const t = useTranslate();
  const ways = forumWays();
  if (ways.length === 0) return null;
  return (
    <section id="forum" className={css.part} data-forum>
      <h2>{t('forum.ways')}</h2>
      <p className={css.text}>{t('forum.ways.text')}</p>
      <ul className={css.ways}>
        {ways.map(({ label, about, url }) => (
          <li key={url}>
            <LinkRow url={url} label={t(label)} description={t(about)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
