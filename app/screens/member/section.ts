import type { ReactNode } from 'react';
import type { FieldSpecs, Form } from '#app/forms/define-form.ts';
import type { MessageIdTaking, PlainMessageId } from '#app/i18n/catalogue.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import type { Member } from '#services/identity/shared.ts';

export type MemberForm = Form<FieldSpecs, AccountRequest> & {
  /** What of it the address names of the page that tells that it is done: ids alone. */
  tellsOf?: readonly string[];
};

/** A part of a section. */
export type SectionPart = { id: string; title: PlainMessageId };

/** A section of the profile. */
export type Section<Loaded> = {
  title: PlainMessageId;
  /** What it is for; it may name the member as `{username}`. */
  lead: MessageIdTaking<'username'>;
  /** Its name in the menu, where that is another than its title. */
  menu?: PlainMessageId;
  /** Its parts, where the menu leads to each of them. */
  parts?: readonly SectionPart[];
  /** The parameters of its address that say how it is shown: its forms lead back to that. */
  query?: readonly string[];
  /** What it shows besides the member who is signed in. Services refuse everybody else. It is in the browser's script, and runs on the server. */
  load(request: AccountRequest): Promise<Loaded>;
  /** The address of the member's picture in what it loaded, where it greets them with it; null for their initials. */
  pictureIn?(loaded: Loaded): string | null;
  /** The forms that it shows, each with an intent that no other section has. */
  forms: readonly MemberForm[];
  View(props: { member: Member; loaded: Loaded }): ReactNode;
};

/** Defines a section of the profile, which is there once it is named in `sections.ts`. */
export function section<Loaded>(definition: Section<Loaded>): Section<Loaded> {
  return definition;
}
