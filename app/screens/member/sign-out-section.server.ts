import { sectionOnServer } from './section.server.ts';

export const signOut = sectionOnServer({ load: async () => null, forms: [] });
