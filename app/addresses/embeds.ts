import { campaign, embeds, type HostedPlayer } from '#config/organisation.ts';
import { fundraising, showing, type ThirdParty } from '#config/third-parties.ts';
import { campaignFrame } from './outside-frames.ts';

/** What another site shows in a frame of its own, once a reader asks for it. */
export type Embed = {
  /** What it is: what is said before a click depends on it. */
  kind: 'film' | 'map' | 'post' | 'form';
  /** Its site in a record of consent, */
  service: string;
  /** and as readers know it. */
  provider: string;
  /** Its page there, for who wants no frame, or has no scripts. */
  page: string;
  /** What the frame shows. */
  frame: string;
  /** What a frame may do that is kept apart from everything (`sandbox`); undefined where the browser keeps it apart by its origin alone. */
  sandbox: string | undefined;
};

type Provider = {
  kind: Embed['kind'];
  party: ThirdParty;
  sandbox?: string;
  /** Its page and its frame for an address of it; null for any other address. */
  read(url: URL): { page: string; frame: string } | null;
};

const host = ({ hostname }: URL) => hostname.replace(/^(www|m)\./, '');

/** https://developers.google.com/youtube/player_parameters; `youtube-nocookie.com` remembers nothing before it plays. */
const youtube: Provider = {
  kind: 'film',
  party: showing.youtube,
  read(url) {
    const [first = '', second = ''] = url.pathname.split('/').slice(1);
    const named = host(url) === 'youtu.be' ? first : ['embed', 'shorts', 'live'].includes(first) ? second : url.searchParams.get('v');
    if (!['youtu.be', 'youtube.com', 'youtube-nocookie.com'].includes(host(url)) || !/^[\w-]{11}$/.test(named ?? '')) return null;
    return {
      page: `https://www.youtube.com/watch?v=${named}`,
      frame: `https://www.youtube-nocookie.com/embed/${named}?autoplay=1&rel=0&enablejsapi=1`,
    };
  },
};

/** https://help.vimeo.com/hc/en-us/articles/12426260232977; `dnt` asks it to follow nobody. An unlisted film has a second part. */
const vimeo: Provider = {
  kind: 'film',
  party: showing.vimeo,
  read(url) {
    const [, id, part = url.searchParams.get('h') ?? ''] = /^\/(?:video\/)?(\d{5,12})(?:\/([\da-f]{8,12}))?\/?$/.exec(url.pathname) ?? [];
    if (!['vimeo.com', 'player.vimeo.com'].includes(host(url)) || !id || !/^[\da-f]*$/.test(part)) return null;
    return {
      page: `https://vimeo.com/${id}${part ? `/${part}` : ''}`,
      frame: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${part ? `&h=${part}` : ''}`,
    };
  },
};

/** About a kilometre around a place, in degrees. */
const around = 0.006;

/** The address that openstreetmap.org gives for a marked place: `?mlat=40.7&mlon=-74.0`. */
const openStreetMap: Provider = {
  kind: 'map',
  party: showing.openStreetMap,
  sandbox: 'allow-scripts allow-same-origin allow-popups',
  read(url) {
    const [lat, lon] = ['mlat', 'mlon'].map((name) => (url.searchParams.has(name) ? Number(url.searchParams.get(name)) : Number.NaN));
    if (host(url) !== 'openstreetmap.org' || lat === undefined || lon === undefined) return null;
    if (!(Math.abs(lat) <= 85) || !(Math.abs(lon) <= 180)) return null;
    const box = [lon - around, lat - around / 2, lon + around, lat + around / 2].map((degrees) => degrees.toFixed(5)).join('%2C');
    return {
      page: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`,
      frame: `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${lat}%2C${lon}`,
    };
  },
};

/** A post as its own page shows it in a frame: so no script of Instagram’s runs in a page of the site. */
const instagram: Provider = {
  kind: 'post',
  party: showing.instagram,
  sandbox: 'allow-scripts allow-same-origin allow-popups',
  read(url) {
    const [, id] = /^\/(?:p|reel)\/([\w-]+)\/?$/.exec(url.pathname) ?? [];
    if (host(url) !== 'instagram.com' || !id) return null;
    return { page: `https://www.instagram.com/p/${id}/`, frame: `https://www.instagram.com/p/${id}/embed/captioned/` };
  },
};

/** A film of the organisation’s own player: `https://{any host of its script}/?videoId=123` in a frame that the site serves (`server/routes/embeds.ts`). */
const hosted = (player: HostedPlayer, party: ThirdParty): Provider => ({
  kind: 'film',
  party,
  sandbox: 'allow-scripts',
  read(url) {
    const id = url.searchParams.get('videoId') ?? '';
    if (url.origin !== new URL(player.script).origin || !/^\w{1,40}$/.test(id)) return null;
    return { page: url.href, frame: `/embeds/${id}` };
  },
});

const providers: readonly Provider[] = [
  ...(embeds.youtube ? [youtube] : []),
  ...(embeds.vimeo ? [vimeo] : []),
  ...(embeds.openStreetMap ? [openStreetMap] : []),
  ...(embeds.instagram ? [instagram] : []),
  ...(embeds.player && showing.player ? [hosted(embeds.player, showing.player)] : []),
];

/** Where frames of pages may come from, as a content security policy has it. A hosted player runs in a frame of the site's own. */
export const frameSources = providers.flatMap(({ party }) => (party === showing.player ? [] : party.hosts)).join(' ');

/** What can be shown in place of an address; null for a site that is not configured, and what is none of its films, maps and posts. */
export function embedOf(address: string): Embed | null {
  const url = URL.parse(address);
  for (const { kind, party, sandbox, read } of url?.protocol === 'https:' ? providers : []) {
    const found = url && read(url);
    if (found) return { kind, service: party.id, provider: party.name, sandbox, ...found };
  }
  return null;
}

/** The form of the campaign by which gifts are given, where it is the one that is configured: a script, in a frame that the site serves. */
export function campaignEmbed(campaignId: string | null, of = campaign): Embed | null {
  if (!of || !fundraising || of.id !== campaignId) return null;
  return { kind: 'form', service: fundraising.id, provider: of.name, sandbox: 'allow-scripts', page: of.page, frame: campaignFrame };
}

/** A post by its id, which is what stands after `/p/` in its address. */
export function instagramEmbed(postId: string): Embed | null {
  return embedOf(`https://www.instagram.com/p/${postId}/`);
}
