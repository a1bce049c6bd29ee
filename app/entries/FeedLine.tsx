import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';

/** How to hear of what is new on a page without an account and without mail. */
export function FeedLine({ page: { feed } }: { page: Page }) {
  const t = useTranslate();
  if (feed === undefined) return null;
  return (
    <p className="unprinted measure">
      {t('feed.follow')}{' '}
      <a href={feed} type="application/atom+xml">
        {t('feed.link')}
      </a>
    </p>
  );
}
