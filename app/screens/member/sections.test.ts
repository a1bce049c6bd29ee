import { expect, it } from 'vitest';
import { sectionIds } from './section-ids.ts';
import { formOf, formsOf, sectionAsked } from './sections.server.ts';
import { sections } from './sections.ts';
import { beginFactorForm, finishFactorForm } from './security/security-forms.ts';

const forms = sectionIds.flatMap((id) => formsOf(id).map((form) => ({ id, form })));

/** What comes of these says it: the code to scan, and the page of the codes to print. */
const leadOn: readonly string[] = [beginFactorForm.intent, finishFactorForm.intent];

it('each form of the profile is known by its intent alone, and says when it is done', () => {
  const intents = forms.map(({ form: { intent } }) => intent);
  expect(intents).not.toContain(undefined);
  // What a script sends that carries nothing out.
  expect(intents).not.toContain('keep');
  expect(new Set(intents).size).toBe(intents.length);
  for (const { id, form } of forms) {
    expect(formOf(form.intent ?? '')).toEqual({ id, form });
    // A form that only shows something else changes nothing.
    if (!form.onlyShows && !leadOn.includes(form.intent ?? '')) expect(form.done, form.intent).toBeDefined();
  }
  for (const intent of ['', 'toString', 'keep']) expect(formOf(intent)).toBeNull();
});

it('the menu has each section once', () => expect(Object.keys(sections).sort()).toEqual([...sectionIds].sort()));

it('an address asks for a section that is there, or for the overview', () => {
  const asked = (query: string) => sectionAsked(new URL(`https://alba.example/profile${query}`));
  expect(['', '?section=sign-out', '?section=nothing', '?section=toString'].map(asked)).toEqual(['overview', 'sign-out', null, null]);
});
