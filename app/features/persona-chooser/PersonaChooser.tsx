import { type PlainScreenId, pathTo } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import css from './PersonaChooser.module.css';

const personas = [
  { id: 'newly-diagnosed', screen: 'about-you.newly-diagnosed' },
  { id: 'in-treatment', screen: 'about-you.in-treatment' },
  { id: 'finished-treatment', screen: 'about-you.finished-treatment' },
  { id: 'metastatic', screen: 'types.metastatic' },
  { id: 'caring', screen: 'about-you.caring-for-someone' },
  { id: 'risk', screen: 'about-you.concerned-about-risk' },
] as const satisfies { id: string; screen: PlainScreenId }[];

/** The six places that somebody may be in, in their own words. */
export function PersonaChooser() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <nav aria-labelledby="personas">
      <h2 id="personas" className={css.title}>
        {t('home.personas')}
      </h2>
      <ul className={css.list}>
        {personas.map(({ id, screen }) => (
          <li key={id} className={css.item}>
            <a className={css.link} href={pathTo(screen, locale)}>
              <strong className={css.who}>{t(`home.personas.${id}`)}</strong>
              <span>{t(`home.personas.${id}.text`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
