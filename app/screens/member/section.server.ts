import type { FormAnswer, Values } from '#app/forms/define-form.ts';
import type { AccountRequest } from '#app/screens/account/account-request.ts';
import type { MemberFormShape } from './section.ts';

/** Hands what was filled in to the service that has the rules. */
export type Send<Shape extends MemberFormShape> = (
  request: AccountRequest,
  filled: Values<Shape['fields']>,
) => Promise<FormAnswer<keyof Shape['problems'] & string>>;

/** A form of the profile, and what is done with it. */
export type MemberForm = MemberFormShape & { send: Send<MemberFormShape> };

/** What the server does for a section of the profile. */
export type SectionOnServer<Loaded> = {
  /** What it shows besides the member who is signed in. Services refuse everybody else. */
  load(request: AccountRequest): Promise<Loaded>;
  /** The forms that it shows, each with an intent that no other section has. */
  forms: readonly MemberForm[];
};

/** Defines the half of a section that no browser loads. It is there once it is named in `sections.server.ts`. */
export function sectionOnServer<Loaded>(definition: SectionOnServer<Loaded>): SectionOnServer<Loaded> {
  return definition;
}

/** Forms, each with how it is sent. The compiler asks for every one of them, and for a message of each code that a service answers with. */
export function answering<const Shapes extends Readonly<Record<string, MemberFormShape>>>(
  shapes: Shapes,
  sends: { readonly [Name in keyof Shapes]: Send<Shapes[Name]> },
): readonly MemberForm[] {
  const sendOf: Readonly<Record<string, Send<MemberFormShape>>> = sends;
  return Object.entries(shapes).map(([name, shape]) => {
    const send = sendOf[name];
    if (!send) throw new Error(`nothing sends the form ${name}`);
    return { ...shape, send };
  });
}
