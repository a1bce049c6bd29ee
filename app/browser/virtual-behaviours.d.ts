/** What `behaviours-plugin.ts` gathers for the loader. */
declare module 'virtual:behaviours/now' {
  import type { Behaviour } from '#app/browser/behaviours.ts';

  const behaviours: readonly Behaviour[];
  export default behaviours;
}

/** What it gathers for when the browser is idle. */
declare module 'virtual:behaviours/idle' {
  import type { Behaviour } from '#app/browser/behaviours.ts';

  const behaviours: readonly Behaviour[];
  export default behaviours;
}
