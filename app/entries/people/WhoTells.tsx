import { use } from 'react';
import { pathTo, screenName } from '#app/addresses/paths.ts';
import { LabelIcon } from '#app/content/cards/LabelIcon.tsx';
import { LinkedCardsContext } from '#app/content/cards/linked-cards.ts';
import { EntryLink } from '#app/content/links/EntryLink.tsx';
import { LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { LinkedEntriesContext } from '#app/content/links/linked-entries.ts';
import { Portrait } from '#app/content/people/Portrait.tsx';
import { formatShortDate } from '#app/i18n/dates.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Entry } from '#services/content/library/store.ts';
import type { BioGroup } from '#services/content/model/shared.ts';
import css from './WhoTells.module.css';

type Of<Type extends Entry['type']> = { entry: Extract<Entry, { type: Type }> };

/** Right below the title, where a page is one person's: who tells a story, or whom a bio is about, and that they are made up where they are. */
export function WhoTells({ entry }: { entry: Entry }) {
  if (entry.type === 'personalStory') return <Teller entry={entry} />;
  if (entry.type === 'bio') return <Person entry={entry} />;
  return null;
}

function Teller({ entry: { fields, publishedAt } }: Of<'personalStory'>) {
  const t = useTranslate();
  const locale = useLocale();
  const name = use(LinkedEntriesContext)[fields.writer]?.title;
  const own = use(LinkedAssetsContext)[fields.storyWriterImage ?? ''];
  const portrait = use(LinkedCardsContext)[fields.writer]?.imageSource;
  return (
    <>
      <div className={css.who}>
        {name === undefined ? null : <Portrait name={name} asset={own ?? portrait} size="small" eager />}
        <ul className={css.facts}>
          <li>
            {t('entry.by')} {fields.illustrative ? <EntryLink id={fields.writer}>{name}</EntryLink> : <EntryLink id={fields.writer} />},{' '}
            <time dateTime={publishedAt}>{formatShortDate(publishedAt, locale)}</time>
          </li>
          {fields.category === undefined ? null : (
            <li className={css.kind}>
              <LabelIcon label="Personal stories" />
              <span>
                <span className="visually-hidden">{t('story.kind')} </span>
                <EntryLink id={fields.category} />
              </span>
            </li>
          )}
        </ul>
      </div>
      {fields.illustrative ? <p className={css.sample}>{t('entry.illustrative')}</p> : null}
    </>
  );
}

/** Where the people of a group are shown together. */
const pagesOfGroups = {
  team: 'about-us.team-and-board',
  board: 'about-us.team-and-board',
  'advisory-board': 'about-us.professional-advisory-board',
  guest: 'about-us.team-and-board',
  writer: 'about-us.team-and-board',
} as const satisfies Record<BioGroup, string>;

function Person({ entry: { title, fields } }: Of<'bio'>) {
  const t = useTranslate();
  const locale = useLocale();
  const person = use(LinkedEntriesContext)[fields.person];
  const own = use(LinkedAssetsContext)[fields.image ?? ''];
  const portrait = use(LinkedCardsContext)[fields.person]?.imageSource;
  const page = pagesOfGroups[fields.group];
  return (
    <>
      <div className={css.who}>
        <Portrait name={title} asset={own ?? portrait} size="large" eager />
        <ul className={css.facts}>
          <li className={css.role}>{fields.role}</li>
          {person?.credentials ? <li>{person.credentials}</li> : null}
          <li>
            {t(`people.group.${fields.group}`)} · <a href={pathTo(page, locale)}>{screenName(page, locale)}</a>
          </li>
        </ul>
      </div>
      {person?.sample ? <p className={css.sample}>{t('people.sample')}</p> : null}
    </>
  );
}
