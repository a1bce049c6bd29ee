import type { Page } from '#app/pages/page.ts';
import { type Locale, locales } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import { pictureSize, pictureType } from '#services/sharing/shared.ts';

/** Language and territory, as Open Graph wants them: the Spanish of the site is that of the United States. */
const territories: Record<Locale, string> = { en: 'en_US', es: 'es_US' };

/** What other sites show of a page where somebody shares it: https://ogp.me, which is what they all read, and the size of the card. */
export function SharingTags({ locale, origin, alternates, title, description, indexed, shared }: Page) {
  if (!shared || !indexed) return null;
  const others = locales.filter((each) => each !== locale && alternates[each] !== undefined);
  const properties: [property: string, content: string | number][] = [
    ['og:site_name', organisation.name],
    ['og:type', shared.type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', origin + (alternates[locale] ?? '')],
    ['og:locale', territories[locale]],
    ...others.map((other): [string, string] => ['og:locale:alternate', territories[other]]),
    ['og:image', origin + shared.picture],
    ['og:image:type', pictureType],
    ['og:image:width', pictureSize.width],
    ['og:image:height', pictureSize.height],
    ['og:image:alt', `${organisation.name}: ${title}`],
    ...articleTimes(shared),
  ];
  return (
    <>
      {properties.map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function articleTimes(shared: NonNullable<Page['shared']>): [string, string][] {
  if (shared.type !== 'article') return [];
  return [
    ['article:published_time', shared.publishedAt],
    ['article:modified_time', shared.updatedAt],
  ];
}
