/** What the build makes of the server: one bundle with everything that runs in a process that serves. */

// What measurements put together by themselves, and what pictures are taken of.
export { typeLabelIn } from '#app/i18n/labels.server.ts';
export { sectionIds, sectionPath } from '#app/screens/member/section-ids.ts';
export { openDatabase } from '#database/database.ts';
export { createApp } from './app.ts';
export { createLog } from './operations/log.ts';
export { openServices } from './services.ts';
export { startHttpServer } from './start/http-server.ts';
export { serve, serveUnder } from './start/serve.ts';
