import { lazy } from 'react';
import { questionsAddress } from './questions/questions-address.ts';
import type { questions as onServer } from './questions-section.server.ts';
import { type LoadedBy, section } from './section.ts';

/** Loaded with the section alone. */
const Questions = lazy(async () => ({ default: (await import('./questions/Questions.tsx')).Questions }));

export const questions = section<LoadedBy<typeof onServer>>({
  title: 'questions.title',
  lead: 'questions.lead',
  parts: () => [
    { id: 'list', title: 'questions.part.list' },
    { id: 'write', title: 'questions.part.write' },
    { id: 'starters', title: 'questions.part.starters' },
  ],
  query: questionsAddress,
  View: ({ loaded }) => <Questions {...loaded} />,
});
