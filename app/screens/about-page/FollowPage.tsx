import type { ReactNode } from 'react';
import { pathTo } from '#app/addresses/paths.ts';
import type { FormShape } from '#app/forms/define-form.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage, type Mistakes } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { OutreachForm } from '#app/forms/outreach/OutreachForm.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { AccountPage } from '#app/screens/account/AccountPage.tsx';
import { Ways } from '#app/screens/account/Ways.tsx';
import { confirmForm, followForm, leaveForm } from './changes-form.ts';
import type { About } from './load-about.ts';

type AboutPage = { about: About; action: string };
/** How it stands with mails about a page, or with the link of one. */
export type Following =
  | ({ kind: 'ask' | 'sent' | 'following' | 'confirm' | 'leave' } & AboutPage)
  | { kind: 'left' }
  /** The link does not work any more. */
  | { kind: 'broken' };

type Props = { page: Page; state: Following; wrong: Mistakes | undefined };

export function FollowPage({ page, state, wrong }: Props) {
  const t = useTranslate();
  const back = 'about' in state && state.about.title !== '' ? <BackTo {...state.about} /> : <Home page={page} />;
  const sheet = (lead: string | undefined, content: ReactNode) => (
    <AccountPage page={page} {...(lead === undefined ? {} : { lead })}>
      {content}
      <Ways>{back}</Ways>
    </AccountPage>
  );
  const form = (of: FormShape, action: string) => (
    <FormsOfPage value={{ action, wrong }}>
      <Problems of={of} />
      <Form of={of} />
    </FormsOfPage>
  );
  switch (state.kind) {
    case 'ask':
      return sheet(t('follow.lead', state.about), <OutreachForm of={followForm} action={state.action} wrong={wrong} />);
    case 'sent':
      return sheet(
        undefined,
        <>
          <Notice>{t('follow.sent')}</Notice>
          <p>{t('follow.sent.wait')}</p>
          <p>
            <a href={state.action}>{t('follow.again')}</a>
          </p>
        </>,
      );
    case 'following':
      return sheet(undefined, <Notice>{t('follow.following')}</Notice>);
    case 'confirm':
      return sheet(t('follow.confirm', state.about), form(confirmForm, state.action));
    case 'leave':
      return sheet(t('follow.leave', state.about), form(leaveForm, state.action));
    case 'left':
      return sheet(undefined, <Notice>{t('follow.left')}</Notice>);
    case 'broken':
      return sheet(undefined, <p>{t('follow.broken')}</p>);
    default:
      return state satisfies never;
  }
}

export function BackTo({ path, title }: Pick<About, 'path' | 'title'>) {
  return (
    <p>
      <a href={path}>{useTranslate()('about.back', { title })}</a>
    </p>
  );
}

function Home({ page }: { page: Page }) {
  return (
    <p>
      <a href={pathTo('home', page.locale)}>{useTranslate()('about.home')}</a>
    </p>
  );
}
