import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printedSchema } from './schema.ts';

// Writes `schema.graphql`: run `node gateway/print-schema.ts` after every change of the schema.
writeFileSync(path.join(import.meta.dirname, 'schema.graphql'), printedSchema());
