import { type ReactNode, useState } from 'react';
import { FormsOfPage, type KeptForms, type Mistakes } from '#app/forms/forms-of-page.ts';
import type { Kept } from '#app/forms/kept-forms.server.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Member } from '#services/identity/shared.ts';
import css from './profile.module.css';

type Props = {
  member: Member;
  /** Where the section stands. */
  action: string;
  /** The intent of the form that was just carried out. */
  saved: string | null;
  /** What was typed when a session ended. */
  kept: Kept | null;
  /** A form was sent that somebody else had filled in. */
  isOthers: boolean;
  wrong: Mistakes | undefined;
  children: ReactNode;
};

/** What the forms of a section have in common, and what is told of all of them. */
export function MemberForms({ member, action, saved, kept: loaded, isOthers, wrong, children }: Props) {
  const t = useTranslate();
  const done = wrong ? null : saved;
  const kept = useKept(loaded, done);
  return (
    <FormsOfPage value={{ action, owner: member.id, isRouted: true, wrong, kept, done }}>
      <div className={css.parts}>
        {isOthers ? <Notice>{t('myAccount.others', { username: member.username })}</Notice> : null}
        {loaded === 'too-long' ? <Notice>{t('form.notKept')}</Notice> : null}
        {children}
      </div>
    </FormsOfPage>
  );
}

/** What was kept, as long as it is not saved. It is sent once, with the page. */
function useKept(loaded: Kept | null, done: string | null): KeptForms {
  const [kept, setKept] = useState<KeptForms>(loaded === null || loaded === 'too-long' ? {} : loaded);
  if (done !== null && Object.hasOwn(kept, done)) setKept(Object.fromEntries(Object.entries(kept).filter(([intent]) => intent !== done)));
  return kept;
}
