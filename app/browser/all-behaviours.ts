import type { Behaviour } from './behaviours.ts';

/** Every behaviour, by its file; read by `behaviours-plugin.ts` at build, and never sent. */
export const allBehaviours = import.meta.glob<Behaviour>('/app/**/*.enhance.ts', { eager: true, import: 'default' });
