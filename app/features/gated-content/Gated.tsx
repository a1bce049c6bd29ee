import { type ReactNode, use } from 'react';
import { Agreement } from './Agreement.tsx';
import { GatedPlaceContext } from './GatedPlace.tsx';
import { MembersOnly } from './MembersOnly.tsx';

type Props = {
  /** Of the section that it is in; who signs in, or agrees without a script, comes back to it. */
  id: string;
  /** What is for members. */
  title: string;
  /** Hard to see: shown to who has agreed to it. */
  sensitive: boolean;
  membersOnly: boolean;
  /** What is said to who is not signed in, and what needs no script. */
  facts?: ReactNode;
  children: ReactNode;
};

/** What not everybody may see, or not everybody wants to: for members, after a question, or both. */
export function Gated({ id, title, sensitive, membersOnly, facts, children }: Props) {
  const { path } = use(GatedPlaceContext);
  if (!sensitive && !membersOnly) return children;
  const waiting = (
    <Agreement id={id} asks={sensitive} isMembers={membersOnly}>
      {children}
    </Agreement>
  );
  if (!membersOnly) return waiting;
  return (
    <MembersOnly title={title} path={`${path}#${id}`} facts={facts}>
      {waiting}
    </MembersOnly>
  );
}
