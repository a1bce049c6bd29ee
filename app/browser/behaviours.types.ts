import type { Behaviour } from './behaviours.ts';

// Checked by the compiler: when a behaviour can begin depends on what it is on.

const begin = () => {};

export const everywhere = { when: 'idle', begin } satisfies Behaviour;
export const onSome = { on: 'p', when: 'near', begin } satisfies Behaviour;
// @ts-expect-error nothing says what comes near
export const near = { when: 'near', begin } satisfies Behaviour;
// @ts-expect-error nothing says what is used
export const used = { when: 'used', begin } satisfies Behaviour;
export const scrolled = { on: 'nav', when: 'scrolled', begin } satisfies Behaviour;
// @ts-expect-error an island begins at a touch
export const touch = { on: 'p', when: 'touch', begin } satisfies Behaviour;
// @ts-expect-error nothing begins
export const idle = { when: 'idle' } satisfies Behaviour;
