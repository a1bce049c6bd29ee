import { Document, isMap, visit } from 'yaml';
import { locales } from '#config/locale.ts';
import { type EntryType, typeDefinitions } from '#services/content/model/entries/entry-types.ts';
import { frontMatterSchema } from '#services/content/model/entries/front-matter-schema.ts';
import { slug } from '#services/content/model/slug.ts';
import { mappingFile } from './mapping.ts';
import type { ContentType, Space, TypeField } from './space.ts';

/** By what a content type is called: which of our types it may be. The first that fits. */
const typeWords: readonly (readonly [EntryType, RegExp])[] = [
  ['glossaryTerm', /glossary|term$/],
  ['faq', /faq|question/],
  ['podcast', /podcast|episode/],
  ['video', /^video$|film/],
  ['event', /event|webinar|meetup/],
  ['researchNews', /news/],
  ['organisation', /organi[sz]ation|sponsor|partner$/],
  ['person', /person|author|writer|people|staff|member|speaker/],
  ['topic', /topic$|category|tag$/],
  ['gallery', /gallery/],
  ['page', /page|article|post|blog|guide|product|info|feature/],
];

/** What types cannot be without and no space has: an editor looks at each. */
const constantsOf: Partial<Record<EntryType, Record<string, unknown>>> = {
  person: { sample: false },
  personalStory: { illustrative: false },
};

/** By what a content type is called that has no address of its own: which section it may be. */
const sectionWords: readonly (readonly [string, RegExp])[] = [
  ['item', /accordion-?item|faq-?item/],
  ['accordion', /accordion/],
  ['quote-callout', /quote|testimonial/],
  ['call-to-action', /cta|call-?to-?action|hero|banner|promo/],
  ['section-image', /image|picture|figure/],
  ['video-embed', /video|embed/],
  ['call-to-action-button', /button/],
  ['subheader', /subheader/],
  ['body', /text|block|rich|copy|content|duplex|column/],
];

type FieldGuess = { names: RegExp; fits(field: TypeField): boolean };
const isText = ({ type }: TypeField) => type === 'Symbol' || type === 'Text';
const linkTypeOf = ({ type, linkType, items }: TypeField) => (type === 'Array' ? items?.linkType : linkType);
/** By what a field is called and holds: which of ours it may be. */
const fieldWords: Readonly<Record<string, FieldGuess>> = {
  title: { names: /^(title|name|headline|heading|question|term|pagename|displayname|internalname|internaltitle)$/, fits: isText },
  slug: { names: /slug|permalink/, fits: isText },
  teaser: {
    names: /teaser|summary|excerpt|metadescription|previewdescription|shortdescription|^description$|subline|subtitle|^intro$|abstract/,
    fits: (field) => isText(field) || field.type === 'RichText',
  },
  image: { names: /image|picture|photo|thumbnail|avatar|hero/, fits: (field) => linkTypeOf(field) === 'Asset' },
  topics: { names: /topic|categor|tags/, fits: (field) => linkTypeOf(field) === 'Entry' },
  publishedAt: { names: /publish|^date$/, fits: ({ type }) => type === 'Date' },
  startsAt: { names: /start|^date/, fits: ({ type }) => type === 'Date' },
  endsAt: { names: /end/, fits: ({ type }) => type === 'Date' },
  credentials: { names: /credential|jobtitle/, fits: isText },
  url: { names: /^(url|website|link)$/, fits: isText },
  duration: { names: /duration|length/, fits: () => true },
  videoUrl: { names: /url|video/, fits: isText },
};
const forBody: RegExp = /body|content|text|bio|description|answer|section|quote|definition/;

export type Draft = { yaml: string; unplaced: string[] };

/** A mapping as far as names and kinds of fields tell it. What could not be placed is named, in the file and in `unplaced`. */
export function draftMapping(space: Space): Draft {
  const drafts = [...space.contentTypes.values()].map(draftType);
  const of = (kind: 'types' | 'sections') =>
    Object.fromEntries(drafts.flatMap((draft) => (draft.kind === kind ? [[draft.id, draft.mapping]] : [])));
  const leaveOut = drafts.flatMap((draft) => (draft.kind === 'leaveOut' ? [draft.id] : []));
  const first = space.entries.values().next().value?.sys ?? space.assets.values().next().value?.sys;
  const mapping = {
    ...(first?.space && { space: first.space.sys.id }),
    environment: first?.environment?.sys.id ?? 'master',
    locales: draftLocales(space),
    types: of('types'),
    sections: of('sections'),
    leaveOut,
  };
  const unplaced = [...drafts.flatMap((draft) => draft.unplaced), ...missingLocales(space)];
  const notes = unplaced.map((line) => `# - ${line}`);
  const head = [
    `# ${mappingFile}: what of the space is what here. Drafted from names: look at each line.`,
    ...(notes.length > 0 ? ['# Not placed:', ...notes] : []),
  ];
  return { yaml: `${head.join('\n')}\n${printed(mapping)}`, unplaced };
}

