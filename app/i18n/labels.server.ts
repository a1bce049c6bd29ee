import type { Locale } from '#config/locale.ts';
import type { ContentType } from '#services/search/shared.ts';
import type { PlainMessageId } from './catalogue.ts';
import { type CardLabel, resultLabel } from './entry-labels.ts';
import { createTranslate } from './format.ts';
import { messagesFor } from './messages.server.ts';

/** A label as a reader of the language sees it. */
export function labelIn(locale: Locale, label: CardLabel): string {
  return createTranslate(locale, messagesFor(locale))(`card.label.${label}`);
}

/** What an answer says that is no page. */
export function messageIn(locale: Locale, id: PlainMessageId): string {
  return createTranslate(locale, messagesFor(locale))(id);
}

/** What a reader sees results of a content type called. */
export function typeLabelIn(locale: Locale, type: ContentType): string {
  return labelIn(locale, resultLabel(type));
}
