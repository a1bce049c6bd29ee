export { beginPasskeys } from './begin-passkeys.ts';