/** Lists on one line each, and whatever holds nothing but words and lists, so that a type can be seen at a glance. */
function printed(mapping: object): string {
  const document = new Document(mapping, { schema: 'core' });
  visit(document, {
    Seq: (_, node) => {
      node.flow = true;
    },
    Map: (_, node) => {
      node.flow = node.items.every(({ value }) => !isMap(value));
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function draftLocales({ locales: theirs }: Pick<Space, 'locales'>): Record<string, string> {
  return Object.fromEntries(
    locales.flatMap((ours) => {
      const found = theirs.find(({ code }) => code === ours) ?? theirs.find(({ code }) => code.toLowerCase().startsWith(`${ours}-`));
      return found ? [[ours, found.code]] : [];
    }),
  );
}

function missingLocales({ locales: theirs }: Pick<Space, 'locales'>): string[] {
  const found = Object.values(draftLocales({ locales: theirs }));
  return theirs
    .filter(({ code }) => !found.includes(code))
    .map(({ code }) => `the locale ${code}: this site is in ${locales.join(' and ')}`);
}

type DraftedType = { id: string; unplaced: string[] } & ({ kind: 'types' | 'sections'; mapping: object } | { kind: 'leaveOut' });

function draftType(contentType: ContentType): DraftedType {
  const { id } = contentType.sys;
  const fields = contentType.fields.filter(({ omitted, disabled }) => !omitted || !disabled);
  const name = slug(id.replace(/([a-z])([A-Z])/g, '$1-$2'));
  const hasAddress = fields.some((field) => fieldWords.slug?.names.test(slug(field.id)));
  const section = hasAddress ? undefined : sectionWords.find(([, words]) => words.test(name))?.[0];
  const type = typeWords.find(([, words]) => words.test(name))?.[0];
  const isEntry = hasAddress || (section === undefined && type !== undefined);
  if (isEntry) return draftEntry(id, type ?? 'page', fields);
  if (section !== undefined) return draftSection(id, section, fields);
  return leftOut(id, fields);
}

function draftEntry(id: string, type: EntryType, fields: readonly TypeField[]): DraftedType {
  const ours = new Set(Object.keys(frontMatterSchema(type).shape));
  const taken = new Set<string>();
  const found: Record<string, string> = {};
  for (const [name, { names, fits }] of Object.entries(fieldWords)) {
    if (!ours.has(name)) continue;
    const candidates = fields.filter((field) => !taken.has(field.id) && fits(field) && names.test(field.id.toLowerCase()));
    // What only editors see comes last.
    const [field] = candidates.toSorted((a, b) => Number(a.id.startsWith('internal')) - Number(b.id.startsWith('internal')));
    if (!field) continue;
    found[name] = field.id;
    taken.add(field.id);
  }
  const rest = fields.filter((field) => !taken.has(field.id));
  const body = rest.filter(
    (field) => field.type === 'RichText' || (field.type === 'Text' && forBody.test(field.id.toLowerCase())) || holdsParts(field),
  );
  const leaveOut = rest.filter((field) => !body.includes(field)).map((field) => field.id);
  const longer = body.find((each) => !holdsParts(each))?.id;
  const teaser = [found.teaser, longer].filter((each) => each !== undefined);
  // What has no title, or nothing to read where our type needs it, is no entry of ours.
  if (found.title === undefined || (body.length === 0 && typeDefinitions[type].body === 'required')) return leftOut(id, fields);
  const mapping = {
    type,
    fields: { ...found, ...(teaser.length > 0 && { teaser }) },
    ...(body.length > 0 && { body: body.map((field) => field.id) }),
    ...(constantsOf[type] && { constants: constantsOf[type] }),
    ...(leaveOut.length > 0 && { leaveOut }),
  };
  const unplaced = leaveOut.map((field) => `the field ${id}.${field}: left out`);
  return {
    id,
    kind: 'types',
    mapping,
    unplaced: teaser.length === 0 ? [...unplaced, `a teaser for ${id}: no field looks like one`] : unplaced,
  };
}

function leftOut(id: string, fields: readonly TypeField[]): DraftedType {
  return { id, kind: 'leaveOut', unplaced: [`the type ${id} (${fields.map((field) => field.id).join(', ')}): left out`] };
}

function holdsParts(field: TypeField): boolean {
  return linkTypeOf(field) === 'Entry' && /section|content|component|block|body|module/.test(field.id.toLowerCase());
}

function draftSection(id: string, section: string, fields: readonly TypeField[]): DraftedType {
  const text =
    fields.find(({ type }) => type === 'RichText') ??
    fields.find(({ type, id: name }) => type === 'Text' && forBody.test(name.toLowerCase()));
  const title = fields.find((field) => isText(field) && /^(headline|heading|title|name|text|label)$/.test(field.id.toLowerCase()));
  const picture = fields.find((field) => linkTypeOf(field) === 'Asset');
  const items = fields.find((field) => field.type === 'Array' && linkTypeOf(field) === 'Entry');
  const url = fields.find((field) => isText(field) && /url|link|href/.test(field.id.toLowerCase()));
  const used: (TypeField | undefined)[] = [];
  const take = (field: TypeField | undefined) => {
    used.push(field);
    return field?.id;
  };
  const parts: Record<string, object> = {
    item: { words: take(title), text: take(text) },
    accordion: { attributes: { title: take(title) }, items: take(items) },
    'quote-callout': { text: take(text), constants: { variation: 'general' } },
    'call-to-action': { attributes: { title: take(title) }, text: take(text) },
    'section-image': { attributes: { asset: take(picture) }, text: take(text) },
    'video-embed': { words: take(title), attributes: { url: take(url) } },
    'call-to-action-button': { words: take(title), attributes: { href: take(url) } },
    subheader: { words: take(title) },
    body: { words: take(title), ...(picture && { pictures: picture.id }), text: take(text) },
  };
  const mapping = { section, ...parts[section] };
  const written = JSON.stringify(mapping);
  const leaveOut = fields.filter((field) => !written.includes(`:${JSON.stringify(field.id)}`)).map((field) => field.id);
  return {
    id,
    kind: 'sections',
    mapping: JSON.parse(JSON.stringify({ ...mapping, ...(leaveOut.length > 0 && { leaveOut }) })),
    unplaced: leaveOut.map((field) => `the field ${id}.${field}: left out`),
  };
}
