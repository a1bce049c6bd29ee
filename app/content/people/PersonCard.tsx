import type { HeadingLevel } from '#app/content/cards/Card.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Asset } from '#services/media/store.ts';
import css from './PersonCard.module.css';
import { Portrait } from './Portrait.tsx';

export type PersonCardProps = {
  path: string;
  name: string;
  role: string;
  credentials: string | null;
  /** A line or two on the person. */
  words: string;
  portrait: Asset | undefined;
  /** A person made up as an example. */
  sample: boolean;
};

/** Somebody who has a bio; the whole card leads to it. Who is made up is marked before anybody opens it. */
export function PersonCard({ level: Heading = 'h3', ...person }: PersonCardProps & { level?: HeadingLevel }) {
  const t = useTranslate();
  return (
    <div className={css.card}>
      <Portrait name={person.name} asset={person.portrait} size="small" />
      <div className={css.words}>
        <Heading className={css.name}>
          <a href={person.path}>{person.name}</a>
          {person.credentials ? <span className={css.credentials}>, {person.credentials}</span> : null}
        </Heading>
        <p className={css.role}>{person.role}</p>
      </div>
      <p className={css.about}>{person.words}</p>
      {person.sample ? <p className={css.sample}>{t('people.sample')}</p> : null}
    </div>
  );
}

/** People in rows of cards. */
export function PersonGrid({ people }: { people: readonly PersonCardProps[] }) {
  return (
    <ul className={css.grid} data-people>
      {people.map((person) => (
        <li key={person.path}>
          <PersonCard {...person} />
        </li>
      ))}
    </ul>
  );
}
