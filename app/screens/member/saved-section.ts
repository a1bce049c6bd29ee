import { usefulSection } from './useful/useful-section.tsx';

export const saved = usefulSection({
  title: 'saved.title',
  lead: 'saved.lead',
  drawn: 'bookmark',
  heading: 'saved.heading',
  text: 'saved.text',
  entries: ['keep-a-page'],
  screens: [
    { screen: 'topics', text: 'saved.topics' },
    { screen: 'search', text: 'saved.search' },
  ],
});
