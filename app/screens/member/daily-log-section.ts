import { usefulSection } from './useful/useful-section.tsx';

export const dailyLog = usefulSection({
  title: 'dailyLog.title',
  lead: 'dailyLog.lead',
  drawn: 'notebook',
  heading: 'dailyLog.heading',
  text: 'dailyLog.text',
  points: ['dailyLog.when', 'dailyLog.strength', 'dailyLog.taken', 'dailyLog.day', 'dailyLog.questions'],
  urgent: 'dailyLog.urgent',
  entries: ['infection-and-fever', 'questions-for-the-first-visit', 'first-week', 'treatment-side-effects'],
});
