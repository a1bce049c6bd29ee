import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import { forEachBounded } from '#services/bounded-queue/for-each.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { nameSchema } from '#services/content/model/references.ts';
import { kindOf, largestBytes, typeOfExtension } from '#services/media/media-types.ts';
import { type FetchFile, FileRefused, forgetFiles, writeText, writeWhole } from './asset-files.ts';
import { valueWithLocale } from './locales.ts';
import { hereOf, type Mapping } from './mapping.ts';
import { problemOf } from './place.ts';
import type { Space, SpaceAsset } from './space.ts';
import { stateOf } from './states.ts';

type Options = { folder: string; mapping: Mapping; withDrafts: boolean; fetchFile: FetchFile };

const fileSchema = z.object({
  url: z.string(),
  fileName: z.string().catch('file'),
  contentType: z.string().catch(''),
  details: z.object({ size: z.number() }).optional().catch(undefined),
});
/** The address that the file of each asset came from; another upload has another. */
const fetchedSchema = z.record(z.string(), z.string());

/** How many are fetched side by side. */
const atOnce = 4;

/**
 * Puts the files of a space's assets into a folder of the form that `readAssets` reads, each with its titles and alternative texts. What is
 * there already is not fetched again. One that cannot be had is a warning: what shows it goes without. `unfetched` are those, by their ids in
 * the space, that may be had later.
 */
export async function fetchAssets(
  space: Space,
  { folder, mapping, withDrafts, fetchFile }: Options,
): Promise<{ problems: Problem[]; unfetched: string[] }> {
  const place = path.join(folder, 'asset');
  await mkdir(place, { recursive: true });
  const record = path.join(folder, 'fetched.json');
  const fetched = await readFile(record, 'utf8').then(
    (text) => new Map(Object.entries(fetchedSchema.parse(JSON.parse(text)))),
    () => new Map<string, string>(),
  );
  const problems: Problem[] = [];
  const unfetched: string[] = [];
  const chosen = [...space.assets.values()].filter(({ sys }) => {
    const state = stateOf(sys);
    return state !== 'archived' && (state !== 'draft' || withDrafts);
  });
  const claimed = Map.groupBy(chosen, ({ sys }) => hereOf(mapping, sys.id));
  await forEachBounded(chosen, { atOnce, keysOf: ({ sys }) => [sys.id] }, async (asset) => {
    const say = (severity: Problem['severity'], message: string, field = 'file') =>
      void problems.push(
        problemOf(
          asset,
          { name: titleOf(asset, space, mapping, 'en') ?? asset.sys.id, type: 'asset' },
          { mapping, field },
          { severity, message },
        ),
      );
    const id = hereOf(mapping, asset.sys.id);
    const file = fileOf(asset, space, mapping);
    if (!nameSchema.safeParse(id).success) return say('warning', `its id cannot be one here: give it another under ids in the mapping`);
    const claims = claimed.get(id) ?? [];
    if (claims.length > 1)
      return say(
        'error',
        `${claims.map(({ sys }) => sys.id).join(' and ')} would both be “${id}” here: give one another under ids in the mapping`,
      );
    if (!file) return say('warning', 'has no file, or one that was not processed yet: what shows it goes without');
    const media = typeOfExtension(file.extension);
    if (!media)
      return say(
        'warning',
        `${file.fileName} is ${file.contentType || 'of an unknown type'}, which this site does not show: what shows it goes without`,
      );
    const isPicture = media.kind === 'picture';
    const target = path.join(place, `${id}.${file.extension}`);
    try {
      if (fetched.get(id) !== file.url.href || !(await stat(target).catch(() => null))) {
        const most = largestBytes(media.kind);
        if (file.size > most) throw new FileRefused(`it is larger than ${most} bytes`);
        const pieces = await fetchFile(file.url, most);
        await writeWhole(target, pieces, most);
        // An earlier upload may have been of another type.
        await forgetFiles(place, new Set([id]), path.basename(target));
        fetched.set(id, file.url.href);
      }
    } catch (error) {
      if (!(error instanceof FileRefused)) unfetched.push(asset.sys.id);
      return say('warning', `could not be fetched (${error instanceof Error ? error.message : String(error)}): what shows it goes without`);
    }
    const described = descriptionOf(asset, space, mapping, isPicture);
    if (isPicture && described.decorative)
      say('warning', 'has no alternative text, and is shown as decoration: write its description, in each language', 'description');
    await writeText(path.join(place, `${id}.yaml`), stringify(described));
  });
  await writeText(record, JSON.stringify(Object.fromEntries(fetched)));
  return { problems, unfetched };
}

/** What an asset says of itself, as a file beside it says it. A text in one language alone stands for both. */
function descriptionOf(asset: SpaceAsset, space: Space, mapping: Mapping, isPicture: boolean) {
  const inLocale = (locale: Locale) => ({
    title: titleOf(asset, space, mapping, locale) ?? fileOf(asset, space, mapping)?.fileName ?? asset.sys.id,
    alt: textOf(asset, 'description', space, mapping, locale) ?? '',
  });
  const texts = { en: inLocale('en'), es: inLocale('es') };
  if (!isPicture) return { en: { title: texts.en.title }, es: { title: texts.es.title }, decorative: undefined };
  const [alt] = [texts.en.alt, texts.es.alt].filter(Boolean);
  if (alt === undefined) return { ...texts, decorative: true };
  return { en: { ...texts.en, alt: texts.en.alt || alt }, es: { ...texts.es, alt: texts.es.alt || alt }, decorative: undefined };
}

function titleOf(asset: SpaceAsset, space: Space, mapping: Mapping, locale: Locale): string | null {
  return textOf(asset, 'title', space, mapping, locale);
}

function textOf(asset: SpaceAsset, field: string, space: Space, mapping: Mapping, locale: Locale): string | null {
  const own = valueWithLocale(asset.fields[field], mapping.locales[locale] ?? '', space.locales)?.value;
  const other = Object.values(asset.fields[field] ?? {}).find((value) => typeof value === 'string');
  const text = typeof own === 'string' ? own : other;
  return typeof text === 'string' && text.trim() !== '' ? text.replace(/\s+/g, ' ').trim() : null;
}

function fileOf(asset: SpaceAsset, space: Space, mapping: Mapping) {
  const values = asset.fields.file;
  const inOrder = locales.map((locale) => valueWithLocale(values, mapping.locales[locale] ?? '', space.locales)?.value);
  const { data } = fileSchema.safeParse(inOrder.find((value) => value !== undefined && value !== null) ?? Object.values(values ?? {})[0]);
  const address = data?.url.startsWith('//') ? `https:${data.url}` : data?.url;
  if (!data || address === undefined || !URL.canParse(address)) return null;
  const url = new URL(address);
  const extension = extensionOf(data.fileName, data.contentType);
  return { url, extension, fileName: data.fileName, contentType: data.contentType, size: data.details?.size ?? 0 };
}

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
};

/** By what it is said to be; else as its name ends. */
function extensionOf(fileName: string, contentType: string): string {
  const known = extensions[contentType];
  return known !== undefined && kindOf(contentType) !== null ? known : path.extname(fileName).slice(1).toLowerCase();
}
