import type { ReactNode } from 'react';
import { type Linked, LinkedContent } from '#app/content/LinkedContent.tsx';
import type { Page } from '#app/pages/page.ts';
import { Shell } from '#app/shell/Shell.tsx';

/** A page around what an entry holds: the shell, and all that the text links to within reach of its sections. */
export function EntryContents({ page, linked, children }: { page: Page; linked: Linked; children: ReactNode }) {
  return (
    <LinkedContent {...linked}>
      <Shell page={page}>{children}</Shell>
    </LinkedContent>
  );
}
