import { type Hook, hook } from './hook.ts';

// Checked by the compiler: what a component says with a hook has to be what the hook can say.

const list: Hook = 'data-list';
const step: Hook<1 | -1> = 'data-step';

export const right = <button type="button" {...hook(step, 1)} {...hook(list)} />;
// @ts-expect-error a value that the hook cannot have
export const wrong = <button type="button" {...hook(step, 2)} />;
// @ts-expect-error the value is missing
export const missing = <button type="button" {...hook(step)} />;
// @ts-expect-error a hook that has no value
export const additional = <button type="button" {...hook(list, 1)} />;
// @ts-expect-error another attribute than data
export const other: Hook = 'aria-label';
