import { use } from 'react';
import { OriginContext } from '#app/ui/Anchor.tsx';
import { ownAddress } from '#app/ui/own-address.ts';
import { linkTypeOf } from '#services/content/model/shared.ts';
import css from './LinkIcon.module.css';

const drawings = {
  internal: 'M5 12h14m-6-6 6 6-6 6',
  external: 'M7 17 17 7M9 7h8v8',
  download: 'M12 4v11m-5-4 5 5 5-5M5 20h14',
  mail: 'M3.5 6h17v12h-17zm0 1 8.5 6 8.5-6',
  phone: 'M6.5 4h3l1.6 4-2 1.4a11 11 0 0 0 5.5 5.5l1.4-2 4 1.6v3a1.6 1.6 0 0 1-1.8 1.6A16 16 0 0 1 4.9 5.8 1.6 1.6 0 0 1 6.5 4Z',
};

/** The sign of what a link does: it goes on, goes out, fetches a file, writes or calls. */
export function LinkIcon({ url }: { url: string }) {
  const address = ownAddress(url, use(OriginContext));
  const drawing = address.startsWith('tel:') ? 'phone' : address.startsWith('mailto:') ? 'mail' : linkTypeOf(address);
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[drawing]} />
    </svg>
  );
}
