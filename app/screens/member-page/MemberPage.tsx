import type { ReactNode } from 'react';
import { pathTo } from '#app/addresses/paths.ts';
import { Avatar } from '#app/features/avatars/Avatar.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { PublicPage } from '#services/members/public-page/public-pages.ts';
import type { Fact } from '#services/members/public-page/shown-profile.ts';
import type { ShownRecord } from '#services/members/public-page/shown-records.ts';
import css from './member-page.module.css';
import { PublicRecordCard } from './PublicRecordCard.tsx';

/** What a member made public. What is not there leaves nothing behind: no heading, no gap, no count. */
export function MemberPage({ member }: { member: PublicPage }) {
  const t = useTranslate();
  const locale = useLocale();
  const { username, picture, tagline, bio, homepage, about, health, diagnoses, treatments } = member;
  return (
    <article className={css.page}>
      <header className={css.head}>
        <Avatar username={username} src={picture} size={96} />
        <div className={css.name}>
          <h1 dir="auto">{username}</h1>
          {tagline === null ? null : (
            <p className={css.tagline} dir="auto">
              {tagline}
            </p>
          )}
        </div>
      </header>
      {bio === null && homepage === null ? null : (
        <div className={css.story}>
          {bio === null ? null : (
            <p className={css.bio} dir="auto">
              {bio}
            </p>
          )}
          {homepage === null ? null : <Homepage address={homepage} />}
        </div>
      )}
      <Facts title={t('memberPage.about', { username })} facts={about} />
      <Facts title={t('memberPage.health')} facts={health} />
      <Records title={t('memberPage.diagnoses', { count: diagnoses.length })} records={diagnoses} />
      <Records title={t('memberPage.treatments', { count: treatments.length })} records={treatments} />
      <footer className={css.foot}>
        <p>{t('memberPage.note', { username })}</p>
        <p>
          <a href={pathTo('contact', locale)}>{t('memberPage.report')}</a>
        </p>
      </footer>
    </article>
  );
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className={css.group}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Records({ title, records }: { title: string; records: readonly ShownRecord[] }) {
  return (
    <Group title={title} count={records.length}>
      <div className={css.cards}>
        {records.map((record, index) => (
          <PublicRecordCard key={index} record={record} />
        ))}
      </div>
    </Group>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const t = useTranslate();
  return (
    <Group title={title} count={facts.length}>
      <dl className={css.facts}>
        {facts.map(({ fact, answer }) => (
          <div key={fact}>
            <dt>{t(`memberPage.fact.${fact}`)}</dt>
            <dd dir="auto">{answer}</dd>
          </div>
        ))}
      </dl>
    </Group>
  );
}

/** A page of the member's own: no search engine takes it for a recommendation. */
function Homepage({ address }: { address: string }) {
  const t = useTranslate();
  return (
    <p className={css.homepage}>
      <a href={address} rel="nofollow ugc noopener" target="_blank">
        {address.replace(/^https:\/\//, '').replace(/\/$/, '')}
        <span className="visually-hidden"> {t('link.opensNewTab')}</span>
      </a>
    </p>
  );
}
