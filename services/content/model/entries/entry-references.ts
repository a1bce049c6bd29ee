import { collectReferences, type References } from '#services/content/model/references.ts';
import { type Section, visitSections } from '#services/content/model/sections/sections.ts';
import { type EntryType, typeDefinitions } from './entry-types.ts';

/** What an entry refers to: in its text, and in the fields of its card and its type. */
export function referencesOfEntry(entry: { type: EntryType; fields: object; sections: readonly Section[] }): References {
  return collectReferences((found) => {
    visitSections(entry.sections, found);
    typeDefinitions[entry.type].visitReferences(entry.fields, found);
  });
}
