export { startSession as completeSignIn } from './start-session.ts';
