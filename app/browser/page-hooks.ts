import type { Hook } from './hook.ts';

/** On `<html>`: the page is one that the router takes over, */
export const applicationPage: Hook = 'data-application';
/** and one that was made for the member who asked for it. */
export const personalPage: Hook = 'data-personal';
