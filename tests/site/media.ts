import path from 'node:path';
import { temporaryFolder } from '#config/testing-folders.ts';
import { diskMediaFiles } from '#services/media/files.ts';
import { publishAssets } from '#services/media/publish-assets.ts';
import { readAssets } from '#services/media/read-assets.ts';
import { mediaStore } from '#services/media/store.ts';
import { mediaLibrary } from '#services/media/testing.ts';
import { openSite, origin } from './site.ts';

/** A site with these assets published, which are asked for by their ids or by any address. */
export async function openMedia(assets: Parameters<typeof mediaLibrary>[0]) {
  const dataDirectory = await temporaryFolder('media');
  const { fetch, db, logged } = await openSite({ dataDirectory });
  const folder = path.join(dataDirectory, 'media');
  const files = diskMediaFiles(folder);
  const { root } = await mediaLibrary(assets);
  await publishAssets(db, files, (await readAssets(root)).assets);
  const store = mediaStore(db, files);
  const ids = new Set(Object.keys(assets).map((file) => path.parse(file).name));
  const urls = new Map((await store.assets([...ids], 'en')).map(({ id, url }) => [id, url]));

  const ask = async (address: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(new Request(origin + (urls.get(address) ?? address), { method, headers }));
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  };
  const hashOf = (id: string) => urls.get(id)?.split('/')[2] ?? '';
  return { ask, store, urls, hashOf, folder, logged };
}
