import type { ReactNode } from 'react';
import { sensitiveQuery } from '#app/addresses/sensitive-query.ts';
import { type Linked, LinkedContent } from '#app/content/LinkedContent.tsx';
import { GatedPlaceContext } from '#app/features/gated-content/GatedPlace.tsx';
import type { Page } from '#app/pages/page.ts';
import { Shell } from '#app/shell/Shell.tsx';

/** A page around what an entry holds: the shell, and all that the text links to within reach of its sections. */
export function EntryContents({ page, linked, children }: { page: Page; linked: Linked; children: ReactNode }) {
  const place = { path: page.alternates[page.locale] ?? '', showsSensitive: page.query === sensitiveQuery };
  return (
    <LinkedContent {...linked}>
      <GatedPlaceContext value={place}>
        <Shell page={page}>{children}</Shell>
      </GatedPlaceContext>
    </LinkedContent>
  );
}
