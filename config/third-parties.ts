import { type AnalyticsContainer, hostsOf } from './analytics.ts';
import type { ConsentCategory } from './consent.ts';
import type { Locale } from './locale.ts';
import { campaign, embeds } from './organisation.ts';

/** A company whose hosts a page of the site may ask for something: each row is one, and there are no others. */
export type ThirdParty = {
  /** Its name in a record of consent, among the services of its category. */
  id: string;
  /** As readers know it. */
  name: string;
  /** Origins, as a content security policy has them. Empty where all of it comes from the site itself. */
  hosts: readonly string[];
  category: ConsentCategory;
  /**
   * `on-press` shows something in its place on any page, once its button is pressed; on screens that are open to others
   * (`outsideScripts` in `app/addresses/`) also unasked, for who agreed. `when-agreed` runs on those screens alone.
   */
  runs: 'on-press' | 'when-agreed';
  purpose: Record<Locale, string>;
  gets: Record<Locale, string>;
};

const seen = {
  en: 'your internet address, your browser, that you are on our site, and what of theirs you look at. It may set cookies of its own',
  es: 'su dirección de internet, su navegador, que está en nuestro sitio y lo que mira de ellos. Puede poner cookies propias',
};
const film = { en: 'to play a video in its place', es: 'reproducir un video en su lugar' };

function shown(id: string, name: string, hosts: readonly string[], purpose: ThirdParty['purpose']): ThirdParty {
  return { id, name, hosts, category: 'marketing', runs: 'on-press', purpose, gets: seen };
}

/** Those whose films, maps and posts are shown, by the name that `app/addresses/embeds.ts` has for each. */
export const showing = {
  youtube: shown('youtube', 'YouTube', ['https://www.youtube-nocookie.com'], film),
  vimeo: shown('vimeo', 'Vimeo', ['https://player.vimeo.com'], film),
  openStreetMap: shown('openstreetmap', 'OpenStreetMap', ['https://www.openstreetmap.org'], {
    en: 'to show a map in its place',
    es: 'mostrar un mapa en su lugar',
  }),
  instagram: shown('instagram', 'Instagram', ['https://www.instagram.com'], {
    en: 'to show a post in its place',
    es: 'mostrar una publicación en su lugar',
  }),
  player: embeds.player && {
    ...shown('player', embeds.player.name, originsOf(embeds.player), film),
    gets: {
      en: 'your internet address, your browser and which video it is, and no cookie',
      es: 'su dirección de internet, su navegador y de qué video se trata, y ninguna cookie',
    },
  },
} satisfies Record<keyof typeof embeds, ThirdParty | null>;

/** The form of a campaign. */
export const fundraising: ThirdParty | null = campaign && {
  id: 'campaign',
  name: campaign.name,
  hosts: originsOf(campaign),
  category: 'marketing',
  runs: 'on-press',
  purpose: { en: 'to show the donation form in its place', es: 'mostrar el formulario para donar en su lugar' },
  gets: {
    en: 'your internet address, your browser, and what you type into its form. Not what you read here',
    es: 'su dirección de internet, su navegador y lo que escriba en su formulario. No lo que lee aquí',
  },
};

function container(each: AnalyticsContainer, index: number): ThirdParty {
  return {
    id: `analytics-${index + 1}`,
    name: each.name,
    hosts: hostsOf(each),
    category: 'analytics',
    runs: 'when-agreed',
    purpose: {
      en: 'to count visits to the pages about the organization and about giving',
      es: 'contar las visitas a las páginas sobre la organización y las donaciones',
    },
    gets: {
      en: 'your internet address, your browser, the name of one of those pages, its language, and that a link for giving was pressed. No cookie',
      es: 'su dirección de internet, su navegador, el nombre de una de esas páginas, su idioma y que se oprimió un enlace para donar. Ninguna cookie',
    },
  };
}

/** Whom the organisation has configured, whatever runs where. */
export const constantThirdParties: readonly ThirdParty[] = [
  ...(embeds.youtube ? [showing.youtube] : []),
  ...(embeds.vimeo ? [showing.vimeo] : []),
  ...(embeds.openStreetMap ? [showing.openStreetMap] : []),
  ...(embeds.instagram ? [showing.instagram] : []),
  ...(showing.player ? [showing.player] : []),
  ...(fundraising ? [fundraising] : []),
];

/** Every one, with the containers that this server is told of (`ANALYTICS`). */
export function thirdParties(analytics: readonly AnalyticsContainer[]): readonly ThirdParty[] {
  return [...constantThirdParties, ...analytics.map(container)];
}

function originsOf({ script, styleSheet = null, sources }: { script: string; styleSheet?: string | null; sources: readonly string[] }) {
  const own = [script, ...(styleSheet === null ? [] : [styleSheet])].map((address) => new URL(address).origin);
  return [...new Set([...own, ...sources])];
}
