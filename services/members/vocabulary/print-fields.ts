import { writeFileSync } from 'node:fs';
import { printedFields } from './printed-fields.ts';

// Writes `docs/member-fields.md`: run `node services/members/vocabulary/print-fields.ts` after every change of the vocabulary.
writeFileSync('docs/member-fields.md', printedFields());
