import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry, type ShownEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { document } from '#app/pages/document.ts';
import { otherLocale } from '#config/locale.ts';
import type { Route } from './+types/leaflet-screen.ts';
import { Leaflet } from './Leaflet.tsx';
import { type Side, sideOf } from './side.ts';

export const loader = document(async (request): Promise<ShownEntry & { sides: Side[] }> => {
  const { alba, match } = request;
  const sides = [match.locale, otherLocale(match.locale)].map((locale) => sideOf(locale, alba.origin));
  return { ...(await loadEntry(request)), sides };
});

/** A leaflet for waiting rooms, before how to print it and who may. */
export default function LeafletScreen({ loaderData }: Route.ComponentProps) {
  const { sides, ...shown } = loaderData.loaded;
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} lead={<Leaflet sides={sides} />} />;
}
