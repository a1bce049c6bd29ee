import type { ReactNode } from 'react';
import { Anchor } from '#app/ui/Anchor.tsx';
import { entryAddressOf } from '#services/content/model/shared.ts';
import { EntryLink } from './EntryLink.tsx';

/** An address as content has it: `entry:` and an id, with a section of it or without, or anything that `Anchor` takes. */
export function ContentLink({ href, children }: { href: string; children?: ReactNode }) {
  const entry = entryAddressOf(href);
  if (entry) return <EntryLink {...entry}>{children}</EntryLink>;
  return <Anchor href={href}>{children}</Anchor>;
}
