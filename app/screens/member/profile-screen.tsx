import '#app/application.client.ts';
import { useState } from 'react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pathTo } from '#app/addresses/paths.ts';
import { callBoxWords } from '#app/content/sections/call-box/call-box.words.ts';
import { Avatar } from '#app/features/avatars/Avatar.tsx';
import { pictureProblemWords } from '#app/features/avatars/avatar-calls.words.ts';
import { avatarWords, cropWords } from '#app/features/avatars/avatars.words.ts';
import { passkeyWords } from '#app/features/passkeys/passkeys.words.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { formWords } from '#app/forms/form.words.ts';
import type { Mistakes } from '#app/forms/forms-of-page.ts';
import { type Kept, keepIntent, signInAgain, takeKept } from '#app/forms/kept-forms.server.ts';
import { readForm } from '#app/forms/read-form.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { goOn, personal } from '#app/pages/personal.ts';
import { shows } from '#app/pages/shown-words.server.ts';
import { accountPage, accountRequest, memberSession, sessionOf } from '#app/screens/account/account-request.ts';
import { fieldWords } from '#app/screens/account/fields.words.ts';
import { changePasswordWords } from '#app/screens/account/password.words.ts';
import { problemWords } from '#app/screens/account/problems.words.ts';
import { serviceProblemWords } from '#app/screens/account/provider.words.ts';
import { signOutWords } from '#app/screens/account/sign-in.words.ts';
import { resendWords } from '#app/screens/account/verify-email.words.ts';
import { askedWords } from '#app/screens/asking/asked.words.ts';
import { trialChoiceWords } from '#app/screens/trials/choice.words.ts';
import { Shell } from '#app/shell/Shell.tsx';
import type { Locale } from '#config/locale.ts';
import type { Member } from '#services/identity/shared.ts';
import { connectedServiceWords } from './connected-service/connected-service.words.ts';
import { dailyLogWords } from './daily-log/daily-log.words.ts';
import { forYouWords } from './for-you/for-you.words.ts';
import { MemberForms } from './MemberForms.tsx';
import { myAccountWords } from './my-account.words.ts';
import { myDataWords } from './my-data/my-data.words.ts';
import { overviewWords } from './overview/overview.words.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import css from './profile.module.css';
import { publicPageWords } from './public-page.words.ts';
import { questionsWords } from './questions/questions.words.ts';
import { recordsWords } from './records/records.words.ts';
import { remindersWords } from './reminders/reminders.words.ts';
import { savedWords } from './saved/saved.words.ts';
import type { MemberFormShape, SectionPart } from './section.ts';
import { type SectionId, sectionPath } from './section-ids.ts';
import { allForms, formOf, formsOf, type LoadedSection, loadSection, sectionAsked } from './sections.server.ts';
import { sections } from './sections.ts';
import { passkeysPartWords } from './security/passkeys.words.ts';
import { securityWords } from './security/security.words.ts';
import { logWords } from './settings/log.words.ts';
import { pictureWords } from './settings/picture.words.ts';
import { settingsWords } from './settings/settings.words.ts';
import { sharingWords } from './sharing/sharing.words.ts';
import { summaryPageWords } from './summary/summary.words.ts';
import { timelineWords } from './timeline/timeline.words.ts';
import { memberTrialsWords } from './trials/member-trials.words.ts';
import { usefulWords } from './useful/useful.words.ts';
import { visitsScreenWords } from './visits/visits.words.ts';

export { formHeaders as headers } from '#app/forms/answer-form.server.ts';
export { sendForm as clientAction } from '#app/forms/client-action.ts';

export const middleware = [
  shows(
    myDataWords,
    overviewWords,
    publicPageWords,
    timelineWords,
    recordsWords,
    savedWords,
    usefulWords,
    forYouWords,
    memberTrialsWords,
    trialChoiceWords,
    dailyLogWords,
    questionsWords,
    visitsScreenWords,
    remindersWords,
    summaryPageWords,
    sharingWords,
    callBoxWords,
    settingsWords,
    logWords,
    askedWords,
  ),
  shows(avatarWords, cropWords, pictureWords, pictureProblemWords),
  shows(connectedServiceWords, serviceProblemWords),
  shows(securityWords, passkeysPartWords, passkeyWords),
  shows(myAccountWords, fieldWords, problemWords, formWords, changePasswordWords, resendWords, signOutWords),
];

type Loaded = {
  page: Page;
  section: LoadedSection;
  /** Whether it has forms that are sent to this page. */
  hasForms: boolean;
  member: Member;
  /** What was just changed. */
  saved: string | null;
  /** What was typed when a session ended, and is not saved. */
  kept: Kept | null;
  /** What was sent last had been filled in by somebody else. */
  isOthers: boolean;
};

