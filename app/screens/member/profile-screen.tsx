import '#app/application.client.ts';
import { useState } from 'react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { pathTo } from '#app/addresses/paths.ts';
import { formatInstant } from '#app/i18n/dates.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { shows } from '#app/pages/shown-words.server.ts';
import {
  type AccountRequest,
  accountPage,
  accountRequest,
  goOn,
  type Mistakes,
  memberSession,
  mistakes,
  personal,
  sessionOf,
} from '#app/screens/account/account-request.ts';
import { fieldWords } from '#app/screens/account/fields.words.ts';
import {
  changes,
  type Intent,
  isIntent,
  isSection,
  keptFields,
  myAccountPath,
  type ProfileSection,
  type ShownSession,
} from '#app/screens/account/my-account.ts';
import { changePasswordWords } from '#app/screens/account/password.words.ts';
import { problemWords } from '#app/screens/account/problems.words.ts';
import { filledIn, readForm } from '#app/screens/account/read-form.ts';
import { SignOut } from '#app/screens/account/SignOut.tsx';
import { signOutWords } from '#app/screens/account/sign-in.words.ts';
import { resendWords } from '#app/screens/account/verify-email.words.ts';
import { Shell } from '#app/shell/Shell.tsx';
import { formWords } from '#app/ui/form/form.words.ts';
import { FormOwner } from '#app/ui/form/form-owner.ts';
import type { Locale } from '#config/locale.ts';
import type { Member, MemberSession } from '#services/identity/shared.ts';
import { type Kept, keepIntent, signInAgain, takeKept } from './kept-forms.server.ts';
import { MyAccount } from './MyAccount.tsx';
import { myAccountWords } from './my-account.words.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import css from './profile.module.css';

export { accountHeaders as headers } from '#app/screens/account/account-request.ts';

export const middleware = [shows(myAccountWords, fieldWords, problemWords, formWords, changePasswordWords, resendWords, signOutWords)];

type Loaded = {
  page: Page;
  section: ProfileSection;
  member: Member;
  sessions: readonly ShownSession[];
  /** What was just changed. */
  saved: string | null;
  /** What was typed when a session ended, and is not saved. */
  kept: Kept | null;
  /** What was sent last had been filled in by somebody else. */
  isOthers: boolean;
};

/** The sections that there are; every other leads to my account. */
export async function loader(args: LoaderFunctionArgs) {
  const request = accountRequest(args);
  const { url, match } = request;
  const asked = url.searchParams.get('section');
  const { member, setCookies } = await memberSession(request);
  if (asked !== null && !isSection(asked)) throw redirect(myAccountPath(match.locale), 303);
  const section = asked ?? 'my-account';
  const page = accountPage(request, { title: section === 'sign-out' ? 'signOut.title' : 'myAccount.title', description: 'myAccount.lead' });
  const sessions = section === 'my-account' ? await sessionsShown(request) : [];
  const taken = section === 'my-account' ? takeKept(request, member.id) : null;
  const kept = taken?.kept ?? null;
  const saved = kept === null ? url.searchParams.get('saved') : null;
  const loaded: Loaded = { page, section, member, sessions, saved, kept, isOthers: kept === null && url.searchParams.has('others') };
  return data(loaded, { headers: personal([...setCookies, ...(taken?.setCookies ?? [])]) });
}

/** Moments are put into words here: a browser's words may differ by a space. */
async function sessionsShown({ alba, caller, match }: AccountRequest): Promise<ShownSession[]> {
  const answer = await alba.identity.sessions(caller);
  return answer.ok ? answer.data.map((session) => shown(session, match.locale)) : [];
}

function shown({ id, isCurrent, browser, system, startedAt, lastSeenAt }: MemberSession, locale: Locale): ShownSession {
  return { id, isCurrent, browser, system, started: formatInstant(startedAt, locale), used: formatInstant(lastSeenAt, locale) };
}

/** One of the forms of my account, by what it means to do; or all of them, to keep what is typed in them. */
export async function action(args: ActionFunctionArgs) {
  const request = accountRequest(args);
  const form = await readForm(args.request);
  const intent = form.get('intent') ?? '';
  if (intent === keepIntent) throw signInAgain(request, form, keptFields);
  if (!isIntent(intent)) throw new Response(null, { status: 400 });
  const session = await sessionOf(request);
  if (!session) throw signInAgain(request, form, keptFields);
  // Another member has signed in since the form was filled in: nothing of it becomes theirs.
  if ((form.get('member') ?? session.member.id) !== session.member.id)
    throw goOn(`${myAccountPath(request.match.locale)}&others=1`, session.setCookies);
  return carryOut(request, intent, form);
}

async function carryOut(request: AccountRequest, intent: Intent, form: URLSearchParams) {
  const { fields, change } = changes[intent];
  const typed = filledIn(form, fields);
  const answer = await change(request.alba.identity, { typed, sessionId: form.get('session') ?? '' }, request.caller);
  if (answer.ok) return goOn(`${myAccountPath(request.match.locale)}&saved=${intent}`, answer.setCookies);
  if (answer.problems.some(({ code }) => code === 'not-signed-in')) throw signInAgain(request, form, keptFields, answer.setCookies);
  return mistakes(request, answer, typed, intent);
}

export default function ProfileScreen({ loaderData, actionData }: { loaderData: Loaded; actionData?: Mistakes }) {
  const wrong = useMistakes(actionData, loaderData);
  const { page, section, member } = loaderData;
  const t = useTranslate();
  return (
    <Shell page={page}>
      <div className={css.profile}>
        <header className={css.head}>
          <h1>{page.title}</h1>
          <p className={css.lead}>{section === 'sign-out' ? t('signOut.lead', { username: member.username }) : t('myAccount.lead')}</p>
        </header>
        <ProfileMenu section={section} />
        {section === 'sign-out' ? (
          <div className={css.card}>
            <SignOut target={pathTo('profile', page.locale)} />
          </div>
        ) : (
          <FormOwner value={member.id}>
            {/* Of one member nothing stays in the fields for the next. */}
            <MyAccount key={member.id} {...loaderData} wrong={wrong} />
          </FormOwner>
        )}
      </div>
    </Shell>
  );
}

/** What was wrong, until the page is loaded anew. The router forgets it with each link that leads to a place within the page. */
function useMistakes(actionData: Mistakes | undefined, loaderData: Loaded): Mistakes | undefined {
  const [held, hold] = useState({ wrong: actionData, loaderData });
  if (actionData ? actionData !== held.wrong : loaderData !== held.loaderData) hold({ wrong: actionData, loaderData });
  return held.wrong;
}
