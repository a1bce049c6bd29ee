import { podcastFeedType } from '#app/addresses/files.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './podcast.module.css';

/** How to hear the episodes elsewhere: the address that apps for podcasts ask for, to be copied. */
export function HowToFollow({ path, origin }: { path: string; origin: string }) {
  const t = useTranslate();
  const address = origin + path;
  return (
    <section id="follow" className={`measure unprinted ${css.follow}`}>
      {/* React puts it into the head. */}
      <link rel="alternate" type={podcastFeedType} href={address} title={t('podcast.feed')} />
      <h2>{t('podcast.follow')}</h2>
      <p>{t('podcast.how')}</p>
      <p>
        <a href={path} type={podcastFeedType}>
          {address}
        </a>
      </p>
    </section>
  );
}
