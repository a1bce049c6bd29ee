import type { ReactNode } from 'react';
import { Anchor } from '#app/ui/Anchor.tsx';
import { EntryLink } from './EntryLink.tsx';

/** An address as content has it: `entry:` and an id, or anything that `Anchor` takes. */
export function ContentLink({ href, children }: { href: string; children?: ReactNode }) {
  if (href.startsWith('entry:')) return <EntryLink id={href.slice('entry:'.length)}>{children}</EntryLink>;
  return <Anchor href={href}>{children}</Anchor>;
}