/** The sections that there are; every other leads to the overview. */
export async function loader(args: LoaderFunctionArgs) {
  const request = accountRequest(args);
  const { url, locale } = request;
  const { member, setCookies } = await memberSession(request);
  const id = sectionAsked(url);
  if (id === null) throw redirect(pathTo('profile', locale), 303);
  const hasForms = formsOf(id).length > 0;
  const page = accountPage(request, { title: sections[id].title, description: 'myAccount.lead' });
  const section = await loadSection(id, request);
  const { kept, setCookies: more } = hasForms ? takeKept(request, member.id) : { kept: null, setCookies: [] };
  const saved = kept === null ? url.searchParams.get('saved') : null;
  const isOthers = kept === null && url.searchParams.has('others');
  const loaded: Loaded = { page, section, hasForms, member, saved, kept, isOthers };
  return data(loaded, { headers: personal([...setCookies, ...more]) });
}

/** One of the forms of the profile, by what it means to do; or all of them, to keep what is typed in them. */
export async function action(args: ActionFunctionArgs) {
  const request = accountRequest(args);
  const sent = await readForm(args.request);
  const intent = sent.get('intent') ?? '';
  if (intent === keepIntent) throw signInAgain(request, sent, allForms);
  const found = formOf(intent);
  if (!found) throw new Response(null, { status: 400 });
  const session = await sessionOf(request);
  if (!session) throw signInAgain(request, sent, allForms);
  const asked = request.url.searchParams;
  const own = placeOf(found.id, request.locale, asked);
  // Another member has signed in since the form was filled in: nothing of it becomes theirs.
  if ((sent.get('member') ?? session.member.id) !== session.member.id) throw goOn(`${own}&others=1`, session.setCookies);
  const next = placeOf(found.id, request.locale, asked, found.form.dropsQuery);
  return answerForm(request, found.form, sent, `${next}&${outcomeOf(found.form, sent)}`);
}

/** Where a section stands, in the way it is shown by now, but for what is dropped of that. */
function placeOf(id: SectionId, locale: Locale, asked: URLSearchParams, dropped: readonly string[] = []): string {
  const names = (sections[id].query ?? []).filter((name) => !dropped.includes(name));
  const kept = new URLSearchParams(names.flatMap((name) => asked.getAll(name).map((value) => [name, value])));
  return sectionPath(id, locale) + (kept.size > 0 ? `&${kept}` : '');
}

/** What the page is told of a form that was carried out. */
function outcomeOf({ intent = '', tellsOf = [] }: MemberFormShape, sent: URLSearchParams): URLSearchParams {
  return new URLSearchParams([['saved', intent], ...tellsOf.map((name) => [name, sent.get(name) ?? ''])]);
}

/** What was changed elsewhere meanwhile is shown as it is now, below what is told of that. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const { problems = [] }: Partial<Mistakes> = actionResult ?? {};
  return defaultShouldRevalidate || problems.some(({ code }) => code === 'changed-elsewhere' || code === 'missing');
}

export default function ProfileScreen({ loaderData, actionData }: { loaderData: Loaded; actionData?: Mistakes }) {
  const wrong = useMistakes(actionData, loaderData);
  const { page, section, hasForms, member } = loaderData;
  const { lead } = sections[section.id];
  const t = useTranslate();
  const view = <SectionView {...section} member={member} />;
  return (
    <Shell page={page}>
      <div className={css.profile}>
        <header className={css.head}>
          <Portrait {...section} member={member} />
          <h1>{page.title}</h1>
          <p className={css.lead}>{t(lead, { username: member.username })}</p>
        </header>
        <ProfileMenu section={section.id} parts={partsOf(section)} />
        {hasForms ? (
          // Of one member nothing stays in the fields for the next.
          <MemberForms
            key={member.id}
            {...loaderData}
            action={placeOf(section.id, page.locale, new URLSearchParams(page.query))}
            wrong={wrong}
          >
            {view}
          </MemberForms>
        ) : (
          view
        )}
      </div>
    </Shell>
  );
}

function SectionView<Id extends SectionId>({ id, loaded, member }: LoadedSection<Id> & { member: Member }) {
  const { View } = sections[id];
  return <View member={member} loaded={loaded} />;
}

function partsOf<Id extends SectionId>({ id, loaded }: LoadedSection<Id>): readonly SectionPart[] {
  return sections[id].parts?.(loaded) ?? [];
}

function Portrait<Id extends SectionId>({ id, loaded, member }: LoadedSection<Id> & { member: Member }) {
  const { pictureIn } = sections[id];
  if (!pictureIn) return null;
  return (
    <div className={css.portrait}>
      <Avatar username={member.username} src={pictureIn(loaded)} size={80} />
    </div>
  );
}

/** What was wrong, until the page is loaded anew. The router forgets it with each link that leads to a place within the page. */
function useMistakes(actionData: Mistakes | undefined, loaderData: Loaded): Mistakes | undefined {
  const [held, hold] = useState({ wrong: actionData, loaderData });
  if (actionData ? actionData !== held.wrong : loaderData !== held.loaderData) hold({ wrong: actionData, loaderData });
  return held.wrong;
}
