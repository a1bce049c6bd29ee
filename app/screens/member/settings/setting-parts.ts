import type { SectionPart } from '#app/screens/member/section.ts';

/** The parts of the settings, from the top. */
export const shownParts = [
  { id: 'picture', title: 'picture.title' },
  { id: 'about', title: 'settings.about' },
  { id: 'place', title: 'settings.place' },
  { id: 'health', title: 'settings.health' },
  { id: 'wishes', title: 'settings.wishes' },
  { id: 'log', title: 'settings.log' },
] as const satisfies readonly SectionPart[];
