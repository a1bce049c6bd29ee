import type { Page } from '#app/pages/page.ts';
import { locales } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import { SharingTags } from './SharingTags.tsx';

/** Title, description, canonical address, the same page in the other language, its feed, and the color around the page; React moves them into the head. */
export function DocumentHead(page: Page) {
  const { locale, origin, alternates, title, headTitle = title, description, indexed, feed } = page;
  const own = alternates[locale];
  const others = locales.flatMap((each) => {
    const path = alternates[each];
    return path === undefined ? [] : [{ tag: each, href: origin + path }];
  });
  const fallback = alternates.en ?? alternates.es;
  return (
    <>
      <title>{headTitle === organisation.name ? headTitle : `${headTitle} | ${organisation.name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {indexed ? null : <meta name="robots" content="noindex" />}
      {own === undefined ? null : <link rel="canonical" href={origin + own} />}
      {others.map(({ tag, href }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={href} />
      ))}
      {fallback === undefined ? null : <link rel="alternate" hrefLang="x-default" href={origin + fallback} />}
      {feed === undefined ? null : <link rel="alternate" type="application/atom+xml" title={title} href={origin + feed} />}
      <SharingTags {...page} />
      {/* What the header stands on in either theme, as in tokens.css. */}
      <meta name="theme-color" content="#331b39" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0f0a13" media="(prefers-color-scheme: dark)" />
    </>
  );
}
