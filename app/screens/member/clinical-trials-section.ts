import { usefulSection } from './useful/useful-section.tsx';

export const clinicalTrials = usefulSection({
  title: 'clinicalTrials.title',
  lead: 'clinicalTrials.lead',
  drawn: 'glass',
  heading: 'clinicalTrials.heading',
  text: 'clinicalTrials.text',
  entries: ['treatment-clinical-trials', 'treatment-featured-trials', 'types-metastatic-trials-tool', 'getting-a-second-opinion'],
});
