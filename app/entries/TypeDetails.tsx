import type { ReactNode } from 'react';
import { ContentLink } from '#app/content/links/ContentLink.tsx';
import { EntryLink } from '#app/content/links/EntryLink.tsx';
import { AssetLink } from '#app/content/links/LinkedAssets.tsx';
import { formatDuration } from '#app/i18n/dates.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Entry } from '#services/content/library/store.ts';
import css from './TypeDetails.module.css';

type Of<Type extends Entry['type']> = { entry: Extract<Entry, { type: Type }> };

/** What an entry's type adds to it, above its text: who, when, how long. */
export function TypeDetails({ entry }: { entry: Entry }) {
  switch (entry.type) {
    case 'page':
    case 'topic':
    case 'faq':
    case 'gallery':
    case 'glossaryTerm':
    case 'person':
    case 'organisation':
    case 'check-list':
    case 'event':
    case 'personalStory':
    case 'storyCategory':
    case 'bio':
      return null;
    case 'podcast':
      return <PodcastDetails entry={entry} />;
    case 'video':
      return <VideoDetails entry={entry} />;
    case 'op-ed':
      return (
        <Details>
          <By id={entry.fields.author} />
        </Details>
      );
    case 'researchNews':
      return <NewsDetails entry={entry} />;
    default:
      return entry satisfies never;
  }
}

function Details({ children }: { children: ReactNode }) {
  return <ul className={css.details}>{children}</ul>;
}

function PodcastDetails({ entry: { fields } }: Of<'podcast'>) {
  const t = useTranslate();
  return (
    <Details>
      <Duration seconds={fields.duration} />
      {fields.audio ? <File id={fields.audio} /> : null}
      {fields.guests.length > 0 ? (
        <li>
          {t('entry.with')} <Names ids={fields.guests} />
        </li>
      ) : null}
    </Details>
  );
}

function VideoDetails({ entry: { fields } }: Of<'video'>) {
  const t = useTranslate();
  const { duration, membersOnly, file, videoUrl } = fields;
  return (
    <Details>
      {duration === undefined ? null : <Duration seconds={duration} />}
      {membersOnly ? <li>{t('video.membersOnly')}</li> : null}
      {file && !membersOnly ? <File id={file} /> : null}
      {videoUrl && !membersOnly ? (
        <li>
          <ContentLink href={videoUrl}>{t('entry.watch')}</ContentLink>
        </li>
      ) : null}
    </Details>
  );
}

function NewsDetails({ entry: { fields } }: Of<'researchNews'>) {
  const t = useTranslate();
  return (
    <Details>
      {fields.author ? <By id={fields.author} /> : null}
      {fields.archived ? <li className={css.notice}>{t('entry.archived')}</li> : null}
    </Details>
  );
}

/** In seconds. */
function Duration({ seconds }: { seconds: number }) {
  const t = useTranslate();
  return <li>{t('entry.duration', { duration: formatDuration(seconds) })}</li>;
}

function File({ id }: { id: string }) {
  return (
    <li>
      <AssetLink id={id} />
    </li>
  );
}

function By({ id }: { id: string }) {
  const t = useTranslate();
  return (
    <li>
      {t('entry.by')} <EntryLink id={id} />
    </li>
  );
}

function Names({ ids }: { ids: readonly string[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 ? ', ' : null}
      <EntryLink id={id} />
    </span>
  ));
}
