import { localeOfPath } from '#app/addresses/paths.ts';
import { createTranslate } from '#app/i18n/format.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { languageTags } from '#config/locale.ts';

/** The page with a line above all others that says that it is a copy, and of when. */
export function withNotice({ key, body, savedAt }: { key: string; body: string; savedAt: string }): string {
  const locale = localeOfPath(key);
  const t = createTranslate(locale, messagesFor(locale));
  const moment = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const notice = `<p class="saved-page">${t('error.saved.notice', { moment: `${moment.format(new Date(savedAt))} UTC` })}</p>`;
  return body.replace(/<main\b[^>]*>/, (main) => main + notice);
}
