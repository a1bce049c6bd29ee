import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { temporaryFolder } from '#config/testing-folders.ts';
import { diskMediaFiles } from '#services/media/files.ts';
import { publishAssets } from '#services/media/publish-assets.ts';
import { readAssets } from '#services/media/read-assets.ts';
import { openSite } from './site.ts';

const dataDirectory = await temporaryFolder('media');
const { get, db } = await openSite({ dataDirectory });
await publishAssets(db, diskMediaFiles(path.join(dataDirectory, 'media')), (await readAssets('content')).assets);

describe.each(locales)('in %s', async (locale) => {
  const landing = await get(pathTo('surgical-images', locale));
  const galleries = landing.document.querySelectorAll('main #procedures a').map((link) => link.getAttribute('href') ?? '');

  it('the landing leads to each procedure, and shows none of its pictures', () => {
    expect(galleries).toHaveLength(4);
    expect(landing.text).not.toContain('lumpectomy-scar');
  });

  it.each(galleries)(
    '%s shows its pictures to who asks for them without a script, on a page that no search engine has',
    async (address) => {
      const [page, asked] = [await get(address), await get(`${address}?sensitive=shown`)];
      const isMembers = page.document.querySelector('[data-members-offer]') !== null;
      const shown = ({ document }: typeof page) =>
        document.querySelectorAll('main [data-gallery-slides] img').filter((image) => image.closest('template') === null).length;
      expect(shown(page)).toBe(0);
      if (isMembers) expect(shown(asked)).toBe(0);
      else expect(shown(asked)).toBeGreaterThanOrEqual(2);
      expect(page.document.querySelector('meta[name=robots]')).toBeNull();
      expect(asked.document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
      expect(asked.headers.get('Cache-Control')).toContain('public');
      if (!isMembers) expect(page.document.querySelector('main noscript')?.innerHTML).toContain(`${address}?sensitive=shown#`);
    },
  );

  it('one of them is for members, with the way in and back', async () => {
    const offers = await Promise.all(
      galleries.map(async (address) => (await get(address)).document.querySelector('[data-members-offer] a')?.getAttribute('href')),
    );
    const members = offers.flatMap((offer, index) =>
      offer ? [{ offer, target: encodeURIComponent(`${galleries[index]}#drawings`) }] : [],
    );
    expect(members).toHaveLength(1);
    for (const { offer, target } of members) expect(offer).toContain(target);
  });
});

it('a page without sensitive pictures stays itself, whatever its address asks for', async () => {
  const { document } = await get('/treatment/surgery?sensitive=shown');
  expect(document.querySelector('meta[name=robots]')).toBeNull();
});
