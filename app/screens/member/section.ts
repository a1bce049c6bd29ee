import type { ReactNode } from 'react';
import type { FormShape } from '#app/forms/define-form.ts';
import type { MessageIdTaking, PlainMessageId } from '#app/i18n/catalogue.ts';
import type { Member } from '#services/identity/shared.ts';

/** What a browser knows of a form of the profile. */
export type MemberFormShape = FormShape & {
  /** What of it the address names of the page that tells that it is done: ids alone. */
  readonly tellsOf?: readonly string[];
  /** The parameters of the address that are over once it is done, such as the one that opens it. */
  readonly dropsQuery?: readonly string[];
};

/** A part of a section. */
export type SectionPart = { id: string; title: PlainMessageId };

/** What a browser loads of a section of the profile: of every section with each of them, so that its view is loaded by itself. */
export type Section<Loaded> = {
  title: PlainMessageId;
  /** What it is for; it may name the member as `{username}`. */
  lead: MessageIdTaking<'username'>;
  /** Its name in the menu, where that is another than its title. */
  menu?: PlainMessageId;
  /** Its parts, where the menu leads to each of them: those that are shown with what it loaded. */
  parts?(loaded: Loaded): readonly SectionPart[];
  /** The parameters of its address that say how it is shown: its forms lead back to that. */
  query?: readonly string[];
  /** The address of the member's picture in what it loaded, where it greets them with it; null for their initials. */
  pictureIn?(loaded: Loaded): string | null;
  View(props: { member: Member; loaded: Loaded }): ReactNode;
};

/** What the server's half of a section has loaded. */
export type LoadedBy<OnServer extends { load(...request: never): Promise<unknown> }> = Awaited<ReturnType<OnServer['load']>>;

/** Defines what a browser loads of a section of the profile, which is there once it is named in `sections.ts`. */
export function section<Loaded>(definition: Section<Loaded>): Section<Loaded> {
  return definition;
}
