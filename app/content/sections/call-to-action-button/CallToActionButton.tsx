import { ContentButton } from '#app/content/links/ContentButton.tsx';
import { useLeads } from '#app/content/links/use-leads.ts';
import { UnknownSection } from '#app/content/sections/unknown/UnknownSection.tsx';
import type { SectionOf } from '#services/content/model/sections/sections.ts';

/** One button that stands by itself. */
export function CallToActionButton({ section: { data } }: { section: SectionOf<'callToActionButton'> }) {
  const leads = useLeads();
  if (!leads(data.url)) return <UnknownSection />;
  return (
    <ContentButton href={data.url} styling={data.styling}>
      {data.label}
    </ContentButton>
  );
}
