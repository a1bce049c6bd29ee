import { pathTo } from '#app/addresses/paths.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { document } from '#app/pages/document.ts';
import { screenPage } from '#app/pages/screen-page.ts';
import { AccountPage } from '#app/screens/account/AccountPage.tsx';
import type { Route } from './+types/sent-screen.ts';

/** After a sign-up: a page like any other, the same for everybody, since nothing of who asked is on it. */
export const loader = document(async (request) => {
  const messages = messagesFor(request.match.locale);
  const [title, description] = [String(messages['newsletter.sent.title']), String(messages['newsletter.sent.notice'])];
  return { page: screenPage(request, { title, description }) };
});

export default function SentScreen({
  loaderData: {
    loaded: { page },
  },
}: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <AccountPage page={page}>
      <Notice>{t('newsletter.sent.notice')}</Notice>
      <p>{t('newsletter.sent.wait')}</p>
      <p>{t('newsletter.sent.none')}</p>
      <p>{t('newsletter.sent.same')}</p>
      <p>
        <a href={pathTo('newsletter', page.locale)}>{t('newsletter.again')}</a>
      </p>
    </AccountPage>
  );
}
