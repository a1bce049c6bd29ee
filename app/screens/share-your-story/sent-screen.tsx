import { pathTo } from '#app/addresses/paths.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { document } from '#app/pages/document.ts';
import { screenPage } from '#app/pages/screen-page.ts';
import { AccountPage } from '#app/screens/account/AccountPage.tsx';
import { Ways } from '#app/screens/account/Ways.tsx';
import type { Route } from './+types/sent-screen.ts';

export const loader = document(async (request) => {
  const messages = messagesFor(request.match.locale);
  return { page: screenPage(request, { title: String(messages['story.sent.title']), description: String(messages['story.sent']) }) };
});

/** After a story was sent: what comes next. */
export default function StorySentScreen({ loaderData: { loaded } }: Route.ComponentProps) {
  const { page } = loaded;
  const t = useTranslate();
  return (
    <AccountPage page={page}>
      <Notice>{t('story.sent')}</Notice>
      <p>{t('story.sent.mail')}</p>
      <p>{t('story.sent.after')}</p>
      <Ways>
        <p>
          <a href={pathTo('personal-stories', page.locale)}>{t('story.read')}</a>
        </p>
      </Ways>
    </AccountPage>
  );
}
