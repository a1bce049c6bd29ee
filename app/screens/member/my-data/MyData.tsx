import { type ReactNode, useEffect } from 'react';
import { Avatar } from '#app/features/avatars/Avatar.tsx';
import { FormsOfPage, useFormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Part } from '#app/screens/member/Part.tsx';
import type { MemberFormShape } from '#app/screens/member/section.ts';
import type { ShownTable } from '#services/members/my-data/shown.ts';
import { CookieChoices } from './CookieChoices.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Export } from './Export.tsx';
import { Kept } from './Kept.tsx';
import { deleteForm, exportForm } from './my-data-forms.ts';
import { type MyDataPart, myDataParts } from './my-data-parts.ts';

type Props = { tables: readonly ShownTable[]; picture: string | null; isBack: boolean; username: string };

/** All that is kept of a member, to read, to take along and to delete. */
export function MyData({ tables, picture, isBack, username }: Props) {
  const t = useTranslate();
  const page = useFormsOfPage();
  useEffect(() => {
    if (isBack) tellOnce();
  }, [isBack]);
  const contents: Record<MyDataPart, { forms: readonly MemberFormShape[]; view: ReactNode }> = {
    kept: {
      forms: [],
      view: (
        <>
          <Kept tables={tables} picture={picture === null ? null : <Avatar username={username} src={picture} size={96} />} />
          <CookieChoices />
        </>
      ),
    },
    export: { forms: [exportForm], view: <Export /> },
    delete: { forms: [deleteForm], view: <DeleteAccount tables={tables} /> },
  };
  return (
    // The answers to its forms are a file, and a page for somebody who is nobody's member: the browser takes them, not the router.
    <FormsOfPage value={{ ...page, isRouted: false }}>
      {isBack ? <Notice>{t('myData.back')}</Notice> : null}
      {myDataParts.map((part) => (
        <Part key={part.id} {...part} forms={contents[part.id].forms}>
          {contents[part.id].view}
        </Part>
      ))}
    </FormsOfPage>
  );
}

/** Loaded again, or from a bookmark, the page does not tell once more what happened long ago. */
function tellOnce(): void {
  const address = new URL(location.href);
  address.searchParams.delete('back');
  history.replaceState(history.state, '', address);
}
