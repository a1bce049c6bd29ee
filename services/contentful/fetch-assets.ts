import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import { forEachBounded } from '#services/bounded-queue/for-each.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { nameSchema } from '#services/content/model/references.ts';
import { kindOf, largestBytes, typeOfExtension } from '#services/media/media-types.ts';
import { valueWithLocale } from './locales.ts';
import type { Mapping } from './mapping.ts';
import { problemOf } from './place.ts';
import type { Space, SpaceAsset } from './space.ts';
import { stateOf } from './states.ts';

/** Gives the bytes of an asset's file. @throws with a reason in words */
export type FetchFile = (url: URL) => Promise<Uint8Array>;

type Options = { folder: string; mapping: Mapping; withDrafts: boolean; fetchFile: FetchFile };

const fileSchema = z.object({ url: z.string(), fileName: z.string().catch('file'), contentType: z.string().catch('') });
/** The address that the file of each asset came from; another upload has another. */
const fetchedSchema = z.record(z.string(), z.string());

/** How many are fetched side by side. */
const atOnce = 4;

/**
 * Puts the files of a space's assets into a folder of the form that `readAssets` reads, each with its titles and alternative texts. What is
 * there already is not fetched again. One that cannot be had is a warning: what shows it goes without.
 */
export async function fetchAssets(space: Space, { folder, mapping, withDrafts, fetchFile }: Options): Promise<Problem[]> {
  const place = path.join(folder, 'asset');
  await mkdir(place, { recursive: true });
  const record = path.join(folder, 'fetched.json');
  const fetched = await readFile(record, 'utf8').then(
    (text) => fetchedSchema.parse(JSON.parse(text)),
    () => ({}) as Record<string, string>,
  );
  const problems: Problem[] = [];
  const chosen = [...space.assets.values()].filter(({ sys }) => {
    const state = stateOf(sys);
    return state !== 'archived' && (state !== 'draft' || withDrafts);
  });
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
    const id = mapping.ids[asset.sys.id] ?? asset.sys.id;
    const file = fileOf(asset, space, mapping);
    if (!nameSchema.safeParse(id).success) return say('warning', `its id cannot be one here: give it another under ids in the mapping`);
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
      if (fetched[id] !== file.url.href || !(await stat(target).catch(() => null))) {
        const bytes = await fetchFile(file.url);
        if (bytes.byteLength > largestBytes(media.kind))
          return say('warning', `is larger than ${largestBytes(media.kind)} bytes: what shows it goes without`);
        await writeWhole(target, bytes);
        fetched[id] = file.url.href;
      }
    } catch (error) {
      return say('warning', `could not be fetched (${error instanceof Error ? error.message : String(error)}): what shows it goes without`);
    }
    const described = descriptionOf(asset, space, mapping, isPicture);
    if (isPicture && described.decorative)
      say('warning', 'has no alternative text, and is shown as decoration: write its description, in each language', 'description');
    await writeWhole(path.join(place, `${id}.yaml`), stringify(described));
  });
  await writeWhole(record, JSON.stringify(fetched));
  return problems;
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
  return { url, extension, fileName: data.fileName, contentType: data.contentType };
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

async function writeWhole(file: string, contents: string | Uint8Array): Promise<void> {
  if (typeof contents === 'string' && contents === (await readFile(file, 'utf8').catch(() => null))) return;
  const part = `${file}.${process.pid}.part`;
  try {
    await writeFile(part, contents);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Where Contentful keeps files: nothing else is fetched, whatever an export says. */
const hosts = /^(images|assets|videos|downloads)\.(ctfassets\.net|contentful\.com|eu\.ctfassets\.net)$/;

/** Fetches from Contentful alone, over https. */
export const fetchFromContentful: FetchFile = async (url) => {
  if (url.protocol !== 'https:' || !hosts.test(url.hostname)) throw new Error(`${url.hostname} is no host of Contentful’s files`);
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`${url.hostname} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** Takes files from the folder that `contentful space export --download-assets` fills: a folder for each host, and the path below it. */
export function filesIn(root: string): FetchFile {
  return async ({ hostname, pathname }) => {
    const file = path.join(root, hostname, ...pathname.split('/').map(decodeURIComponent));
    if (!file.startsWith(path.join(root, path.sep))) throw new Error('its path leads out of the folder');
    return readFile(file);
  };
}
