import { usefulSection } from './useful/useful-section.tsx';

export const forYou = usefulSection({
  title: 'forYou.title',
  lead: 'forYou.lead',
  drawn: 'compass',
  heading: 'forYou.heading',
  text: 'forYou.text',
  entries: [
    'about-you-newly-diagnosed',
    'about-you-in-treatment',
    'about-you-finished-treatment',
    'types-metastatic',
    'about-you-caring-for-someone',
    'about-you-concerned-about-risk',
  ],
  screens: [{ screen: 'topics', text: 'saved.topics' }],
});
