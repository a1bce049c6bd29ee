import type { ReactNode } from 'react';
import { FormsOfPage, useFormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Part } from '#app/screens/member/Part.tsx';
import type { ShownTable } from '#services/members/my-data/shown.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Export } from './Export.tsx';
import { Kept } from './Kept.tsx';
import { type MyDataPart, myDataParts } from './my-data-parts.ts';

type Props = { tables: readonly ShownTable[]; isBack: boolean; username: string };

/** All that is kept of a member, to read, to take along and to delete. */
export function MyData({ tables, isBack, username }: Props) {
  const t = useTranslate();
  const page = useFormsOfPage();
  const contents: Record<MyDataPart, ReactNode> = {
    kept: <Kept tables={tables} />,
    export: <Export username={username} />,
    delete: <DeleteAccount tables={tables} username={username} />,
  };
  return (
    // The answers to its forms are a file, and a page for somebody who is nobody's member: the browser takes them, not the router.
    <FormsOfPage value={{ ...page, isRouted: false }}>
      {isBack ? <Notice>{t('myData.back')}</Notice> : null}
      {myDataParts.map((part) => (
        <Part key={part.id} {...part}>
          {contents[part.id]}
        </Part>
      ))}
    </FormsOfPage>
  );
}
