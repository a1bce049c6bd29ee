/**
 * The closed lists that entries are tagged with. The values are stable codes; what readers see is in the messages of the
 * website. Stages and cancer types are those of a member's diagnosis, so that content can be matched to it.
 */
export const contentKinds = ['Category', 'Topic', 'Subtopic', 'PersonalStory', 'Editorial'] as const;

export const personas = [
  'newly-diagnosed',
  'in-treatment',
  'finished-treatment',
  'metastatic',
  'caring-for-someone',
  'concerned-about-risk',
] as const;

export const stages = ['0', 'IA', 'IB', 'IIA', 'IIB', 'IIIA', 'IIIB', 'IIIC', 'IV', 'LCIS'] as const;

export const cancerTypes = ['DCIS', 'IBC', 'IDC', 'ILC', 'LCIS', 'pagets', 'phyllodes', 'other'] as const;

export const treatments = ['chemotherapy', 'hormonal', 'immunotherapy', 'targeted', 'radiation', 'surgery', 'metastases'] as const;

export const cardSizes = ['large', 'small'] as const;

/**
 * Who an entry is for, where it is for some alone: it is put before members only where each of these is so. `women` and the ages are so
 * until a member tells otherwise; the others only when she tells it.
 */
export const audiences = [
  'hormone-positive',
  'her2-positive',
  'her2-negative',
  'her2-low',
  'triple-negative',
  'not-inflammatory',
  'gene-change',
  'bone-metastases',
  'brain-metastases',
  'liver-or-lung-metastases',
  'women',
  'men',
  'before-45',
  'before-50',
  'from-60',
  'pregnancy',
  'black',
  'latina',
] as const;
export type Audience = (typeof audiences)[number];

/** What a card may be called instead of its type. */
export const cardLabels = [
  'Article',
  'Op-Ed',
  'Personal stories',
  'Special report',
  'Image gallery',
  'Podcast',
  'Donate',
  'Video',
  'Promo',
  'Event',
  'Town Hall',
  'Fundraise',
  'Monthly giving',
  'Planned giving',
  'Partnerships',
  'More ways to give',
] as const;

/** What a check-list is for: things to tick off, steps in their order, or questions to take to a visit. */
export const checkListVariations = ['list', 'path', 'questions'] as const;

/** Where a person stands among those who make the site, or speak on it. */
export const bioGroups = ['team', 'board', 'advisory-board', 'guest', 'writer'] as const;
export type BioGroup = (typeof bioGroups)[number];

export const buttonStylings = ['Donate', 'Primary', 'Secondary'] as const;

export const linkTypes = ['internal', 'external', 'download'] as const;
export type LinkType = (typeof linkTypes)[number];

/** Links to an entry, a path or a place on the page stay on this site, and may fetch its files; the rest leave it. */
export function linkTypeOf(url: string): LinkType {
  if (!/^(entry:|\/|#)/.test(url)) return 'external';
  return fileTypeOf(url) === undefined ? 'internal' : 'download';
}

/** The type of a file as people call it, by its extension: `PDF`; undefined for what is a page. A host has no extension. */
export function fileTypeOf(url: string): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  return /(?:^|[^/])\/[^/]+\.(pdf|docx?|xlsx?|csv|epub|ics|zip)$/i.exec(path)?.[1]?.toUpperCase();
}

/** Of an address that leads to an entry (`entry:pathology-report`, `entry:pathology-report#grade`): its id, and where on its page. */
export function entryAddressOf(address: string): { id: string; section: string } | null {
  const [, id, section = ''] = /^entry:([^#]*)(#.*)?$/.exec(address) ?? [];
  return id === undefined ? null : { id, section };
}
