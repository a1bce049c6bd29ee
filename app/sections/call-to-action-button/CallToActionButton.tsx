import type { SectionOf } from '#services/content/sections/sections.ts';
import { Button } from '../../ui/Button.tsx';
import { useLeads } from '../link/leads.ts';
import { UnknownSection } from '../unknown/UnknownSection.tsx';

/** One button that stands by itself. */
export function CallToActionButton({ section: { data } }: { section: SectionOf<'callToActionButton'> }) {
  const leads = useLeads();
  if (!leads(data.url)) return <UnknownSection />;
  return (
    <Button href={data.url} styling={data.styling}>
      {data.label}
    </Button>
  );
}
