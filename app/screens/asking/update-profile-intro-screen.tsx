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

/** What was begun before, and the number of the question that it stands at; null at its end. */
type Begun = { draft: string; number: number | null };
type Loaded = { page: Page; begun: Begun | null };

export async function loader(args: LoaderFunctionArgs) {
  const request = accountRequest(args);
  const { alba, caller, locale } = request;
  const { setCookies } = await memberSession(request);
  const answer = await alba.asking.page(caller, { flow: 'wizard', recordId: null, at: null, locale });
  const asked = answer.ok && 'isBegun' in answer.data && answer.data.isBegun ? answer.data : null;
  const begun = asked && { draft: asked.draft, number: asked.kind === 'question' ? asked.number : null };
  const loaded: Loaded = { page: accountPage(request, { description: 'flow.description' }), begun };
  return data(loaded, { headers: personal([...setCookies, ...answer.setCookies]) });
}

/** What the guided profile is for, before its first question. */
export default function UpdateProfileIntro({ loaderData: { page, begun } }: { loaderData: Loaded }) {
  const t = useTranslate();
  const [slide, setSlide] = useState(0);
  useEffect(() => setSlide(begun === null ? 0 : (placeIn(begun.draft) ?? 0)), [begun]);
  const at = begun === null ? 1 : begun.number === null ? 'check' : Math.max(begun.number, slide);
  const place = { recordId: null, at, isCheck: false } as const;
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
            <Button href={flowPath('wizard', page.locale, place)}>{t(begun === null ? 'wizard.intro.begin' : 'wizard.intro.go-on')}</Button>
            <Button href={pathTo('profile', page.locale)} styling="Secondary">
              {t('wizard.intro.later')}
            </Button>
          </div>
        </header>
      </div>
    </Shell>
  );
}
