import type { ReactNode } from 'react';
import { LinkedContent } from '#app/content/LinkedContent.tsx';
import { Sections } from '#app/content/sections/Sections.tsx';
import type { Page } from '#app/pages/page.ts';
import { Shell } from '#app/shell/Shell.tsx';
import css from './AccountPage.module.css';
import type { LedBy } from './load-lead.ts';

type Props = {
  page: Page;
  /** What the screen is for, in a sentence or two. */
  lead?: string;
  /** What an entry of the library says besides. */
  entry?: LedBy | null;
  children: ReactNode;
};

/** A screen around an account: what it is for, the one thing to do, and what else to know, which on a phone comes last. */
export function AccountPage({ page, lead, entry, children }: Props) {
  return (
    <Shell page={page}>
      <div className={css.panel}>
        <div className={css.words}>
          <h1 className={css.title}>{page.title}</h1>
          {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
        </div>
        <div className={css.card}>{children}</div>
        {entry ? (
          <div className={css.more}>
            <LinkedContent {...entry.linked}>
              <Sections sections={entry.sections} />
            </LinkedContent>
          </div>
        ) : null}
      </div>
    </Shell>
  );
}
