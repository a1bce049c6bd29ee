import { lazy } from 'react';
import { logAddress } from './daily-log/log-address.ts';
import type { dailyLog as onServer } from './daily-log-section.server.ts';
import { type LoadedBy, section } from './section.ts';

/** Loaded with the section alone. */
const DailyLog = lazy(async () => ({ default: (await import('./daily-log/DailyLog.tsx')).DailyLog }));

export const dailyLog = section<LoadedBy<typeof onServer>>({
  title: 'dailyLog.title',
  lead: 'dailyLog.lead',
  parts: () => [
    { id: 'day', title: 'dailyLog.part.day' },
    { id: 'time', title: 'dailyLog.part.time' },
    { id: 'take', title: 'dailyLog.part.take' },
  ],
  query: logAddress,
  View: ({ loaded }) => <DailyLog {...loaded} />,
});
