import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './InThisSection.module.css';
import type { SectionLink, SectionLinks } from './section-links.ts';

type Props = { id: string; section: SectionLinks | null };

/** What else is in the section of a page. */
export function InThisSection({ id, section }: Props) {
  const t = useTranslate();
  if (!section || section.links.length === 0) return null;
  const { of, links } = section;
  return (
    <nav className={css.section} aria-labelledby="in-this-section">
      <h2 id="in-this-section">{of === null ? t('section.holds') : t('section.of', { section: of })}</h2>
      <ul className={css.links}>
        {links.map(({ id: linked, title, path }) => (
          <li key={linked}>{linked === id ? <span aria-current="page">{title}</span> : <a href={path}>{title}</a>}</li>
        ))}
      </ul>
    </nav>
  );
}

/** The pages before and after a page in its section. */
export function Neighbors({ section }: Pick<Props, 'section'>) {
  const t = useTranslate();
  if (!section?.previous && !section?.next) return null;
  const { previous, next } = section;
  return (
    <nav className={css.neighbors} aria-label={t('section.neighbors')}>
      {previous ? <Neighbor label={t('section.previous')} rel="prev" {...previous} /> : null}
      {next ? <Neighbor label={t('section.next')} rel="next" {...next} /> : null}
    </nav>
  );
}

function Neighbor({ label, rel, title, path }: SectionLink & { label: string; rel: 'prev' | 'next' }) {
  return (
    <a className={css[rel]} href={path} rel={rel}>
      <small>{label}</small>
      <span>{title}</span>
    </a>
  );
}
