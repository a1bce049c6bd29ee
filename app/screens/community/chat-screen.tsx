import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { document } from '#app/pages/document.ts';
import { chat } from '#config/organisation.ts';
import type { Route } from './+types/chat-screen.ts';
import { ChatTimes } from './ChatTimes.tsx';

export const loader = document(loadEntry);

/** Whom to reach now, and when the chat is open. */
export default function ChatScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} below={<ChatTimes chat={chat} />} />;
}
