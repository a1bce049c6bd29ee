import { loadEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { createTranslate } from '#app/i18n/format.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { document } from '#app/pages/document.ts';
import type { Route } from './+types/term-screen.ts';
import { loadTerm } from './load-term.ts';
import { TermView } from './TermView.tsx';

/** A word of the glossary, the pages that use it, and the words before and after it. */
export const loader = document(async (request) => {
  const shown = await loadEntry(request);
  if (shown.kind === 'untranslated') return shown;
  const { locale } = request.match;
  // A page on the same may have the word for its title.
  const headTitle = createTranslate(locale, messagesFor(locale))('glossary.titled', { term: shown.entry.title });
  return { ...shown, page: { ...shown.page, headTitle }, ...(await loadTerm(request.alba, shown.entry)) };
});

export default function TermScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  return shown.kind === 'untranslated' ? <Untranslated {...shown} /> : <TermView {...shown} />;
}
