import '#app/application.client.ts';
import { useEffect, useState } from 'react';
import { data, type LoaderFunctionArgs } from 'react-router';
import { pathTo } from '#app/addresses/paths.ts';
import { placeIn } from '#app/features/guided-profile/guided-profile.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { personal } from '#app/pages/personal.ts';
import { shows } from '#app/pages/shown-words.server.ts';
import { accountPage, accountRequest, memberSession } from '#app/screens/account/account-request.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { Button } from '#app/ui/Button.tsx';
import css from './Flow.module.css';
import { flowWords, wizardWords } from './flow.words.ts';
import { flowPath } from './flow-address.ts';

export const middleware = [shows(flowWords, wizardWords)];

/** `draft`: the id of what was begun before. */
type Loaded = { page: Page; draft: string | null };

export async function loader(args: LoaderFunctionArgs) {
  const request = accountRequest(args);
  const { alba, caller, locale } = request;
  const { setCookies } = await memberSession(request);
  const answer = await alba.asking.page(caller, { flow: 'wizard', recordId: null, at: 1, locale });
  const draft = answer.ok && 'isBegun' in answer.data && answer.data.isBegun ? answer.data.draft : null;
  const loaded: Loaded = { page: accountPage(request, { description: 'flow.description' }), draft };
  return data(loaded, { headers: personal([...setCookies, ...answer.setCookies]) });
}

/** What the guided profile is for, before its first question. */
export default function UpdateProfileIntro({ loaderData: { page, draft } }: { loaderData: Loaded }) {
  const t = useTranslate();
  const [slide, setSlide] = useState<number | null>(null);
  useEffect(() => setSlide(draft === null ? null : placeIn(draft)), [draft]);
  const place = { recordId: null, at: draft === null ? 1 : slide, isCheck: false };
  return (
    <Shell page={page}>
      <div className={css.flow}>
        <header className={css.head}>
          <h1>{t('wizard.intro.title')}</h1>
          <p>{t('wizard.intro.lead')}</p>
          <ul>
            <li>{t('wizard.intro.private')}</li>
            <li>{t('wizard.intro.use')}</li>
          </ul>
          <div className={css.buttons}>
            <Button href={flowPath('wizard', page.locale, place)}>{t(draft === null ? 'wizard.intro.begin' : 'wizard.intro.go-on')}</Button>
            <Button href={pathTo('profile', page.locale)} styling="Secondary">
              {t('wizard.intro.later')}
            </Button>
          </div>
        </header>
      </div>
    </Shell>
  );
}
